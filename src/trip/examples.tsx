import type { ReactNode } from 'react';
import { AnswerPanel } from '../country/answer-panel.tsx';
import { EMPTY_JOURNEY } from '../journey/journey-draft.ts';
import type { JourneyState } from '../journey/journey-store.ts';
import { BlankPage } from './checklist/checklist-tool.tsx';
import { JourneyNotice } from './journey-notice.tsx';

const JOURNEY: JourneyState = {
  journey: { ...EMPTY_JOURNEY, trips: [] },
  origin: 'device',
  unread: [],
  hasOwn: true,
  storage: 'found',
};

/** What the tools say in every state: answered, empty, waiting, failed, of a link. */
export const TOOL_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  Respuestas: (
    <>
      <AnswerPanel tone="good" word="Dentro del límite">
        <p>Son 20 días. Tu último día permitido es el 29 de julio de 2027.</p>
      </AnswerPanel>
      <AnswerPanel tone="bad" word="Te pasas">
        <p>Son 100 días y te pasas 10 días del límite («90 días en 180»).</p>
      </AnswerPanel>
      <AnswerPanel tone="todo" word="Necesitas un permiso">
        <p>Necesitas permiso electrónico para el Reino Unido.</p>
      </AnswerPanel>
      <AnswerPanel tone="ask" word="Por confirmar">
        <p>Hay algo en duda sobre Cuba: confírmalo con tu aerolínea.</p>
      </AnswerPanel>
      <AnswerPanel tone="ask">
        <p>Elige un destino y aquí te contestamos. Las fechas pueden esperar.</p>
      </AnswerPanel>
    </>
  ),
  'Mi lista, sin listas': <BlankPage examples={[{ slug: 'spain', name: 'España', iso2: 'ES' }]} />,
  'Un viaje que viene de un enlace': (
    <>
      <JourneyNotice {...JOURNEY} origin="address" />
      <JourneyNotice {...JOURNEY} origin="address" hasOwn={false} unread={['hola']} />
      <JourneyNotice {...JOURNEY} storage="set-aside" />
      <JourneyNotice {...JOURNEY} storage="denied" />
    </>
  ),
};
