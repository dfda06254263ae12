import { StatusBadge } from '../badge.tsx';
import type { Country } from '../country.ts';
import { SourceLink } from '../source-link.tsx';
import { badgeLabel } from '../visa-status.ts';

/** A rule that depends on what the traveller holds: every case with its own result, then the rest. */
export function ConditionsBlock({
  country,
  headingLevel = 2,
}: {
  country: Pick<Country, 'conditional'>;
  headingLevel?: 2 | 3;
}) {
  const { conditional } = country;
  if (!conditional) return null;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className="block" id="condiciones" aria-labelledby="condiciones-titulo">
      <Heading id="condiciones-titulo">Depende de tu caso</Heading>
      <p className="note mb-4">
        <a href="/mi-situacion">Dinos qué visas tienes</a> y la guía contesta para ti.
      </p>
      <ul className="conditions">
        {conditional.rules.map((rule) => (
          <li key={rule.text}>
            <StatusBadge
              status={rule.visaStatus}
              text={badgeLabel(rule.visaStatus) + (rule.confidence === 'low' ? ' · por confirmar' : '')}
            />
            <p>
              {rule.text} <SourceLink source={rule.source} />
            </p>
          </li>
        ))}
        <li>
          <StatusBadge status={conditional.otherwise.visaStatus} text={badgeLabel(conditional.otherwise.visaStatus)} />
          <p>{conditional.otherwise.text}</p>
        </li>
      </ul>
    </section>
  );
}
