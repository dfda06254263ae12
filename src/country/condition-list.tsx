import type { Country } from '../catalogue/country.ts';
import { badgeLabel, UNCONFIRMED } from '../catalogue/visa-status.ts';
import { StatusBadge } from './badge.tsx';
import { SourceLink } from './source-link.tsx';

type Conditional = NonNullable<Country['conditional']>;

/** Every case of a rule that depends on what the traveller holds, with its own result and source; then the rest. */
export function ConditionList({ conditional, className }: { conditional: Conditional; className: string }) {
  const { rules, otherwise } = conditional;
  return (
    <ul className={className}>
      {rules.map((rule) => (
        <li key={rule.text}>
          <StatusBadge
            status={rule.visaStatus}
            text={badgeLabel(rule.visaStatus) + (rule.confidence === 'low' ? ` · ${UNCONFIRMED}` : '')}
          />
          <p>
            {rule.text} <SourceLink source={rule.source} />
          </p>
        </li>
      ))}
      <li>
        <StatusBadge status={otherwise.visaStatus} text={badgeLabel(otherwise.visaStatus)} />
        <p>{otherwise.text}</p>
      </li>
    </ul>
  );
}
