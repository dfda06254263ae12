import './comparison.css';
import '../../country/share.css';
import '../../ui/notice.css';
import '../../country/badge.css';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { CountryDetails } from '../../catalogue/country-details.ts';
import { loadDetails } from '../../catalogue/load-details.ts';
import { OFFLINE_PAGE } from '../../catalogue/page-path.ts';
import type { SearchEntry } from '../../catalogue/search.ts';
import { loadSearchIndex } from '../../catalogue/search-index.ts';
import { questionPath } from '../../catalogue/slug.ts';
import { spokenList } from '../../catalogue/spoken-list.ts';
import { comparisonPath, MAX_COMPARED } from '../../catalogue/trip-tools.ts';
import { StatusBadge } from '../../country/badge.tsx';
import { ShareButtons } from '../../country/share-buttons.tsx';
import { ownAnswers } from '../../journey/own-answers.ts';
import type { PersonalView } from '../../journey/personal-view.ts';
import { PlacePicker } from '../../search/search-box.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAddressSearch } from '../../ui/use-address-search.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Failure } from '../failure.tsx';
import { publishedAddress } from '../published-address.ts';
import { useSituation } from '../use-situation.ts';
import { type ComparedCountry, comparedCountry } from './compared-country.ts';
import { comparedFromSearch } from './comparison-address.ts';
import { ComparisonRows } from './comparison-rows.tsx';
import { comparisonShared } from './comparison-text.ts';

const NONE: readonly SearchEntry[] = [];

interface ComparisonToolProps {
  /** What is offered before anything is chosen. */
  examples: readonly { path: string; names: string }[];
}

