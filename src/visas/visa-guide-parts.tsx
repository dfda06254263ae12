import type { ReactNode } from 'react';
import type { Country } from '../catalogue/country.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { guidePath, questionPath } from '../catalogue/slug.ts';
import { isAuthority } from '../catalogue/source-kind.ts';
import type { VisaGuideItem } from '../catalogue/visa-guide.ts';
import { nameInSentence } from '../catalogue/wording.ts';
import { SourceLink } from '../country/source-link.tsx';
import { InlineText } from '../reading/inline-text.tsx';
import type { PublishedVisaGuide } from '../records/visa-guides.server.ts';

/** What one cites: which sources, and how sure that makes it. */
type Cited = Pick<VisaGuideItem, 'sources' | 'confidence'>;

/** The sources that a page of the visa guide cites, each with its number in the list at its foot. */
export function numbered(guide: PublishedVisaGuide, cited: readonly Cited[]): ReadonlyMap<string, number> {
  const used = new Set(cited.flatMap(({ sources }) => sources));
  const ids = Object.keys(guide.sources).filter((id) => used.has(id));
  return new Map(ids.map((id, index) => [id, index + 1]));
}

/** Questions or warnings under each other, folded or not. */
export function Items({
  of: list,
  isFolded = true,
  ...cites
}: Cites & { of: readonly VisaGuideItem[]; isFolded?: boolean }) {
  return (
    <div className="ruled">
      {list.map((item) => (
        <Item key={item.title} item={item} refs={<Refs of={item} {...cites} />} isFolded={isFolded} />
      ))}
    </div>
  );
}

export interface Cites {
  guide: PublishedVisaGuide;
  numbers: ReadonlyMap<string, number>;
}

const SEEN = { live: ' · vista en su sitio', 'stored-copy': '', cited: ' · citada por otra página' } as const;

/** One part of the page, under its heading; from 960 px on beside it. */
export function VisaGuidePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="visa-guide__part under-rule">
      <h2 id={`${id}-titulo`}>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}

function Item({ item: { title, text }, refs, isFolded }: { item: VisaGuideItem; refs: ReactNode; isFolded: boolean }) {
  const said = (
    <p>
      <InlineText text={text} /> {refs}
    </p>
  );
  if (isFolded) {
    return (
      <details className="unfolds unfolds--on-paper">
        <summary>{title}</summary>
        {said}
      </details>
    );
  }
  return (
    <div>
      <h3>{title}</h3>
      {said}
    </div>
  );
}

/** Which sources say it, by their number in the list below; a dot where `OfficialNote` tells what is missing. */
export function Refs({ of: cited, guide, numbers }: Cites & { of: Cited }) {
  const mark = isOfficial(cited, guide) ? '' : '•';
  return (
    <small className="refs">
      {cited.confidence === 'low' && <b>(por confirmar) </b>}
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

function isOfficial({ sources }: Cited, guide: PublishedVisaGuide): boolean {
  return sources.some((id) => guide.sources[id] && isAuthority(guide.sources[id]));
}

/** Said once for a page where something rests on no official source. */
export function OfficialNote({ of: list, guide }: { of: readonly Cited[]; guide: PublishedVisaGuide }) {
  if (list.every((cited) => isOfficial(cited, guide))) return null;
  return <p className="note">A lo que lleva un punto (•) le falta una fuente oficial: confírmalo antes de pagar.</p>;
}

/** Refusals, frauds and the rest: at the foot of the visa guide, or on a page of their own. */
export function AfterParts({ guide, numbers }: Cites) {
  const { refused, frauds, more } = guide;
  return (
    <>
      {refused && (
        <VisaGuidePart id="negada" title="Me la negaron">
          <Items of={refused} guide={guide} numbers={numbers} />
        </VisaGuidePart>
      )}
      {frauds && (
        <VisaGuidePart id="fraudes" title="Fraudes">
          <Items of={frauds} isFolded={false} guide={guide} numbers={numbers} />
        </VisaGuidePart>
      )}
      {more && (
        <VisaGuidePart id="mas" title="En corto">
          <Items of={more} guide={guide} numbers={numbers} />
        </VisaGuidePart>
      )}
    </>
  );
}

/** Where the reader goes on, and where every statement of the page comes from. */
export function VisaGuideFoot({ guide, numbers, country }: Cites & { country: Country }) {
  return (
    <>
      <p className="actions">
        <a className="arrow-link" href={questionPath(country.slug)}>
          Requisitos y estancia en {nameInSentence(country)}
        </a>
        <a className="arrow-link" href="/es-cierto">
          ¿Es cierto lo que circula?
        </a>
        <a className="arrow-link" href={`/reportar-error?pais=${country.slug}`}>
          Reportar un dato equivocado
        </a>
      </p>
      <section className="sources" aria-labelledby="fuentes">
        <h2 id="fuentes">Fuentes</h2>
        <p>
          Revisado el {formatPartialDate(guide.checkedOn)}. Lo que viene de{' '}
          <a href={guidePath(country.slug)}>la ficha</a> tiene ahí sus fuentes.
        </p>
        <ol>
          {[...numbers].map(([id, number]) => {
            const source = guide.sources[id];
            return (
              source && (
                <li key={id} id={`fuente-${number}`}>
                  <SourceLink source={source} />
                  {isAuthority(source) ? '' : ' · no es una autoridad'}
                  {source.published && <> · publicada: {formatPartialDate(source.published)}</>}
                  {SEEN[source.seen]}
                </li>
              )
            );
          })}
        </ol>
      </section>
    </>
  );
}
