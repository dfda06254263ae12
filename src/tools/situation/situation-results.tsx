import '../../country/badge.css';
import { questionPath } from '../../catalogue/slug.ts';
import { badgeLabel } from '../../catalogue/visa-status.ts';
import { StatusBadge } from '../../country/badge.tsx';
import { SourceLink } from '../../country/source-link.tsx';
import { UnconfirmedRules } from '../../country/unconfirmed-rules.tsx';
import type { PersonalView } from '../../personal/personal-view.ts';
import { Flag } from '../../ui/flag.tsx';

/** What the reader's situation changes, country by country, always with the reason. */
export function SituationResults({ views, hasAnswered }: { views: readonly PersonalView[]; hasAnswered: boolean }) {
  const eased = views.filter(({ rule, held }) => rule ?? held);
  const unchanged = views.filter((view) => !eased.includes(view));
  return (
    <>
      <p role="status" className="message situation__count">
        {hasAnswered
          ? countText(eased.length)
          : 'Marca arriba lo que tengas y aquí verás a qué países entras más fácil.'}
      </p>
      <ul className="situation__list">
        {eased.map((view) => (
          <EasedEntry key={view.country.slug} view={view} />
        ))}
      </ul>
      {hasAnswered && unchanged.length > 0 && (
        <details className="unfolds">
          <summary>
            {unchanged.length === 1
              ? 'Y 1 país donde esto no te ayuda'
              : `Y ${unchanged.length} países donde esto no te ayuda`}
          </summary>
          <ul className="situation__list">
            {unchanged.map((view) => (
              <li key={view.country.slug}>
                <Heading view={view} />
                <p>
                  {view.because} {view.text}
                </p>
                <UnconfirmedRules rules={view.unconfirmed} className="note" />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Con lo que marcaste no cambia la entrada a ningún país.';
  return count === 1
    ? 'Con lo que marcaste cambia la entrada a 1 país.'
    : `Con lo que marcaste cambia la entrada a ${count} países.`;
}

function EasedEntry({ view }: { view: PersonalView }) {
  const { rule, because, text, figures, country } = view;
  return (
    <li>
      <Heading view={view} />
      <p>
        <b>{because}</b> {text} {rule && <SourceLink source={rule.source} />}
      </p>
      <p className="note">
        Estancia: {figures.stay}. Costo: {figures.cost.lead}
        {figures.cost.original && ` (${figures.cost.original})`}.
        {country.conditional && ` Sin ese documento: ${badgeLabel(country.conditional.otherwise.visaStatus)}.`}
        {rule?.confidence === 'medium' &&
          ' La regla está por confirmar en una fuente oficial: pregunta antes de comprar.'}
      </p>
      <UnconfirmedRules rules={view.unconfirmed} className="note" />
    </li>
  );
}

function Heading({ view: { country, visaStatus, badge } }: { view: PersonalView }) {
  return (
    <h3>
      <Flag iso2={country.iso2} eager />
      <a href={questionPath(country.slug)}>{country.name}</a> <StatusBadge status={visaStatus} text={badge} />
    </h3>
  );
}
