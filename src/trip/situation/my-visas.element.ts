import { counted } from '../../catalogue/counted.ts';
import { figureWords } from '../../catalogue/country-summary.ts';
import { isArrival, type Situation } from '../../catalogue/situation.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { isTravelDocument, type TravelDocument } from '../../catalogue/travel-document.ts';
import { badgeLabel } from '../../catalogue/visa-status.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { makeBadge } from '../../country/make-badge.ts';
import { ownRule, unconfirmedRules } from '../../country/own-rule.ts';
import {
  addToSituation,
  changeSituation,
  forgetSituation,
  readSituation,
  situationStore,
  situationWords,
  storedSituation,
} from '../../journey/current-situation.ts';
import { loadPersonalData } from '../../journey/load-views.ts';
import type { PersonalCountry } from '../../journey/personal-data.ts';
import { isEased, type PersonalView, personalViews } from '../../journey/personal-view.ts';
import { putSituation, situationFromHash } from '../../journey/situation-address.ts';
import { copyLink } from '../../ui/copy-link.ts';
import { make, makeFlag } from '../../ui/make.ts';
import { showPartOf } from '../../ui/show-part.ts';
import { leftOutWords } from '../left-out-words.ts';

const NOTHING: Situation = { holds: [] };

const WAITING = 'Un momento, estamos trayendo las reglas.';

const NOT_KEPT = 'Este navegador no deja guardar nada. Puedes llevarte lo que marcaste en un enlace.';

/** `<my-visas>`: what the reader holds and at once what it changes, kept on the device as it is said; a link's, only when asked. */
class MyVisas extends HTMLElement {
  readonly #show = showPartOf(this);
  readonly #choices = [...this.querySelectorAll('input')];
  /** What is said before anything is. */
  readonly #asking = this.#show('status', true).textContent;
  #countries: readonly PersonalCountry[] | undefined;
  #hasFailed = false;
  /** What was said before the last change. */
  #earlier: Situation | undefined;

  connectedCallback(): void {
    const chosenEarly = this.#choices.filter(({ checked, defaultChecked }) => checked && !defaultChecked);
    this.addEventListener('change', () => this.#change(this.#chosen()));
    this.#onPress('none', () => this.#change(NOTHING));
    this.#onPress('share', () => this.#share());
    this.#onPress('forget', () => this.#forget());
    this.#onPress('adopt', () => this.#adopt());
    this.#onPress('retry', () => this.#load());
    situationStore.watch(() => this.#draw());
    this.#draw();
    this.querySelector('details :checked')?.closest('details')?.setAttribute('open', '');
    const { unknown } = situationFromHash(location.hash) ?? {};
    if (unknown) {
      const left = unknown.length > 0 ? ` ${leftOutWords(unknown)}` : '';
      this.#tell(`Este enlace ya trae visas marcadas. Revísalas; si son las tuyas, guárdalas.${left}`);
    } else if (storedSituation().state === 'set-aside') {
      this.#tell('Lo que habías guardado era de una versión anterior y no se puede leer: vuelve a marcarlo.');
    }
    // By a quick reader, or by the browser, which at a reload puts the fields as they were.
    for (const choice of chosenEarly) if (!choice.checked) choice.click();
    this.#load();
  }

  #onPress(part: string, act: () => void): void {
    this.querySelector(`button[data-part="${part}"]`)?.addEventListener('click', act);
  }

  async #load(): Promise<void> {
    this.#hasFailed = false;
    this.#draw();
    this.#countries = await loadPersonalData().catch(() => undefined);
    this.#hasFailed = !this.#countries;
    this.#draw();
    this.ariaBusy = 'false';
  }