/** Two to four destinations side by side. The address is the state. */
export function ComparisonTool({ examples }: ComparisonToolProps) {
  const [search, navigate] = useAddressSearch();
  const { loaded: index = NONE, hasFailed, retry: loadIndex } = useLoaded(loadSearchIndex);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const views = usePersonalViews();
  const isReady = index.length > 0;
  const { entries, problems } = comparedFromSearch(search, index);
  const slugs = entries.map(({ slug }) => slug);
  const { details, failed, retry } = useDetails(slugs);

  const change = (next: readonly SearchEntry[], said: string) => {
    setMessage(said);
    navigate(new URL(comparisonPath(...next.map(({ slug }) => slug)), location.href).search);
  };
  const add = (entry: SearchEntry) => change([...entries, entry], `Agregaste ${entry.nameSpanish}.`);
  const remove = (entry: SearchEntry) => {
    change(
      entries.filter((other) => other !== entry),
      `Quitaste ${entry.nameSpanish}.`,
    );
    // The button went with its destination.
    heading.current?.focus();
  };

  const isFull = entries.length === MAX_COMPARED;
  const isWaiting = !isReady || slugs.some((slug) => !details.has(slug) && !failed.includes(slug));
  const loaded = slugs.flatMap((slug) => details.get(slug) ?? []);
  const compared = loaded.map((facts) => comparedCountry(facts, views.get(facts.country.slug)));
  // What has not come stands last, so that the names stay over their columns.
  const inColumns = [...entries].sort((a, b) => Number(details.has(b.slug)) - Number(details.has(a.slug)));

  if (hasFailed) {
    return (
      <div className="script-only">
        <Failure onRetry={loadIndex}>No se pudo cargar la lista de destinos. Revisa tu conexión.</Failure>
      </div>
    );
  }
  return (
    <div className="stack gap-5 comparison script-only" aria-busy={!isReady}>
      <PlacePicker
        id="agregar-destino"
        className="country-field"
        label="Agregar un destino"
        enterKeyHint="done"
        onlyCountries
        find={(own) => own().filter((found) => !('country' in found && slugs.includes(found.country.slug)))}
        // Not `disabled`: the focus is here when the fourth one is added.
        readOnly={isFull}
        hint={
          isFull
            ? `Ya son ${MAX_COMPARED}, que es lo más que cabe: quita uno para cambiarlo.`
            : 'Escribe el nombre del país. Caben hasta cuatro.'
        }
        onChoose={(found) => {
          const chosen = 'country' in found && index.find(({ slug }) => slug === found.country.slug);
          if (chosen) add(chosen);
        }}
      />
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {isReady && problems.length > 0 && (
        <div className="notice">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <section aria-labelledby="tu-comparacion">
        <h2 id="tu-comparacion" ref={heading} tabIndex={-1}>
          Tu comparación
        </h2>
        {isWaiting && (
          <p role="status" className="comparison__waiting">
            Un momento, estamos trayendo las fichas.
          </p>
        )}
        {entries.length === 0 && <ComparisonExamples examples={examples} />}
        {entries.length === 1 && <p>Falta con qué comparar: agrega al menos un destino más.</p>}
        <DetailsFailure failed={entries.filter(({ slug }) => failed.includes(slug))} onRetry={retry} />
        <div className="comparison__table" data-columns={entries.length}>
          {entries.length > 0 && (!isWaiting || compared.length > 0) && (
            <ChosenDestinations entries={inColumns} compared={compared} onRemove={remove} />
          )}
          {compared.length > 0 && <ComparisonRows compared={compared} />}
        </div>
      </section>
      {loaded.length > 1 && (
        <section className="share" aria-labelledby="compartir-comparacion">
          <h2 id="compartir-comparacion">Compartir esta comparación</h2>
          {/* Without a situation, which only the reader may give away. */}
          <ShareButtons shared={comparisonShared(loaded, publishedAddress(comparisonPath(...slugs)))} />
        </section>
      )}
    </div>
  );
}

/** Facts of several countries, and those that did not come; a country that is neither is on its way. */
function useDetails(slugs: readonly string[]) {
  const [details, setDetails] = useState<ReadonlyMap<string, CountryDetails>>(new Map());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const wanted = slugs.join();
  useEffect(() => {
    setFailed([]);
    const missing = wanted.split(',').filter((each) => each && !details.has(each));
    // All at once: one that came later would push away what is read. Piece by piece, so that fingers are heard meanwhile.
    Promise.allSettled(missing.map(loadDetails)).then((results) =>
      startTransition(() => {
        const come = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
        setDetails((all) => new Map([...all, ...come.map((facts) => [facts.country.slug, facts] as const)]));
        setFailed((all) => [...all, ...missing.filter((_, at) => results[at]?.status === 'rejected')]);
      }),
    );
  }, [wanted, attempt]);
  return { details, failed, retry: () => setAttempt(attempt + 1) };
}

/** What the reader's situation, or that of the link, makes of every country; empty while nothing was said. */
function usePersonalViews(): ReadonlyMap<string, PersonalView> {
  const [views, setViews] = useState<ReadonlyMap<string, PersonalView>>(new Map());
  const [situation] = useSituation();
  // Without the rules the comparison still answers for everybody, with the conditions.
  useEffect(() => void ownAnswers().then(setViews, () => undefined), [situation]);
  return views;
}

/** The destinations whose facts did not come, and what can be done about it. The others are shown. */
export function DetailsFailure({ failed, onRetry }: { failed: readonly SearchEntry[]; onRetry: () => void }) {
  if (failed.length === 0) return null;
  const names = spokenList(failed.map(({ nameSpanish }) => nameSpanish));
  return (
    <Failure onRetry={onRetry}>
      {navigator.onLine === false ? 'No hay conexión, y en este dispositivo no está' : 'No se pudo traer'} la ficha de{' '}
      <b>{names}</b>. <a href={OFFLINE_PAGE}>Ver lo guardado</a>
    </Failure>
  );
}

/** Before anything is chosen: a comparison is one tap away. */
function ComparisonExamples({ examples }: ComparisonToolProps) {
  return (
    <div className="comparison__examples stack gap-2">
      <p>Todavía no eliges ninguno. Por ejemplo:</p>
      <ul className="ruled">
        {examples.map(({ path, names }) => (
          <li key={path} className="row">
            <a className="arrow-link" href={path}>
              {names}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChosenDestinationsProps {
  entries: readonly SearchEntry[];
  /** Those whose facts have come. */
  compared: readonly ComparedCountry[];
  onRemove: (entry: SearchEntry) => void;
}

/** What is being compared; over the columns, where there is room for columns. */
function ChosenDestinations({ entries, compared, onRemove }: ChosenDestinationsProps) {
  return (
    <ul className="chosen">
      {entries.map((entry) => {
        const answer = compared.find(({ country }) => country.slug === entry.slug);
        return (
          <li key={entry.slug}>
            <Flag iso2={entry.iso2} eager />
            <a href={questionPath(entry.slug)}>{entry.nameSpanish}</a>
            {answer && <StatusBadge status={answer.visaStatus} text={answer.badge} />}
            <button
              type="button"
              className="icon-button"
              aria-label={`Quitar ${entry.nameSpanish}`}
              onClick={() => onRemove(entry)}
            >
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
