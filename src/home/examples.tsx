import '../ui/disclosure.css';
import '../ui/notice.css';
import './near-section.css';
import './newsletter.css';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { NearSection, SectionTool } from './near-section.tsx';

const tool = <Button look="outline">Copiar los consejos</Button>;
const failure = 'El botón para copiar los consejos no se pudo cargar.';

/** What home folds, and what loads when it is opened: waiting, failed, ready. */
export const HOME_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  'Sección doblada': (
    <NearSection id="doblada" heading="Consejos" lead="Lo que evita problemas." tool={tool} failure={failure}>
      <p>Saca el pasaporte con tiempo.</p>
    </NearSection>
  ),
  'Lo que se carga al abrir': ['loading', 'failed', 'ready'].map((state) => (
    <div key={state} data-load={state}>
      <SectionTool tool={tool} failure={failure} />
    </div>
  )),
};
