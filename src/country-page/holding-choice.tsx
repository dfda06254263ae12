import type { Country } from '../catalogue/country.ts';
import { HOLDINGS, type Holding, holdingWords } from '../catalogue/holding.ts';
import { Button } from '../ui/button.tsx';

interface HoldingChoiceProps {
  conditional: NonNullable<Country['conditional']>;
  /** What the answer above is for; undefined while it is everybody's. */
  holds: readonly Holding[] | undefined;
}

/** The question that decides, asked where the answer stands: a press is answered in place by `situation/repaint`. */
export function HoldingChoice({ conditional: { rules }, holds }: HoldingChoiceProps) {
  const asked = HOLDINGS.filter((holding) => rules.some((rule) => rule.holds.includes(holding)));
  const isNone = holds && !asked.some((holding) => holds.includes(holding));
  return (
    <fieldset className="verdict__choice script-only">
      <legend>¿Tienes alguna de estas?</legend>
      {asked.map((holding) => (
        <Button key={holding} look="outline" small data-holds={holding} aria-pressed={holds?.includes(holding)}>
          {holdingWords(holding).name}
        </Button>
      ))}
      <Button look="outline" small data-holds="" aria-pressed={isNone}>
        Ninguna
      </Button>
    </fieldset>
  );
}
