import type { CountryUpdate, Fact } from '../records/country-schema.ts';
import { SourceLink } from '../source-link.tsx';
import { updateDateline } from '../update-dateline.ts';

/** The facts whose changes already stand beside a figure of the page. */
const SHOWN_AT_THE_FIGURE: readonly Fact[] = ['maxStay', 'costs'];

/** Dated changes of a country's rules that have no figure of their own to stand beside. */
export function RuleHistory({ updates }: { updates: readonly CountryUpdate[] }) {
  const rest = updates.filter((update) => !SHOWN_AT_THE_FIGURE.includes(update.concerns));
  if (rest.length === 0) return null;
  return (
    <section className="block" id="cambios" aria-labelledby="cambios-titulo">
      <h2 id="cambios-titulo">Qué ha cambiado</h2>
      <ul className="rule-history">
        {rest.map((update) => (
          <li key={update.title} data-concerns={update.concerns}>
            <p className="rule-history__date">{updateDateline(update)}</p>
            <h3>{update.title}</h3>
            <p>
              {update.summary} <SourceLink source={update.source} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
