import { figureFootnotes } from '../catalogue/country-summary.ts';
import { isTravelDocument } from '../catalogue/travel-document.ts';
import { verdictLabel } from '../catalogue/visa-status.ts';
import { type CurrentSituation, currentSituation } from '../journey/current-situation.ts';
import { loadPersonalData } from '../journey/load-views.ts';
import { type PersonalView, personalViews } from '../journey/personal-view.ts';
import { situationActions } from '../journey/situation-actions.ts';
import { make } from '../ui/make.ts';
import { ownRule, unconfirmedRules } from './own-rule.ts';
import { statusClass } from './status-class.ts';

/**
 * A country as this reader meets it, as a panel to show, and which of the page's choices it answers for. `pressed` is the one they
 * chose on this very page, for this view alone: a document, or none.
 * @returns undefined where nothing was said, or where the country asks the same of everybody.
 * @throws where the rules do not come.
 */
export async function ownCase(slug: string, pressed?: string) {
  const current: CurrentSituation | undefined =
    pressed !== undefined
      ? { situation: { holds: isTravelDocument(pressed) ? [pressed] : [] }, origin: 'page' }
      : currentSituation();
  const view = current && personalViews(await loadPersonalData(), current.situation).get(slug);
  if (!view) return undefined;
  const { holds } = current.situation;
  const asked = new Set(view.country.conditional?.rules.flatMap((rule) => rule.holds));
  const isNone = !holds.some((each) => asked.has(each));
  const isChosen = (choice: string) => (isTravelDocument(choice) ? holds.includes(choice) : isNone);
  return { panel: panelOf(view, current), isChosen };
}

function panelOf(view: PersonalView, current: CurrentSituation): HTMLElement {
  const { visaStatus, qualifier, figures, country } = view;
  const panel = make(
    'section',
    { className: `stack gap-2 own-case ${statusClass(visaStatus, qualifier)}` },
    make(
      'p',
      { className: 'verdict__text' },
      verdictLabel(visaStatus),
      make('span', { className: 'visually-hidden' }, ' · '),
      make('span', { className: 'verdict__qualifier' }, qualifier),
    ),
    make(
      'p',
      {},
      make('b', {}, current.origin === 'address' ? 'Según este enlace: ' : 'En tu caso: '),
      view.because,
      ...ownRule(view),
    ),
    make(
      'dl',
      { className: 'printed-fields' },
      field('Estancia', figures.stay),
      field('Costo', figures.cost.value, figureFootnotes(figures.cost)),
      field('Trámite', figures.procedure),
      ...(country.passport ? [field('Pasaporte', country.passport.value, country.passport.small)] : []),
    ),
    make('p', {}, make('b', {}, 'Qué sigue: '), figures.nextStep),
    ...unconfirmedRules(view),
    make('p', { className: 'actions' }, ...situationActions(current)),
  );
  panel.setAttribute('aria-label', 'En tu caso');
  return panel;
}

function field(label: string, value: string, small: readonly string[] = []): HTMLElement {
  const lines = small.map((line) => make('small', {}, line));
  return make('div', {}, make('dt', {}, label), make('dd', { className: 'figure-text' }, value, ...lines));
}
