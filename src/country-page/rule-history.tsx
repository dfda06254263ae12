import type { Country } from '../catalogue/country.ts';
import type { Fact } from '../catalogue/facts.ts';
import { changeFeedPath } from '../catalogue/rule-changes.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { SourceLink } from '../country/source-link.tsx';

/** The facts whose changes already stand beside a figure of the page: here only their title, for the history. */
const TOLD_AT_THE_FIGURE: readonly Fact[] = ['maxStay', 'costs'];

/** Every dated change of a country's rules, newest first, and the feed that brings the next one. */
export function RuleHistory({ country: { slug, updates } }: { country: Pick<Country, 'slug' | 'updates'> }) {
  if (updates.length === 0) return null;
  return (
    <section className="block" id="cambios" aria-labelledby="cambios-titulo">
      <h2 id="cambios-titulo">Qué ha cambiado</h2>
      <ul className="rule-history">
        {updates.map((update) => (
          <li key={update.title} data-concerns={update.concerns}>
            <p className="rule-history__date">{updateDateline(update)}</p>
            <h3>{update.title}</h3>
            {!TOLD_AT_THE_FIGURE.includes(update.concerns) && (
              <p>
                {update.summary} <SourceLink source={update.source} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <a className="rule-history__feed" href={changeFeedPath(slug)}>
        Seguir los cambios en tu lector de noticias
      </a>
    </section>
  );
}
