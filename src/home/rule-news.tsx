import type { RuleChange } from '../catalogue/rule-changes.ts';
import { updateDateline, updateSummary } from '../catalogue/voice/update-dateline.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';

/** Third intro block of home: the newest rule changes, each leading to its place on the country page. */
export function RuleNews({ changes, today }: { changes: readonly RuleChange[]; today: string }) {
  return (
    <section className="rule-news wrap" aria-labelledby="cambios-de-reglas">
      <h2 id="cambios-de-reglas">
        <a className="touch" href="/cambios">
          Cambios de reglas <Icon name="forward" />
        </a>
      </h2>
      <ul className="rule-news__list">
        {changes.map(({ update, place, country, path }) => (
          <li key={`${place} ${update.title}`}>
            <p className="flagged place">
              {country && <Flag iso2={country.iso2} />}
              {place}
            </p>
            <h3>
              <a href={path}>{update.title}</a>
            </h3>
            <p className="rule-news__date">{updateDateline(update, today)}</p>
            <p className="note">{updateSummary(update)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
