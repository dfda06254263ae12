import type { Country } from '../catalogue/country.ts';
import { badgeLabel } from '../catalogue/visa-status.ts';
import { StatusBadge } from './badge.tsx';
import { SourceLink } from './source-link.tsx';

interface ConditionListProps {
  conditional: NonNullable<Country['conditional']>;
  className: string;
}

/** Every case of a rule that depends on what the traveller holds, with its own result and source; then the rest. */
export function ConditionList({ conditional: { rules, otherwise }, className }: ConditionListProps) {
  return (
    <ul className={className}>
      {rules.map((rule) => (
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
        <StatusBadge status={otherwise.visaStatus} text={badgeLabel(otherwise.visaStatus)} />
        <p>{otherwise.text}</p>
      </li>
    </ul>
  );
}
