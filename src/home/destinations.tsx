import type { Country } from '../catalogue/country.ts';
import { type CountrySummary, figureWords } from '../catalogue/country-summary.ts';
import { UNSPECIFIED_STAY } from '../catalogue/in-force.ts';
import { regionLabel } from '../catalogue/region.ts';
import { questionPath } from '../catalogue/slug.ts';
import { badgeText } from '../catalogue/wording.ts';
import { statusClass } from '../country/badge.tsx';
import { CountryCard } from '../country/country-card.tsx';
import { RuleChangesInShort } from '../country/rule-change.tsx';
import { Flag } from '../ui/flag.tsx';
import { countLabel } from './count-label.ts';
import { CARDS_BEFORE_FOLD, type CountryGroup, foldedCount, groupByRegion } from './region-groups.ts';

/** The regions besides its group that a country is in, as addresses call them, parted by spaces. */
type ListsOf = (country: Country) => string | undefined;

/**
 * The complete list, as HTML. Filters hide and show its cells in the browser, so that nothing of
 * it is sent twice and everything is there without JavaScript. `children` are the filters, an island.
 */
export function Destinations({
  summaries,
  mostTravelled,
  listsOf,
  children,
}: {
  summaries: readonly CountrySummary[];
  mostTravelled: readonly string[];
  listsOf: ListsOf;
  children: React.ReactNode;
}) {
  return (
    <section className="section wrap" id="destinos" aria-labelledby="destinos-titulo">
      <div className="section__head">
        <h2 id="destinos-titulo">Destinos</h2>
        <p className="note" data-situation="">
          ¿Tienes otra visa? <a href="/mi-situacion">Dinos cuál</a>
        </p>
      </div>
      {children}
      <div id="resultados">
        {groupByRegion(summaries, mostTravelled).map((group) => (
          <RegionGroup key={group.region} group={group} listsOf={listsOf} />
        ))}
      </div>
    </section>
  );
}

/** One region: full records as cards, brief ones as rows under them, folded behind one button. */
function RegionGroup({ group, listsOf }: { group: CountryGroup; listsOf: ListsOf }) {
  const { region, cards, rows } = group;
  const headingId = `region-${region.replace(' ', '-')}`;
  const folded = foldedCount(group);
  const whenFolded = folded > 0 ? '' : undefined;
  return (
    <section className="group" data-group={region} aria-labelledby={headingId}>
      <div className="group__head">
        <h3 id={headingId}>{regionLabel(region)}</h3>
        <p data-group-count>{countLabel(cards.length + rows.length)}</p>
        {folded > 0 && (
          <button type="button" className="text-button unfold script-only" data-unfold="">
            Mostrar {folded} más
          </button>
        )}
      </div>
      {cards.length > 0 && (
        <div className="cells" data-list="" data-folded={whenFolded}>
          {cards.map((summary, position) => (
            <CountryCard
              key={summary.country.slug}
              summary={summary}
              isPastFold={position >= CARDS_BEFORE_FOLD}
              lists={listsOf(summary.country)}
            />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <ul className="rows" data-list="" data-folded={whenFolded}>
          {rows.map((summary) => (
            <CountryRow key={summary.country.slug} summary={summary} lists={listsOf(summary.country)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A brief record on home: one line with the answer, one link to its page. The English name is for analytics. */
function CountryRow({
  summary: { lead, country, stay, coming },
  lists,
}: {
  summary: CountrySummary;
  lists: string | undefined;
}) {
  const stated = stay.lead === UNSPECIFIED_STAY ? [] : [figureWords(stay)];
  return (
    <li className={statusClass(country.visaStatus)} data-status={country.visaStatus} data-lists={lists}>
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
