import { comparisonSearch, type Resolve } from './comparison-address.ts';

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

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
