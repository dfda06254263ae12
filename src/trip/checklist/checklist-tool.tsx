import './checklist.css';
import '../../ui/notice.css';
import '../../ui/panel.css';
import { formatPartialDate, isFullDate } from '../../catalogue/partial-date.ts';
import { findCountry, type SearchEntry } from '../../catalogue/search.ts';
import { loadSearchIndex } from '../../catalogue/search-index.ts';
import { todayInMexico } from '../../catalogue/today.ts';
import { checklistPath } from '../../catalogue/trip-tools.ts';
import { placeFromSearch } from '../../journey/journey-address.ts';
import { comingStop } from '../../journey/journey-draft.ts';
import { loadPlaces } from '../../journey/load-places.ts';
import { SCHENGEN_SLUG } from '../../journey/trip-place.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { JourneyNotice } from '../journey-notice.tsx';
import { useTrip } from '../my-trip/use-trip.ts';
import { stopName } from '../stop-fields.tsx';
import { CountryList } from './country-list.tsx';
import { NO_LIST, progressText, stayPapers } from './stay-papers.ts';

interface ListCountry {
  slug: string;
  name: string;
  iso2: string;
}

interface ChecklistToolProps {
  /** Countries to begin with, where nothing was begun. */
  examples: readonly ListCountry[];
}

/** `/mi-lista`: the papers of every stay of the trip, or of the country in the address; printed as whoever told nothing finds it. */
export function ChecklistTool({ examples }: ChecklistToolProps) {
  const { loaded: asked } = useLoaded(askedCountry);
  const { word, slug, near = [] } = asked ?? {};
  return (
    <div className="stack gap-5 checklist script-only" aria-busy={!asked}>
      {word && (
        <p>
          <a className="arrow-link" href="/mi-lista">
            <Icon name="back" /> Todas tus listas
          </a>
        </p>
      )}
      {word && !slug && (
        <div className="notice">
          <p>No conocemos ningún país que se llame «{word}». Revisa la dirección o búscalo aquí.</p>
          <ul className="checklist__links">
            {near.map((country) => (
              <li key={country.slug}>
                <a className="flagged" href={checklistPath(country.slug)}>
                  {country.nameSpanish}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {slug ? (
        <CountryList slug={slug} />
      ) : (
        <>
          <SearchBox id="lista-pais" label="¿A qué país vas?" to="/mi-lista?pais=" />
          {!word && <AllLists examples={examples} />}
        </>
      )}
    </div>
  );
}

/** Longer than any country's name in any address. */
const MAX_WORD = 60;

interface AskedCountry {
  /** As the address names it; absent where it names none. */
  word?: string;
  slug?: string | undefined;
  /** What it may have meant, where it is no country. */
  near?: readonly SearchEntry[];
}

/** The country of the address. */
async function askedCountry(): Promise<AskedCountry> {
  const word = placeFromSearch(location.search)?.trim().slice(0, MAX_WORD);
  if (!word) return {};
  const places = await loadPlaces().catch(() => undefined);
  // The pages of this site write it as it is; any other name is looked for.
  const index = places?.get(word)?.iso2 ? undefined : await loadSearchIndex().catch(() => undefined);
  // Without a connection it may still be a stay of the trip.
  if (!index) return { word, slug: word };
  const slug = findCountry(word, index)?.slug;
  if (slug) return { word, slug };
  const [{ findCountries }, { indexNames }] = await Promise.all([
    import('../../search/find-countries.ts'),
    import('../../search/name-index.ts'),
  ]);
  return { word, near: findCountries(word, indexNames(index)) };
}

/** The list of the next stay in every country of the trip, and how far it is. */
function AllLists({ examples }: ChecklistToolProps) {
  const { state, journey, facts, answerFor } = useTrip();
  const today = todayInMexico();
  const stops = journey.trips.filter(
    (stop) => stop.place !== SCHENGEN_SLUG && comingStop(journey.trips, today, stop.place) === stop,
  );
  return (
    <>
      <JourneyNotice {...state} />
      <section aria-labelledby="mis-listas" className="stack gap-2 under-rule">
        <h2 id="mis-listas">Tus listas</h2>
        {stops.length === 0 && <BlankPage examples={examples} />}
        <ul className="ruled checklist__links">
          {stops.map((stop) => {
            const { id, place, list = NO_LIST, entry } = stop;
            const answer = answerFor((_leg, stopId) => stopId === id);
            const iso2 = facts.places.get(place)?.iso2;
            return (
              <li key={id}>
                <a className="flagged" href={checklistPath(place)}>
                  {iso2 && <Flag iso2={iso2} />}
                  <span>
                    {stopName(stop, facts.places)}
                    <small>
                      {progressText(list, stayPapers(stop, answer, { journey, facts }))}
                      {isFullDate(entry) && ` · llegas el ${formatPartialDate(entry)}`}
                    </small>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        <p className="note">Se quedan en este dispositivo: no se envían a nadie.</p>
      </section>
    </>
  );
}

/** Before the first list: how one looks, and three to begin with. */
export function BlankPage({ examples }: { examples: readonly ListCountry[] }) {
  return (
    <div className="panel stack gap-2 checklist__blank">
      <p>Todavía no tienes ninguna. Busca un país o empieza con uno de estos:</p>
      <ul className="ruled">
        {examples.map(({ slug, name, iso2 }) => (
          <li key={slug} className="row">
            <Flag iso2={iso2} />
            <a className="touch" href={checklistPath(slug)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
