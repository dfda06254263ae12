import type { Country } from '../country.ts';
import type { ReferenceRates } from '../money.ts';
import { formatPartialDate } from '../partial-date.ts';
import type { CountryUpdate } from './country-schema.ts';
import { amountsIn, isSameAmount } from './figures/amounts.ts';
import {
  isAboutEntry,
  isAboutOthers,
  isMarginOrInterval,
  isOvertaken,
  isPastState,
  isRivalFigure,
  sentenceAt,
} from './figures/context.ts';
import { datesIn, holdsDate } from './figures/dates.ts';
import { type Duration, durationsIn, isSameDuration } from './figures/durations.ts';
import { type Held, heldByFields, heldByTexts, heldByUpdates, merged } from './figures/held.ts';
import { disputedTexts, type ReaderText, readerTexts, textsOfUpdate } from './figures/reader-texts.ts';

/** A phrase in a text for readers that the fields of its record do not bear out. */
export interface TextFinding extends Pick<ReaderText, 'part' | 'field'> {
  phrase: string;
  mend: string;
}

/**
 * The figures (stays, money, dates) in the texts of a country that none of its fields hold. A text ages by
 * itself: the fee is corrected, and three sentences go on saying the old one. Updates in `shared` hold their
 * figures for the country, and their texts are read with `unheldFiguresOfShared`.
 */
export function unheldFigures(
  country: Country,
  rates: ReferenceRates,
  shared: ReadonlySet<CountryUpdate> = new Set(),
): TextFinding[] {
  const fields = heldByFields(country);
  const disputed = disputedTexts(country);
  const everything = merged([fields, heldByTexts(disputed.map(({ text }) => text))]);
  const updates = country.updates.filter((update) => !shared.has(update));
  return [
    ...readerTexts({ ...country, updates }).flatMap((text) => unheldIn(text, everything, rates)),
    // What is disputed quotes others, so it cannot vouch for itself.
    ...disputed.flatMap((text) => unheldIn(text, fields, rates)),
  ];
}

/** The same for updates that an area shares: they must stand without the record of any member. */
export function unheldFiguresOfShared(updates: readonly CountryUpdate[], rates: ReferenceRates): TextFinding[] {
  const held = heldByUpdates(updates);
  return updates.flatMap(textsOfUpdate).flatMap((text) => unheldIn(text, held, rates));
}

function unheldIn(readerText: ReaderText, held: Held, rates: ReferenceRates): TextFinding[] {
  const { part, field, text } = readerText;
  const findings = [
    ...durationsIn(text)
      .filter((said) => isTerm(said, readerText) && isClaim(said.index, readerText))
      .filter((said) => !held.durations.some((own) => isSameDuration(said, own)))
      .map(({ alone, phrase }) => ({ phrase, mend: `Ningún campo dice «${alone}»: ${DURATION_MEND}` })),
    ...amountsIn(text)
      .filter(({ index }) => isClaim(index, readerText))
      .filter((said) => !held.amounts.some((own) => isSameAmount(said, own, rates)))
      .map(({ alone, phrase }) => ({ phrase, mend: `Ningún campo dice «${alone}»: ${AMOUNT_MEND}` })),
    ...datesIn(text)
      .filter(({ index }) => isRuleDate(index, readerText))
      .filter((said) => !held.dates.some((own) => holdsDate(own, said.date)))
      .map(({ date, phrase }) => ({ phrase, mend: `Ningún campo dice «${formatPartialDate(date)}»: ${DATE_MEND}` })),
  ];
  return findings
    .filter(({ phrase }, index) => findings.findIndex((other) => other.phrase === phrase) === index)
    .map((finding) => ({ part, field, ...finding }));
}

const DURATION_MEND =
  'corrige el texto o anótalo donde va (maxStay, requirements, processSteps, value de una actualización).';
const AMOUNT_MEND =
  'corrige el texto o anótalo donde va (costs, additionalFees, requirements, cost de una actualización).';
const DATE_MEND = 'corrige el texto o anótala donde va (effective de una actualización, published de una fuente).';

/** Whether the text states the figure as a fact of this country, today. */
function isClaim(index: number, { kind, text }: ReaderText): boolean {
  if (kind === 'disputed' && isRivalFigure(text, index)) return false;
  return !isOvertaken(text, index) && !isAboutOthers(sentenceAt(text, index));
}

/**
 * Whether a duration is a term somebody set. Only days, weeks and months; `un día` and `una semana` are turns of
 * speech. Alerts tell what happened, and of a narrative only what it says of the entry binds.
 */
function isTerm({ unit, length, phrase, index }: Duration, { kind, text }: ReaderText): boolean {
  if (/hora|año/i.test(phrase) || /^una semana$/i.test(phrase) || (unit === 'days' && length === 1)) return false;
  if (isMarginOrInterval(phrase, text.slice(index + phrase.length)) || kind === 'alert') return false;
  return kind !== 'narrative' || isAboutEntry(sentenceAt(text, index));
}

/** Whether a date is one of a rule or of a source, and not of what happened before or besides. */
function isRuleDate(index: number, { kind, text }: ReaderText): boolean {
  const sentence = sentenceAt(text, index);
  if (kind === 'alert' || isPastState(sentence)) return false;
  return kind !== 'narrative' || isAboutEntry(sentence);
}
