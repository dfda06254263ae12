import { type PersonalAnswer, personalAnswer, personalQualifier } from '../../catalogue/personal-answer.ts';
import type { Situation } from '../../catalogue/situation.ts';
import { badgeLabel } from '../../catalogue/visa-status.ts';
import type { PersonalCountry } from './personal-data.ts';
import type { PersonalFigures } from './personal-figures.ts';

/** One country as this reader meets it, ready to be shown. */
export interface PersonalView extends PersonalAnswer {
  country: PersonalCountry;
  /** `ETA/e-Visa · en tu caso`. */
  badge: string;
  qualifier: string;
  /** What the rule, or the lack of one, says in full. */
  text: string;
  figures: PersonalFigures;
}

/** The reader's own answer for every country that depends on it, by slug. */
export function personalViews(
  countries: readonly PersonalCountry[],
  situation: Situation,
): ReadonlyMap<string, PersonalView> {
  return new Map(
    countries.flatMap((country) => {
      const answer = personalAnswer(country, situation);
      return answer ? [[country.slug, personalView(country, answer)]] : [];
    }),
  );
}

function personalView(country: PersonalCountry, answer: PersonalAnswer): PersonalView {
  const { conditional, byRule, otherwise } = country;
  const ruleFigures = answer.rule && byRule[conditional.rules.indexOf(answer.rule)];
  const qualifier = personalQualifier(answer);
  return {
    ...answer,
    country,
    qualifier,
    badge: `${badgeLabel(answer.visaStatus)} · ${qualifier}`,
    text: (answer.rule ?? conditional.otherwise).text,
    figures: ruleFigures ?? otherwise,
  };
}
