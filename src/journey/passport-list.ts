import { type ReferenceRates, toMXN } from '../catalogue/money.ts';
import type { OtherPassports } from '../catalogue/other-passports-schema.ts';
import { processingTimeWords } from '../catalogue/voice/processing-time.ts';
import { stayWords } from '../catalogue/voice/stay.ts';
import { applicationTerm } from './application-term.ts';
import { stayLimit } from './stay-limit.ts';

/** What a destination's official list asks of the passports it names, ready for the engine and the browser. */
export type PassportList = ReturnType<typeof passportLists>[number];

/** Prices in pesos and times as terms, so that neither rates nor the words of records travel to the reader. */
export function passportLists({ lists, sources }: OtherPassports, rates: ReferenceRates) {
  return lists.map(({ fee, processingTime, maxStay, ...list }) => ({
    ...list,
    pesos: fee && toMXN(fee, rates),
    term: processingTime && applicationTerm(processingTime),
    takes: processingTime && processingTimeWords(processingTime),
    stay: maxStay && { limit: stayLimit(maxStay), text: stayWords(maxStay), confidence: 'high' as const },
    source: sources.find(({ supports }) => supports.includes(list.id)),
  }));
}
