import { figureFootnotes } from '../../catalogue/country-summary.ts';
import { dialogPath, OFFLINE_PAGE } from '../../catalogue/page-path.ts';
import { formatPartialDate } from '../../catalogue/partial-date.ts';
import type { SearchEntry } from '../../catalogue/search.ts';
import { loadSearchIndex } from '../../catalogue/search-index.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import type { Topic } from '../../catalogue/topic.ts';
import { comparisonPath, MAX_COMPARED } from '../../catalogue/trip-tools.ts';
import { makeBadge } from '../../country/make-badge.ts';
import { ownRule, unconfirmedRules } from '../../country/own-rule.ts';
import type { ShareButtonsElement } from '../../country/share-buttons.element.ts';
import { SITUATION_KEY } from '../../journey/journey-keys.ts';
import { ownAnswers } from '../../journey/own-answers.ts';
import { isOfRecord, type PersonalView } from '../../journey/personal-view.ts';
import type { ChosenAnswer, SearchBoxElement } from '../../search/search-box.element.ts';
import { fetchDocument } from '../../ui/fetch-document.ts';
import { make, makeFlag, makeIcon } from '../../ui/make.ts';
import { showPartOf } from '../../ui/show-part.ts';
import { publishedAddress } from '../published-address.ts';
import { type Asking, compareTopic } from './compare-topic.ts';
import { type Compared, comparedFromSearch, wordsIn } from './comparison-address.ts';

/** One destination of the comparison: what the build wrote of it, and the reader's own answer. */
interface Column {
  entry: SearchEntry;
  facts: HTMLElement;
  own: PersonalView | undefined;
}

/** `<country-comparison>`: two to four destinations side by side in its printed rows. The address is the state. */
class CountryComparison extends HTMLElement {
  readonly #show = showPartOf(this);
  #index: readonly SearchEntry[] = [];
  #entries: readonly SearchEntry[] = [];
  readonly #facts = new Map<string, HTMLElement>();
  readonly #topics = [...this.querySelectorAll<HTMLElement>('[data-part="different"] > [data-row]')];

