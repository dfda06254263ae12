import type { Country } from '../catalogue/country.ts';
import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { leadingUpdate } from '../catalogue/in-force.ts';
import type { ReferenceRates } from '../catalogue/money.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { amountsIn, isSameAmount } from './figures/amounts.ts';
import {
  isAboutEntry,
  isAboutOthers,
  isMarginOrInterval,
  isOvertaken,
  isPastState,
  isRivalFigure,
  isToldAsOld,
  sentenceAt,
} from './figures/context.ts';
import { datesIn, holdsDate } from './figures/dates.ts';
import { type Duration, durationsIn, isSameDuration } from './figures/durations.ts';
import { type Held, heldByFields, heldByOwnFigures, heldByTexts, heldByUpdates, merged } from './figures/held.ts';
import { answerTexts, disputedTexts, listTexts, type ReaderText, textsOfUpdate } from './figures/reader-texts.ts';

/** A phrase in a text for readers that the fields of its record do not bear out. */
export interface TextFinding extends Pick<ReaderText, 'part' | 'field'> {
  phrase: string;
  mend: string;
}

/** What a text is read against besides its own record. */
export interface ReadingDay {
  rates: ReferenceRates;
  /** `YYYY-MM-DD`. */
  today: string;
}

/**
 * The figures (stays, money, dates) in the texts of a country that none of its fields hold, and the stays and fees
 * that a change in force has overtaken. A text ages by itself: the fee is corrected, and three sentences go on
 * saying the old one. Updates in `shared` hold figures for the country; their texts are read by
 * `unheldFiguresOfShared`.
 */
export function unheldFigures(
  country: Country,
  { rates, today }: ReadingDay,
  shared: ReadonlySet<CountryUpdate> = new Set(),
): TextFinding[] {
  const fields = heldByFields(country);
  const disputed = disputedTexts(country);
  const everything = merged([fields, heldByTexts(disputed.map(({ text }) => text))]);
  const answers = answerTexts(country);
  const ownUpdates = country.updates.filter((update) => !shared.has(update));
  return [
    ...[...answers, ...ownUpdates.flatMap(textsOfUpdate)].flatMap((text) => unheldIn(text, everything, rates)),
    // What is disputed quotes others, so it cannot vouch for itself.
    ...disputed.flatMap((text) => unheldIn(text, fields, rates)),
    ...overtakenFigures(country, { rates, today }),
  ];
}

/** Stays and fees of the record itself, told as if no change in force had overtaken them. */
function overtakenFigures(country: Country, { rates, today }: ReadingDay): TextFinding[] {
  const newStay = leadingUpdate(country.updates, 'maxStay', today)?.value;
  const isFeeOvertaken = leadingUpdate(country.updates, 'costs', today)?.cost !== undefined;
  if (newStay === undefined && !isFeeOvertaken) return [];
  const old = heldByOwnFigures(country);
  const updated: Country = {
    ...country,
    maxStay: newStay ?? country.maxStay,
    costs: isFeeOvertaken ? { ...country.costs, fee: 'unknown' } : country.costs,
  };
  const now = heldByFields(updated);
  const nowOutsideLists = heldByFields({ ...updated, requirements: [], processSteps: [] });
  return [
    ...answerTexts(country).flatMap((text) => overtakenIn(text, { old, now }, rates)),
    ...listTexts(country).flatMap((text) => overtakenIn(text, { old, now: nowOutsideLists }, rates)),
  ];
}

/** The same for updates that an area shares: they must stand without the record of any member. */
export function unheldFiguresOfShared(
  updates: readonly CountryUpdate[],
  { rates }: Pick<ReadingDay, 'rates'>,
): TextFinding[] {
  const held = heldByUpdates(updates);
  return updates.flatMap(textsOfUpdate).flatMap((text) => unheldIn(text, held, rates));
}

function unheldIn(text: ReaderText, held: Held, rates: ReferenceRates): TextFinding[] {
  return figuresIn(text, rates)
    .filter(({ isHeldBy }) => !isHeldBy(held))
    .map(({ alone, phrase, mend }) => finding(text, phrase, `Ningún campo dice «${alone}»: ${mend}`))
    .filter(isFirstOfItsPhrase);
}

function overtakenIn(text: ReaderText, { old, now }: { old: Held; now: Held }, rates: ReferenceRates): TextFinding[] {
  return figuresIn(text, rates)
    .filter(({ isHeldBy }) => isHeldBy(old) && !isHeldBy(now))
    .filter(({ index }) => !isToldAsOld(sentenceAt(text.text, index)))
    .map(({ alone, phrase }) =>
      finding(text, phrase, `Una actualización vigente ya cambió «${alone}»: ${OVERTAKEN_MEND}`),
    )
    .filter(isFirstOfItsPhrase);
}

const OVERTAKEN_MEND = 'pon la cifra nueva, o di que esta era la anterior.';
const DURATION_MEND =
  'corrige el texto o anótalo donde va (maxStay, requirements, processSteps, value de una actualización).';
const AMOUNT_MEND =
  'corrige el texto o anótalo donde va (costs, additionalFees, requirements, cost de una actualización).';
const DATE_MEND = 'corrige el texto o anótala donde va (effective de una actualización, published de una fuente).';

/** A figure that a text states as a fact of this country. */
interface StatedFigure {
  phrase: string;
  alone: string;
  index: number;
  mend: string;
  isHeldBy(held: Held): boolean;
}

function figuresIn(readerText: ReaderText, rates: ReferenceRates): StatedFigure[] {
  const { text } = readerText;
  return [
    ...durationsIn(text)
      .filter((said) => isTerm(said, readerText) && isClaim(said.index, readerText))
      .map((said) => ({
        ...said,
        mend: DURATION_MEND,
        isHeldBy: ({ durations }: Held) => durations.some((own) => isSameDuration(said, own)),
      })),
    ...amountsIn(text)
      .filter(({ index }) => isClaim(index, readerText))
      .map((said) => ({
        ...said,
        mend: AMOUNT_MEND,
        isHeldBy: ({ amounts }: Held) => amounts.some((own) => isSameAmount(said, own, rates)),
      })),
    ...datesIn(text)
      .filter(({ index }) => isRuleDate(index, readerText))
      .map((said) => ({
        ...said,
        alone: formatPartialDate(said.date),
        mend: DATE_MEND,
        isHeldBy: ({ dates }: Held) => dates.some((own) => holdsDate(own, said.date)),
      })),
  ];
}

function finding({ part, field }: ReaderText, phrase: string, mend: string): TextFinding {
  return { part, field, phrase, mend };
}

function isFirstOfItsPhrase({ phrase }: TextFinding, index: number, all: readonly TextFinding[]): boolean {
  return all.findIndex((other) => other.phrase === phrase) === index;
}

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
