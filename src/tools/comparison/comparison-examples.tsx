import { comparisonSearch, type Resolve } from './comparison-address.ts';

/** Doubts that travellers from Mexico often have. */
const EXAMPLES = [
  ['japan', 'south-korea'],
  ['spain', 'united-kingdom'],
  ['canada', 'united-states'],
] as const;

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** Before anything is chosen: a comparison is one tap away. */
export function ComparisonExamples({ resolve }: { resolve: Resolve }) {
  return (
    <>
      <p>Todavía no eliges ninguno. Por ejemplo:</p>
      <ul className="comparison__examples">
        {EXAMPLES.map((slugs) => {
          const entries = slugs.flatMap((slug) => resolve(slug) ?? []);
          return (
            entries.length === slugs.length && (
              <li key={slugs.join()}>
                <a className="arrow-link" href={`/comparar${comparisonSearch('', slugs)}`}>
                  {list.format(entries.map(({ nameSpanish }) => nameSpanish))}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
