import type { Country } from '../catalogue/country.ts';
import { HOLDINGS, holdingWords } from '../catalogue/holding.ts';
import { Button } from '../ui/button.tsx';

interface HoldingChoiceProps {
  conditional: NonNullable<Country['conditional']>;
}

/** The question that decides, asked where the answer stands: `own-case.element.ts` answers a press over the verdict. */
export function HoldingChoice({ conditional: { rules } }: HoldingChoiceProps) {
  const asked = HOLDINGS.filter((holding) => rules.some((rule) => rule.holds.includes(holding)));
  return (
    <fieldset className="verdict__choice script-only">
      <legend>¿Tienes alguna de estas?</legend>
      {asked.map((holding) => (
        <Button key={holding} look="outline" small data-holds={holding}>
          {holdingWords(holding).name}
        </Button>
      ))}
      <Button look="outline" small data-holds="">
        Ninguna
      </Button>
    </fieldset>
  );
}
