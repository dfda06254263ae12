import type { Country } from '../catalogue/country.ts';
import { StatusBadge } from './badge.tsx';
import { RichText } from './section.tsx';
import { casesOf } from './sections.ts';

/** Every case of a rule that depends on what the traveller holds, with its own result and source; then the rest. */
export function ConditionList({
  conditional,
  className,
}: {
  conditional: NonNullable<Country['conditional']>;
  className: string;
}) {
  return (
    <ul className={className}>
      {casesOf(conditional).map(({ visaStatus, badge, words }, index) => (
        <li key={index}>
          <StatusBadge status={visaStatus} text={badge} />
          <p>
            <RichText words={words} />
          </p>
        </li>
      ))}
    </ul>
  );
}
