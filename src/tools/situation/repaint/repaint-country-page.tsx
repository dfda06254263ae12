import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
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
  const badge = document.querySelector('.country-top .badge, .badges .badge');
  if (badge) paintBadge(badge, view.visaStatus, view.badge);
  replaceVerdict(verdict, view, current);
  repaintParts(view);
  markCase(view);
}

function replaceVerdict(verdict: Element, view: PersonalView, current: CurrentSituation): void {
  const next = verdict.querySelector<HTMLAnchorElement>('a[href^="#"]');
  const place = document.createElement('div');
  verdict.replaceWith(place);
  const { country, visaStatus, figures } = view;
  createRoot(place).render(
    <Verdict
      summary={{
        country: {
          visaStatus,
          nameSpanish: country.name,
          doubt: country.doubt,
          confidence: 'high',
          conditional: country.conditional,
          statusChange: country.statusChange,
          procedure: figures.procedure,
          nextStep: figures.nextStep,
        },
        stay: { lead: figures.stay },
        cost: figures.cost,
      }}
      nextHref={next?.getAttribute('href') ?? '#condiciones'}
      nextLabel={next?.textContent ?? 'Ver tu caso'}
      personal={{ qualifier: view.qualifier, reason: <PersonalReason view={view} current={current} /> }}
    />,
  );
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
    // The guide prints the cost as one line of two parts, the other places as lines of their own.
    const [figure, ...footnotes] = place.querySelectorAll('.answer-figure, h2, .figure-text, .note');
    figure?.replaceChildren(lead);
    for (const footnote of footnotes) footnote.remove();
    if (small && figure) {
      const line = document.createElement(figure.matches('.figure-text') ? 'span' : 'p');
      line.className = 'note';
      line.textContent = small;
      figure.after(line);
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
  const own = cases[rule ? (country.conditional?.rules.indexOf(rule) ?? -1) : cases.length - 1];
  if (!own) return;
  own.setAttribute('aria-current', 'true');
  own.append(Object.assign(document.createElement('strong'), { textContent: 'Este es tu caso.' }));
}
