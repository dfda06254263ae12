import type { Situation } from '../catalogue/situation.ts';
import type { TravelDocument } from '../catalogue/travel-document.ts';
import { badgeLabel, UNCONFIRMED, type VisaStatus } from '../catalogue/visa-status.ts';
import { type PersonalAnswer, personalAnswer } from './personal-answer.ts';
import type { PersonalCountry, PersonalFigures } from './personal-data.ts';

/** One country as this reader meets it, ready to be shown. */
export type PersonalView = ReturnType<typeof personalView>;

/** Whether what the reader holds makes it easier than for everybody. */
export const isEased = ({ rule, held }: PersonalView) => Boolean(rule ?? held);

/** Whether what is left to do is the record's own procedure. */
export const isOfRecord = ({ held, visaStatus, country }: PersonalView) => !held && visaStatus === country.visaStatus;

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

function personalView(country: PersonalCountry, answer: PersonalAnswer) {
  // A doubt about what everybody gets is not settled by holding nothing that would ease it.
  const isDoubtful = country.isDoubtful && answer.visaStatus === country.visaStatus && !answer.rule && !answer.held;
  const qualifier = isDoubtful ? UNCONFIRMED : answer.qualifier;
  return {
    ...answer,
    country,
    qualifier,
    /** `ETA/e-Visa · en tu caso`. */
    badge: `${badgeLabel(answer.visaStatus)} · ${qualifier}`,
    figures: figuresOf(country, answer),
  };
}

function figuresOf(
  { conditional, onlyBy, visaStatus, usual, byRule, otherwise }: PersonalCountry,
  answer: PersonalAnswer,
): PersonalFigures {
  if (answer.held) return { ...usual, ...NOTHING_LEFT, ...ownStay(answer.held, answer.visaStatus) };
  const ofRule = answer.rule && byRule[conditional?.rules.indexOf(answer.rule) ?? -1];
  if (onlyBy && answer.visaStatus === visaStatus) return usual;
  return ofRule ?? otherwise ?? usual;
}

/** A resident stays as one, and a visa other than the one visitors are asked for has a stay of its own. */
function ownStay(held: TravelDocument, status: VisaStatus): Partial<PersonalFigures> {
  if (held.endsWith('-residence')) return { stay: 'La de tu residencia' };
  return status === 'visa-required' ? {} : { stay: 'La de tu visa' };
}

/** For whoever has already applied and paid. */
const NOTHING_LEFT = {
  cost: { value: 'Ya lo pagaste' },
  procedure: 'Ya lo hiciste',
  nextStep: 'Revisa que siga vigente el día que llegues y que tu pasaporte también lo esté.',
} satisfies Partial<PersonalFigures>;