  connectedCallback(): void {
    addEventListener('popstate', () => this.#answer());
    addEventListener('storage', ({ key }) => key === SITUATION_KEY && this.#answer());
    this.addEventListener('choose', (event) => {
      const { answer } = (event as CustomEvent<ChosenAnswer>).detail;
      const entry = 'country' in answer && this.#index.find(({ slug }) => slug === answer.country.slug);
      if (entry) this.#change([...this.#entries, entry], `Agregaste ${entry.nameSpanish}.`);
    });
    const box = this.querySelector<SearchBoxElement>('search-box');
    const isChosen = (slug: string) => this.#entries.some((entry) => entry.slug === slug);
    // Its code comes with the page, before this or after it.
    customElements
      .whenDefined('search-box')
      .then(() => box?.start((own) => own().filter((found) => !('country' in found && isChosen(found.country.slug)))));
    this.#answer();
  }

  #change(entries: readonly SearchEntry[], said: string): void {
    this.#show('said', true, said);
    history.pushState(null, '', comparisonPath(...entries.map(({ slug }) => slug)) + location.hash);
    this.#answer();
  }

  /** Fetches what the address asks for and is not here yet, and shows it all at once: what came later would push away what is read. */
  async #answer(): Promise<void> {
    const { search } = location;
    this.#show('failure', false, '');
    // Without the rules the comparison still answers for everybody, with the conditions.
    const own = ownAnswers().catch((): ReadonlyMap<string, PersonalView> => new Map());
    // Links of this site write them so; of another name the list says whose it is.
    const written = wordsIn(search).filter((word) => /^[a-z-]+$/.test(word));
    const early = this.#load(written.slice(0, MAX_COMPARED));
    try {
      this.#index = await loadSearchIndex();
    } catch {
      this.#fail('No se pudo cargar la lista de destinos. Revisa tu conexión.');
      return;
    }
    const compared = comparedFromSearch(search, this.#index);
    this.#entries = compared.entries;
    const slugs = compared.entries.map(({ slug }) => slug);
    this.#show('waiting', !slugs.every((slug) => this.#facts.has(slug)));
    await Promise.all([early, this.#load(slugs.filter((slug) => !written.includes(slug)))]);
    if (search === location.search) this.#draw(compared, await own);
  }

  /** What does not come is left out. */
  #load(slugs: readonly string[]): Promise<unknown> {
    const missing = slugs.filter((slug) => !this.#facts.has(slug));
    return Promise.allSettled(
      missing.map(async (slug) => {
        const facts = (await fetchDocument(dialogPath(slug))).querySelector<HTMLElement>('[data-column]');
        if (facts) this.#facts.set(slug, facts);
      }),
    );
  }

  #draw({ entries, problems }: Compared, own: ReadonlyMap<string, PersonalView>): void {
    const columns = entries.flatMap((entry): Column | [] => {
      const facts = this.#facts.get(entry.slug);
      return facts ? { entry, facts, own: own.get(entry.slug) } : [];
    });
    const failed = entries.filter(({ slug }) => !this.#facts.has(slug));
    this.ariaBusy = 'false';
    this.#show('waiting', false);
    this.#show('examples', entries.length === 0);
    this.#show('alone', entries.length === 1);
    this.#show('problems', problems.length > 0, ...problems.map((problem) => make('p', {}, problem)));
    if (failed.length > 0) this.#fail(...missingWords(failed.map(({ nameSpanish }) => nameSpanish)));
    const isFull = entries.length === MAX_COMPARED;
    this.#show('full', isFull);
    this.querySelector('search-box')?.toggleAttribute('hidden', isFull);
    // What has not come stands last, so that the names stay over their columns.
    this.#show(
      'chosen',
      true,
      ...columns.map((column) => this.#chosen(column)),
      ...failed.map((entry) => this.#chosen({ entry })),
    );
    this.#show('rows', columns.length > 0);
    const table = this.#show('table', entries.length > 0);
    table.dataset['columns'] = String(entries.length);
    for (const row of table.querySelectorAll<HTMLElement>('[data-row]')) fill(row, columns);
    this.#sort(columns);
    this.#share(columns);
    // The field in which the fourth one was chosen has gone.
    if (isFull && document.activeElement === document.body) this.querySelector('h2')?.focus();
  }

  /** One that is compared; over its column, where there is room for columns. */
  #chosen({ entry, facts, own }: Pick<Column, 'entry'> & Partial<Column>): Node {
    const { slug, nameSpanish, iso2 } = entry;
    const button = make('button', { type: 'button', className: 'icon-button', ariaLabel: `Quitar ${nameSpanish}` });
    button.append(makeIcon('close'));
    button.addEventListener('click', () => {
      const rest = this.#entries.filter((other) => other.slug !== slug);
      this.#change(rest, `Quitaste ${nameSpanish}.`);
      // The button goes with its destination.
      this.querySelector('h2')?.focus();
    });
    const { status = '', badge = '' } = facts?.dataset ?? {};
    const link = make('a', { className: 'touch', href: questionPath(slug) }, nameSpanish);
    const answer = facts ? [makeBadge(own?.visaStatus ?? status, own?.badge ?? badge)] : [];
    return make('li', {}, makeFlag(iso2), link, ...answer, button);
  }

  /** Topics that all ask for are folded under those in which the destinations differ; one that nobody mentions is left out. */
  #sort(columns: readonly Column[]): void {
    const shared = this.#show('shared', true);
    const different = this.#show('different', true);
    for (const row of this.#topics) {
      const { row: topic = '' } = row.dataset;
      const askings = columns.map(({ facts }): Asking => {
        const { of: ofName = '', listed } = facts.dataset;
        const { mentioned, same } = cellOf(facts, topic)?.dataset ?? {};
        return { ofName, isListed: listed === 'true', isMentioned: mentioned === '', passportRule: same };
      });
      const { isShared, difference } = compareTopic(topic as Topic, askings);
      row.hidden = !askings.some(({ isMentioned }) => isMentioned);
      row.classList.toggle('compared-row--differs', difference !== '');
      row.querySelector('small')?.replaceChildren(difference);
      (isShared ? shared : different).append(row);
    }
    const labels = [...shared.querySelectorAll<HTMLElement>('[data-row]:not([hidden]) h3 > span')];
    shared.hidden = labels.length === 0;
    shared
      .querySelector('summary > span')
      ?.replaceChildren(labels.map(({ textContent }) => textContent).join('\u00a0· '));
    this.#show('alike', !different.querySelector('[data-row]:not([hidden])'));
  }

  /** The answers for everybody; what the reader holds is not in it: only they may give it away. */
  #share(columns: readonly Column[]): void {
    this.#show('share', columns.length > 1);
    const buttons = this.querySelector<ShareButtonsElement>('share-buttons');
    if (!buttons) return;
    const text = `${spokenList(columns.map(({ entry }) => entry.nameSpanish))} con pasaporte mexicano`;
    const [oldest = ''] = columns.map(({ facts }) => facts.dataset['day'] ?? '').sort();
    const checked = `Datos verificados el ${formatPartialDate(oldest)} o después. Condiciones y fuentes:`;
    const message = [`${text}:`, ...columns.map(({ facts }) => facts.dataset['message']), checked].join('\n');
    const url = publishedAddress(comparisonPath(...columns.map(({ entry }) => entry.slug)));
    customElements.whenDefined('share-buttons').then(() => {
      buttons.shared = { text, message, url };
    });
  }

  #fail(...words: (Node | string)[]): void {
    const retry = make('button', { type: 'button', className: 'button button--outline button--small' });
    retry.textContent = 'Intentar de nuevo';
    retry.addEventListener('click', () => this.#answer());
    this.#show('waiting', false);
    this.#show('failure', true, make('p', {}, ...words), retry);
  }
}

customElements.define('country-comparison', CountryComparison);

const cellOf = (facts: HTMLElement, row: string) => facts.querySelector<HTMLElement>(`[data-cell="${row}"]`);

/** Puts the answers to one question side by side, and says where they are all the same. */
function fill(row: HTMLElement, columns: readonly Column[]): void {
  const cells = columns.map((column) => cellIn(row.dataset['row'] ?? '', column));
  row
    .querySelector('dl')
    ?.replaceChildren(
      ...cells.map(({ answer }, at) => make('div', {}, make('dt', {}, columns[at]?.entry.nameSpanish ?? ''), answer)),
    );
  const line = row.querySelector('h3 > .note');
  if (!line) return;
  const isSame = new Set(cells.map(({ same }) => same)).size === 1;
  line.replaceChildren(isSame && cells.length > 1 ? 'igual en todos' : '');
  row.classList.toggle('compared-row--differs', !isSame);
}

/** What one destination answers, for everybody or for this reader; and what says that there is nothing to weigh, where it is the same for all. */
function cellIn(row: string, { facts, own }: Column): { answer: HTMLElement; same: string | undefined } {
  const printed = cellOf(facts, row);
  const answer = make('dd', {}, ...(printed ? document.importNode(printed, true).childNodes : []));
  const [general, ...rest] = answer.querySelectorAll('[data-general]');
  const told = own && ownCell(row, own, general?.querySelector('small')?.textContent);
  if (!told) return { answer, same: printed?.dataset['same'] };
  general?.replaceWith(...told.nodes);
  for (const other of rest) other.remove();
  return { answer, same: told.same };
}

/** @param time that the record's own procedure takes: under another answer, or with the visa in hand, it would be somebody else's. */
function ownCell(row: string, view: PersonalView, time: string | undefined) {
  const { badge, figures } = view;
  switch (row) {
    case 'visa': {
      const nodes = [
        make('p', {}, make('b', {}, badge)),
        make('p', {}, make('b', {}, view.because), ...ownRule(view)),
        ...unconfirmedRules(view),
      ];
      return { same: badge, nodes };
    }
    case 'stay':
      return figure(figures.stay);
    case 'cost':
      return figure(figures.cost.value, figureFootnotes(figures.cost));
    case 'procedure':
      return figure(figures.procedure, time && isOfRecord(view) ? [time] : []);
    default:
      return undefined;
  }
}

function figure(value: string, small: readonly string[] = []) {
  const lines = small.map((line) => make('small', {}, line));
  return {
    same: [value, ...small].join(' '),
    nodes: [make('p', { className: 'figure-text' }, make('b', {}, value), ...lines)],
  };
}

/** The destinations whose facts did not come, and what can be done about it. */
function missingWords(names: readonly string[]): (Node | string)[] {
  const why = navigator.onLine ? 'No se pudo traer' : 'No hay conexión, y en este dispositivo no está';
  const stored = make('a', { href: OFFLINE_PAGE }, 'Ver lo guardado');
  return [`${why} la ficha de `, make('b', {}, spokenList(names)), '. ', stored];
}
