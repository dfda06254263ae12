import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { verdictLabel } from '../../../catalogue/visa-status.ts';
import { SourceLink } from '../../../country/source-link.tsx';
import { UnconfirmedRules } from '../../../country/unconfirmed-rules.tsx';
import type { PersonalPart } from '../../../country-page/personal.tsx';
import { Verdict } from '../../../country-page/verdict.tsx';
import type { CurrentSituation } from '../../../personal/current-situation.ts';
import type { PersonalView } from '../../../personal/personal-view.ts';
import { paintBadge, paintStatus } from './paint-status.ts';
import { situationActions } from './situation-actions.ts';

/** A country page, either of the two, as this reader meets the country. */
export function repaintCountryPage(view: PersonalView, current: CurrentSituation): void {
  const verdict = document.querySelector('section[aria-label="Veredicto"]');
  if (!verdict) return;
  const badge = document.querySelector('.badges .badge');
  if (badge) paintBadge(badge, view.visaStatus, view.badge);
  replaceVerdict(verdict, view, current);
  repaintParts(view);
  markCase(view);
}

let root: Root | undefined;

/** The verdict drawn again; what was pressed in it keeps the focus, and the new answer is announced. */
function replaceVerdict(verdict: Element, view: PersonalView, current: CurrentSituation): void {
  const next = verdict.querySelector<HTMLAnchorElement>('a[href^="#"]');
  const pressed = document.activeElement?.getAttribute('data-holds');
  if (!root) {
    const place = document.createElement('div');
    if (current.origin === 'page') place.setAttribute('aria-live', 'polite');
    verdict.replaceWith(place);
    root = createRoot(place);
  }
  const { country, visaStatus, figures } = view;
  const verdictNow = (
    <Verdict
      summary={{
        country: {
          visaStatus,
          nameSpanish: country.name,
          confidence: 'high',
          conditional: country.conditional,
          statusChange: country.statusChange,
          procedure: figures.procedure,
          nextStep: figures.nextStep,
        },
        stay: { lead: figures.stay },
        cost: figures.cost,
        passport: country.passport,
      }}
      nextHref={next?.getAttribute('href') ?? '#condiciones'}
      nextLabel={next?.textContent ?? 'Ver tu caso'}
      personal={{
        qualifier: view.qualifier,
        reason: <PersonalReason view={view} current={current} />,
        holds: current.situation.holds,
      }}
    />
  );
  flushSync(() => root?.render(verdictNow));
  if (pressed != null) document.querySelector<HTMLElement>(`[data-holds="${pressed}"]`)?.focus();
}

/** In the verdict: why this is the reader's answer, what nobody could confirm, and the way back. */
function PersonalReason({ view, current }: { view: PersonalView; current: CurrentSituation }) {
  const { because, rule, text, unconfirmed } = view;
  const actions = useRef<HTMLParagraphElement>(null);
  useEffect(() => actions.current?.replaceChildren(...situationActions(current)), [current]);
  return (
    <>
      <p>
        <b>{current.origin === 'address' ? 'Según este enlace:' : 'En tu caso:'}</b> {because} {text}{' '}
        {rule && <SourceLink source={rule.source} />} {rule?.confidence === 'medium' && 'Confírmalo antes de comprar.'}
      </p>
      <UnconfirmedRules rules={unconfirmed} />
      <p ref={actions} />
    </>
  );
}

function repaintParts({ visaStatus, figures }: PersonalView): void {
  const texts: Record<PersonalPart, readonly string[]> = {
    status: [verdictLabel(visaStatus)],
    stay: [figures.stay],
    'on-arrival': [onArrival(visaStatus)],
    cost: [figures.cost.lead, figures.cost.original ?? ''],
  };
  for (const place of document.querySelectorAll<HTMLElement>('[data-personal]')) {
    const [lead = '', small = ''] = texts[place.dataset['personal'] as PersonalPart];
    const [figure, ...footnotes] = place.querySelectorAll('.answer-figure, h2, .note');
    figure?.replaceChildren(lead);
    for (const footnote of footnotes) footnote.remove();
    if (small && figure) {
      figure.after(Object.assign(document.createElement('p'), { className: 'note', textContent: small }));
    }
    const box = place.closest('.status-box');
    if (box) paintStatus(box, visaStatus);
  }
}

function onArrival(status: PersonalView['visaStatus']): string {
  if (status === 'visa-free') return 'No aplica';
  return status === 'visa-on-arrival' ? 'Sí' : 'No';
}

/** In the list of cases, the one that is the reader's. */
function markCase({ country, rule }: PersonalView): void {
  const cases = document.querySelectorAll('#condiciones li');
  for (const earlier of document.querySelectorAll('#condiciones li[aria-current]')) {
    earlier.removeAttribute('aria-current');
    earlier.lastElementChild?.remove();
  }
  const own = cases[rule ? (country.conditional?.rules.indexOf(rule) ?? -1) : cases.length - 1];
  if (!own) return;
  own.setAttribute('aria-current', 'true');
  own.append(Object.assign(document.createElement('strong'), { textContent: 'Este es tu caso.' }));
}