  #chosen(): Situation {
    const values = this.#choices.filter(({ checked }) => checked).map(({ value }) => value);
    const arrival = values.find(isArrival);
    return { holds: values.filter(isTravelDocument), ...(arrival && { arrival }) };
  }

  #change(next: Situation): void {
    const { situation = NOTHING, origin } = situationStore.read() ?? {};
    this.#earlier = situation;
    const isKept = changeSituation(next);
    if (origin !== 'address') this.#tell(isKept ? '' : NOT_KEPT);
  }

  /** What a link brought becomes the reader's own: it adds to what they keep and never replaces it. */
  #adopt(): void {
    const { situation = NOTHING } = situationStore.read() ?? {};
    const own = readSituation();
    this.#earlier = own;
    leaveLink();
    const isKept = addToSituation(situation);
    if (!isKept) changeSituation(situation);
    const added = own && `Agregamos a tus visas: ${situationWords({ holds: missingIn(own, situation) })}.`;
    this.#tell(isKept ? (added ?? '') : NOT_KEPT);
  }

  #forget(): void {
    this.#earlier = undefined;
    leaveLink();
    forgetSituation();
    this.#tell('Listo: otra vez te mostramos lo que vale para cualquier pasaporte mexicano.');
  }

  #share(): void {
    const address = new URL(location.pathname, location.href);
    address.hash = putSituation(new URLSearchParams(), this.#chosen()).toString();
    copyLink(address.href, 'Quien lo abra verá lo que marcaste.');
  }

  #tell(message: string): void {
    this.#show('notice', message !== '');
    this.#show('message', true, message);
  }

  #draw(): void {
    const { situation, origin } = situationStore.read() ?? {};
    const { holds, arrival = '' } = situation ?? NOTHING;
    for (const choice of this.#choices) {
      const { type, value } = choice;
      choice.checked = type === 'radio' ? value === arrival : isTravelDocument(value) && holds.includes(value);
    }
    const own = readSituation();
    const isNew = origin === 'address' && (!own || missingIn(own, { holds }).length > 0);
    this.#show('adopt', isNew, own ? 'Agregar a mis visas' : 'Guardar como mis visas');
    this.#show('none', !situation);
    this.#show('share', situation !== undefined);
    this.#show('forget', situation !== undefined);
    this.#show('failure', this.#hasFailed);
    this.#answer(situation);
  }

  #answer(situation: Situation | undefined): void {
    const views = situation && this.#views(situation);
    const status = this.#show('status', !this.#hasFailed, situation ? WAITING : this.#asking);
    this.#show('countries', views !== undefined);
    if (!views) return;
    const earlier = this.#earlier && this.#views(this.#earlier);
    const eased = views.filter(isEased);
    const unchanged = views.filter((view) => !isEased(view));
    status.replaceChildren(
      make('b', {}, eased.length > 0 ? `Entras más fácil a ${countriesWords(eased)}` : 'No cambia ningún país'),
      earlier ? make('p', { className: 'note' }, changeText(views, earlier)) : '',
    );
    this.#show('eased', true).replaceChildren(...eased.map((view) => this.#row(view)));
    this.#show('fold', unchanged.length > 0);
    this.#show('rest', true, `Y ${countriesWords(unchanged)} donde esto no te ayuda`);
    this.#show('unchanged', true).replaceChildren(...unchanged.map((view) => this.#row(view)));
  }

  #views(situation: Situation): PersonalView[] | undefined {
    return this.#countries && [...personalViews(this.#countries, situation).values()];
  }

  /** A country, what it asks of this reader, and why; open where it was. */
  #row(view: PersonalView): HTMLElement {
    const { because, country, visaStatus, badge } = view;
    const id = `en-${country.slug}`;
    const open = this.querySelector<HTMLDetailsElement>(`#${id}`)?.open;
    const name = make('span', {}, country.name);
    const summary = make('span', { className: 'row' }, makeFlag(country.iso2), name, makeBadge(visaStatus, badge));
    const answer = make(
      'div',
      { className: 'stack gap-2' },
      make('p', {}, make('b', {}, because), ...ownRule(view)),
      ...(isEased(view) ? [make('p', { className: 'note' }, figuresText(view))] : []),
      ...unconfirmedRules(view),
      make(
        'a',
        { className: 'arrow-link', href: questionPath(country.slug) },
        `Ver todo ${withPreposition('de', { nameSpanish: country.name })}`,
      ),
    );
    return make('li', {}, make('details', { id, className: 'unfolds', open }, make('summary', {}, summary), answer));
  }
}

customElements.define('my-visas', MyVisas);

function leaveLink(): void {
  history.replaceState(null, '', location.pathname);
}

function missingIn(own: Situation, { holds }: Situation): TravelDocument[] {
  return holds.filter((each) => !own.holds.includes(each));
}

function countriesWords({ length }: readonly PersonalView[]): string {
  return counted(length, 'país', 'países');
}

/** What the last tick did, so that nobody wonders whether it was heard. */
function changeText(views: readonly PersonalView[], earlier: readonly PersonalView[]): string {
  const before = new Map(earlier.map(({ country, badge }) => [country.slug, badge]));
  const names = views.flatMap(({ country, badge }) => (before.get(country.slug) === badge ? [] : [country.name]));
  if (names.length === 0) return 'Con esto último no cambió ningún país.';
  const more = names.length > 3 ? [`${names.length - 2} más`] : [];
  return `Con esto último cambió ${spokenList([...names.slice(0, more.length > 0 ? 2 : 3), ...more])}.`;
}

function figuresText({ figures: { stay, cost }, country: { conditional } }: PersonalView): string {
  const otherwise = conditional ? ` Sin ese documento: ${badgeLabel(conditional.otherwise.visaStatus)}.` : '';
  return `Estancia: ${stay}. Costo: ${figureWords(cost)}.${otherwise}`;
}
