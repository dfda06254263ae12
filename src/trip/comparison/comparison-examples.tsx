import { spokenList } from '../../catalogue/spoken-list.ts';
import { comparisonSearch, type Resolve } from './comparison-address.ts';

/** Before anything is chosen: a comparison is one tap away. */
export function ComparisonExamples({
  examples,
  resolve,
}: {
  examples: readonly (readonly string[])[];
  resolve: Resolve;
}) {
  return (
    <>
      <p>Todavía no eliges ninguno. Por ejemplo:</p>
      <ul className="comparison__examples">
        {examples.map((slugs) => {
          const entries = slugs.flatMap((slug) => resolve(slug) ?? []);
          return (
            entries.length === slugs.length && (
              <li key={slugs.join()}>
                <a className="arrow-link" href={`/comparar${comparisonSearch('', slugs)}`}>
                  {spokenList(entries.map(({ nameSpanish }) => nameSpanish))}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
