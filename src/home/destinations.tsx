import { counted } from '../catalogue/counted.ts';
import type { Country } from '../catalogue/country.ts';
import { type CountrySummary, figureWords } from '../catalogue/country-summary.ts';
import { UNSPECIFIED_STAY } from '../catalogue/in-force.ts';
import { REGION_GROUPS, type RegionGroup, regionGroup, regionLabel } from '../catalogue/region.ts';
import { questionPath } from '../catalogue/slug.ts';
import { badgeText } from '../catalogue/voice/wording.ts';
import { statusClass } from '../country/badge.tsx';
import { CountryCard } from '../country/country-card.tsx';
import { CountryDialog } from '../country/country-dialog.tsx';
import { RuleChangesInShort } from '../country/notices.tsx';
import type { StatusCounts } from '../country/status-counts.ts';
import type { RegionList } from '../search/region-lists.server.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { DestinationFilters, NoDestinations } from './destination-filters.tsx';

interface DestinationsProps {
  summaries: readonly CountrySummary[];
  counts: StatusCounts;
  mostTravelled: readonly string[];
  /** Regions besides the groups, which only an address asks for. */
  lists: readonly RegionList[];
}

/** The complete list with its filters, which hide what does not match: nothing of it is sent twice, and all is there without a script. */
export function Destinations({ summaries, counts, mostTravelled, lists }: DestinationsProps) {
  const regionsOf = (group: CountryGroup['region'], country: Country) =>
    [group, ...lists.flatMap(({ value, has }) => (has(country) ? value : []))].join(',');
  return (
    <section className="section wrap" id="destinos" aria-labelledby="destinos-titulo">
      <div className="section__head">
        <h2 id="destinos-titulo">Destinos</h2>
        <own-line>
          <p>
            ¿Tienes otra visa? <a href="/mi-situacion">Dinos cuál</a>
          </p>
        </own-line>
      </div>
      <filtered-list>
        <DestinationFilters counts={counts} lists={lists} />
        <NoDestinations />
        <compare-list>
          {/* Before their code has come the buttons of a card open pages. */}
          <form id="tarjetas" />
          {groupByRegion(summaries, mostTravelled).map((group) => (
            <RegionSection key={group.region} group={group} regionsOf={(country) => regionsOf(group.region, country)} />
          ))}
          <CompareBar />
          <CountryDialog />
        </compare-list>
      </filtered-list>
    </section>
  );
}

/** What the reader chose to compare, at the foot of the screen while they go on choosing: filled by `compare-list.element.ts`. */
function CompareBar() {
  return (
    <div className="cover compare-bar" hidden>
      <div className="wrap flagged">
        <p role="status" />
        <a className="button button--foil button--small" href="/comparar" hidden>
          Comparar
        </a>
        <button className="icon-button" type="button" aria-label="Quitar lo elegido">
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}

/** One region: full records as cards, brief ones as rows under them; past the first cards they are folded. */
function RegionSection({ group, regionsOf }: { group: CountryGroup; regionsOf: (country: Country) => string }) {
  const { region, cards, rows } = group;
  const headingId = `region-${region.replace(' ', '-')}`;
  const folded = foldedCount(group);
  const listed = folded > 0 ? cards.slice(0, CARDS_BEFORE_FOLD) : cards;
  const rest = (
    <>
      <Cards summaries={cards.slice(listed.length)} regionsOf={regionsOf} />
      {rows.length > 0 && (
        <ul className="rows" data-group="">
          {rows.map((summary) => (
            <CountryRow key={summary.country.slug} summary={summary} regions={regionsOf(summary.country)} />
          ))}
        </ul>
      )}
    </>
  );
  return (
    <section className="group" data-group="" aria-labelledby={headingId}>
      <div className="group__head">
        <h3 id={headingId}>{regionLabel(region)}</h3>
        <p className="note" data-count="país,países">
          {counted(cards.length + rows.length, 'país', 'países')}
        </p>
      </div>
      <Cards summaries={listed} regionsOf={regionsOf} />
      {folded > 0 ? (
        <details className="unfolds more" data-fold="">
          <summary>
            <span className="more__show">Mostrar {folded} más</span>
            <span className="more__hide">Mostrar menos</span>
          </summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </section>
  );
}

function Cards(props: { summaries: readonly CountrySummary[]; regionsOf: (country: Country) => string }) {
  const { summaries, regionsOf } = props;
  if (summaries.length === 0) return null;
  return (
    <div className="stack cells" data-group="">
      {summaries.map((summary) => (
        <CountryCard key={summary.country.slug} summary={summary} regions={regionsOf(summary.country)} />
      ))}
    </div>
  );
}

/** A brief record on home: one line with the answer, one link to its page. The English name is for analytics. */
function CountryRow({ summary, regions }: { summary: CountrySummary; regions: string }) {
  const { lead, country, stay, coming } = summary;
  const stated = stay.value === UNSPECIFIED_STAY ? [] : [figureWords(stay)];
  return (
    <li
      className={`cell ${statusClass(country.visaStatus)}`}
      data-item=""
      data-estado={country.visaStatus}
      data-region={regions}
    >
      <a href={questionPath(country.slug)} data-event="country_click" data-country-name={country.name}>
        <Flag iso2={country.iso2} />
        <b>{country.nameSpanish}</b>
        {lead.length > 0 && <em>{lead.join(' ')}</em>}
        <span>{[badgeText(country), ...stated].join(' · ')}</span>
        <RuleChangesInShort changes={coming} />
      </a>
    </li>
  );
}

/** Cards shown before `Mostrar N más`; one row of the widest layout. */
export const CARDS_BEFORE_FOLD = 4;

/** Folding fewer than this away would save less than the button takes. */
const MIN_FOLDED = 3;

export interface CountryGroup {
  region: RegionGroup;
  /** Full records, as cards. */
  cards: CountrySummary[];
  /** Brief records, as rows under the cards. */
  rows: CountrySummary[];
}

/** How many countries of a group wait behind its button: the cards past the fold and all rows; 0 when it is not folded. */
export function foldedCount({ cards, rows }: CountryGroup): number {
  const folded = Math.max(0, cards.length - CARDS_BEFORE_FOLD) + rows.length;
  return folded >= MIN_FOLDED ? folded : 0;
}

/**
 * Countries under the region headings of home, in display order; empty groups are left out.
 * Within a group the most travelled come first, in the editors' order; the others keep theirs.
 */
export function groupByRegion(summaries: readonly CountrySummary[], mostTravelled: readonly string[]): CountryGroup[] {
  const travelRank = (slug: string) => mostTravelled.indexOf(slug) + 1 || mostTravelled.length + 1;
  return REGION_GROUPS.map((region) => {
    const members = summaries
      .filter(({ country }) => regionGroup(country.region) === region)
      .sort((a, b) => travelRank(a.country.slug) - travelRank(b.country.slug));
    return {
      region,
      cards: members.filter(({ country }) => country.depth === 'full'),
      rows: members.filter(({ country }) => country.depth === 'brief'),
    };
  }).filter(({ cards, rows }) => cards.length + rows.length > 0);
}
