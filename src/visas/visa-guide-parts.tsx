import { createContext, type ReactNode, use } from 'react';
import { counted } from '../catalogue/counted.ts';
import type { Country } from '../catalogue/country.ts';
import { oldest } from '../catalogue/evidence.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { rankOf, type SourceKind } from '../catalogue/source-kind.ts';
import { reportPath } from '../catalogue/trip-tools.ts';
import { guideConfidence, type VisaGuideItem } from '../catalogue/visa-guide.ts';
import { nameInSentence } from '../catalogue/voice/wording.ts';
import { SourceLink } from '../country/notices.tsx';
import { ShareButtons } from '../country/share-buttons.tsx';
import type { Shared } from '../country/share-targets.ts';
import { InlineText } from '../reading/inline-text.tsx';
import type { PublishedVisaGuide } from '../records/visa-guides.server.ts';

/** What one cites: which sources, and whether they leave it in doubt. */
type Cited = Pick<VisaGuideItem, 'sources' | 'isDoubted'>;

/** The sources that a page of the visa guide cites, each with its number in the list at its foot. */
export function numbered(guide: PublishedVisaGuide, cited: readonly Cited[]): ReadonlyMap<string, number> {
  const used = new Set(cited.flatMap(({ sources }) => sources));
  const ids = Object.keys(guide.sources).filter((id) => used.has(id));
  return new Map(ids.map((id, index) => [id, index + 1]));
}

interface VisaGuideFrameProps {
  guide: PublishedVisaGuide;
  country: Country;
  title: string;
  lead: string;
  /** All that the page says, for the list of its sources. */
  cited: readonly Cited[];
  shared: Shared;
  children: ReactNode;
}

/** The guide, and the number that each source has in the list at the foot of its page. */
export const Cites = createContext<{ guide: PublishedVisaGuide; numbers: ReadonlyMap<string, number> } | undefined>(
  undefined,
);

/** What both pages of a visa guide have: its title, and at the foot where to go on, how to pass it on, and every source with what is not official. */
export function VisaGuideFrame({ guide, country, title, lead, cited, shared, children }: VisaGuideFrameProps) {
  const numbers = numbered(guide, cited);
  return (
    <div className="wrap page stack gap-5 visa-guide">
      <hgroup>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </hgroup>
      <Cites value={{ guide, numbers }}>{children}</Cites>
      <VisaGuideFoot guide={guide} numbers={numbers} cited={cited} country={country} shared={shared} />
    </div>
  );
}

/** Questions or warnings under each other, folded or not. */
export function Items({ of: list, isFolded = true }: { of: readonly VisaGuideItem[]; isFolded?: boolean }) {
  return (
    <div className="ruled">
      {list.map((item) => {
        const { id, title, text } = item;
        const said = (
          <p>
            <InlineText text={text} />
            <Refs of={item} />
          </p>
        );
        return isFolded ? (
          <details key={title} id={id} className="unfolds unfolds--on-paper">
            <summary>{title}</summary>
            {said}
          </details>
        ) : (
          <div key={title} id={id}>
            <h3>{title}</h3>
            {said}
          </div>
        );
      })}
    </div>
  );
}

const SEEN = { live: ' · vista en su sitio', 'stored-copy': '', cited: ' · citada por otra página' } as const;

/** One part of the page, under its heading; from 960 px on beside it. */
export function VisaGuidePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="stack part under-rule">
      <h2 id={`${id}-titulo`}>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}

/** Which sources say it, by their number in the list below; a dot where `OfficialNote` tells what is missing. */
export function Refs({ of: cited }: { of: Cited }) {
  const { guide, numbers } = use(Cites) ?? {};
  if (!guide || !numbers) return null;
  const mark = hasOfficial(cited, guide) ? '' : '•';
  const isOpen = cited.isDoubted || guideConfidence(guide, cited) === 'low';
  return (
    <small className="refs">
      {/* Never alone on a line. */}
      {'\u00a0'}
      {isOpen && <b>(por confirmar) </b>}
      {cited.sources.map((id) => {
        const number = numbers.get(id);
        const name = mark ? `Fuente ${number}, no oficial` : `Fuente ${number}`;
        return (
          <a key={id} href={`#fuente-${number}`} aria-label={name}>
            {number}
            {mark}
          </a>
        );
      })}
    </small>
  );
}

