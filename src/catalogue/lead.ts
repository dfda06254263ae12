import type { Country } from './country.ts';
import { hasTakenEffect } from './in-force.ts';
import { firstDay, formatPartialDate, type PartialDate } from './partial-date.ts';
import { uncapital } from './spoken-list.ts';
import { daysSince } from './stale-fact.ts';
import { checkAdvice } from './voice/update-dateline.ts';
import { arrivalSentence, badgeText, nameInSentence, withPreposition } from './voice/wording.ts';

type Led = Pick<Country, 'nameSpanish' | 'nameInSentence' | 'updates' | 'doubt' | 'visaStatus' | 'onlyBy'>;

/**
 * What stands before everything else that is said of a country on `today`, a sentence or two each: first an advice not
 * to travel, then what is in doubt of its status, then the only way of arriving it holds for. Empty where the answer may come first.
 */
export function leadSentences(country: Led, today: PartialDate): string[] {
  const advice = adviceOn(country, today);
  const when = advice && formatPartialDate(advice.effective.slice(0, 7));
  return [
    ...(advice ? [`${adviceWords(country, advice, today)} en ${when}. ${checkAdvice(advice)}`] : []),
    ...(country.doubt ? [country.doubt] : []),
    ...(country.onlyBy ? [`En ${nameInSentence(country)} ${uncapital(arrivalSentence(country))}`] : []),
  ];
}

/** `La SRE pidió no viajar a Haití`, for where there is room for no more; undefined where nobody asks for it. */
export function shortAdvice(country: Led, today: PartialDate): string | undefined {
  const advice = adviceOn(country, today);
  return advice && adviceWords(country, advice, today);
}

/** `La SRE pidió no viajar a Haití. Sin Visa`, where a country has one line. */
export function answerInShort(country: Led & Parameters<typeof badgeText>[0], today: PartialDate): string {
  return [shortAdvice(country, today), badgeText(country)].filter(Boolean).join('. ');
}

function adviceOn({ updates }: Led, today: PartialDate) {
  return updates.find((update) => update.againstTravel && hasTakenEffect(update, today));
}

/** An advice that nobody has read again for so long is not told as one that holds. */
export const ADVICE_DAYS = 90;

function adviceWords(country: Led, { againstTravel, readOn }: Led['updates'][number], today: PartialDate): string {
  const { by = '', region, unlessEssential } = againstTravel ?? {};
  const isOld = readOn !== undefined && daysSince(readOn, firstDay(today)) > ADVICE_DAYS;
  const [asked, hadAsked] = unlessEssential ? ['desaconsejó', 'había desaconsejado'] : ['pidió no', 'había pedido no'];
  return `${by} ${isOld ? hadAsked : asked} viajar ${region ? `a ${region}` : withPreposition('a', country)}`;
}

/** What search engines show of a description (specification, section 9: 120–160 characters). */
export const LONGEST_DESCRIPTION = 160;

/** The description of a page: as many whole sentences as are shown, what leads before them. `closing` stands last where there is room. */
export function ledDescription(
  lead: readonly string[],
  description: string,
  closing = 'Con sus fuentes, su fecha y dónde confirmar.',
): string {
  if (lead.length === 0) return description;
  // Not after an abbreviation: `EE. UU.`
  const sentences = description.split(/(?<=[a-záéíóúñ\d)]{2}[.!?]) /);
  return [...lead, ...sentences, closing].reduce((whole, sentence) => {
    const longer = `${whole} ${sentence}`;
    return longer.length <= LONGEST_DESCRIPTION ? longer : whole;
  });
}