/** A government's own page, or that of the service it has handed its counter to. */
function isOfficial(source: { kind: SourceKind }): boolean {
  return ['authority', 'other-government'].includes(rankOf(source));
}

function hasOfficial({ sources }: Cited, guide: PublishedVisaGuide): boolean {
  return sources.some((id) => guide.sources[id] && isOfficial(guide.sources[id]));
}

/** Said once for a page where something rests on no official source. */
export function OfficialNote({ of: list, guide }: { of: readonly Cited[]; guide: PublishedVisaGuide }) {
  if (list.every((cited) => hasOfficial(cited, guide))) return null;
  return <p className="note">A lo que lleva un punto (•) le falta una fuente oficial: confírmalo antes de pagar.</p>;
}

/** The day of the oldest reading that a visa guide rests on. */
export function checkedDay({ sources }: PublishedVisaGuide): string {
  return oldest(Object.values(sources).map(({ checkedOn }) => checkedOn));
}

/** What a visa guide says of refusals, frauds and the rest. */
export function afterItems({ refused = [], frauds = [], more = [] }: PublishedVisaGuide): VisaGuideItem[] {
  return [...refused, ...frauds, ...more];
}

/** Refusals, frauds and the rest: at the foot of the visa guide, or on a page of their own. */
export function AfterParts({ guide: { refused, frauds, more } }: Pick<VisaGuideFrameProps, 'guide'>) {
  const parts = [
    { id: 'negada', title: 'Me la negaron', items: refused },
    { id: 'fraudes', title: 'Fraudes', items: frauds },
    { id: 'mas', title: 'En corto', items: more },
  ];
  return parts.map(
    ({ id, title, items }) =>
      items && (
        <VisaGuidePart key={id} id={id} title={title}>
          <Items of={items} isFolded={id !== 'fraudes'} />
        </VisaGuidePart>
      ),
  );
}

interface VisaGuideFootProps extends Pick<VisaGuideFrameProps, 'guide' | 'cited' | 'country' | 'shared'> {
  numbers: ReadonlyMap<string, number>;
}

/** Where the reader goes on, and where every statement of the page comes from. */
function VisaGuideFoot({ guide, numbers, cited, country, shared }: VisaGuideFootProps) {
  return (
    <>
      <section className="stack gap-2 share" aria-labelledby="compartir">
        <h2 id="compartir">Compartir</h2>
        <ShareButtons shared={shared} />
      </section>
      <p className="actions">
        <a className="arrow-link" href={questionPath(country.slug)}>
          Requisitos y estancia en {nameInSentence(country)}
        </a>
        <a className="arrow-link" href="/es-cierto">
          ¿Es cierto lo que circula?
        </a>
        <a className="arrow-link" href={reportPath(country.slug)}>
          Reportar un dato equivocado
        </a>
      </p>
      <section className="sources under-rule" aria-labelledby="fuentes">
        <h2 id="fuentes" className="space-below">
          Fuentes
        </h2>
        <p>
          Revisado el {formatPartialDate(checkedDay(guide))}. Lo que viene de{' '}
          <a href={guidePath(country.slug)}>la ficha</a> tiene ahí sus fuentes.
        </p>
        <OfficialNote of={cited} guide={guide} />
        <details className="unfolds unfolds--on-paper">
          <summary>{counted(numbers.size, 'fuente', 'fuentes')}</summary>
          <ol>
            {[...numbers].map(([id, number]) => {
              const source = guide.sources[id];
              return (
                source && (
                  <li key={id} id={`fuente-${number}`}>
                    <SourceLink source={source} />
                    {isOfficial(source) ? '' : ' · no es una autoridad'}
                    {source.published && <> · publicada: {formatPartialDate(source.published)}</>}
                    {SEEN[source.seen]}
                  </li>
                )
              );
            })}
          </ol>
        </details>
      </section>
    </>
  );
}
