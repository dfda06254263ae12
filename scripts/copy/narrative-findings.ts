import type { CountryRecord } from '../../src/catalogue/country-schema.ts';
import type { CopyFinding, SentenceFinding } from './finding.ts';
import { sentencesOf } from './readability.ts';
import type { ContentPage } from './reader-texts.ts';

/** Where a narrative says what to arrange. What to fear stands on every page before it. */
const OPENING_SENTENCES = 2;

/** Where a narrative says less than its record, or a figure that nobody holds. `area` holds for the whole group. */
export function narrativeFindings(
  narrative: ContentPage,
  record: ContentPage,
  area: ContentPage | undefined,
): CopyFinding[] {
  const body = narrative.texts.filter(({ field }) => field === 'texto').map(({ text }) => text);
  const sentences = sentencesOf(body.join('\n'));
  const opening = sentences.slice(0, OPENING_SENTENCES).join(' ');
  const holders = [record.data, area?.data, narrative.data];
  return [...documentFindings(opening, record), ...figureFindings(sentences, holders)].map((finding) => ({
    field: 'texto',
    ...finding,
  }));
}

const NOTHING_TO_ARRANGE =
  /(?:no (?:necesitas|te piden?|piden?|hace falta|hay que pedir)|sin|ni) (?:(?:una|la|otra) )?visa|no (?:tramitas|tramites|hay) nada|nada que tramitar/giu;

const AT_THE_BORDER =
  /al (?:llegar|aterrizar|entrar)|a (?:la|tu) llegada|cuando (?:llegas|llegues|aterrizas)|en (?:el aeropuerto|la frontera)/iu;

/** Permits with a name of their own: `eTA`, `NZeTA`, `ETA-IL`, `e-visa`. */
const PERMIT_NAMES = /(?<![\p{L}.-])(?:K-ETA|NZeTA|ETA-IL|eTA|e-visa)(?![\p{L}-])/giu;

function documentFindings(opening: string, record: ContentPage): SentenceFinding[] {
  const fix = missingDocument(opening, record);
  return fix ? [{ rule: 'document', sentence: opening, fix: `Di en las dos primeras oraciones ${fix}.` }] : [];
}

/** What the opening must name and does not. */
function missingDocument(opening: string, { data, texts }: ContentPage): string | undefined {
  const { visaStatus, confidence } = data as Partial<CountryRecord>;
  const namesVisa = /(?<!\p{L})visa(?!\p{L})/iu.test(opening.replace(NOTHING_TO_ARRANGE, ''));
  const namesNothing = opening.search(NOTHING_TO_ARRANGE) >= 0;
  // Where the status itself is in doubt, the doubt is the answer.
  if (confidence === 'low') return namesVisa || namesNothing ? undefined : 'si se pide visa, aunque esté por confirmar';
  switch (visaStatus) {
    case 'visa-free':
      return namesNothing ? undefined : 'que no se necesita visa';
    case 'visa-required':
      return namesVisa ? undefined : 'que se necesita visa';
    case 'visa-on-arrival':
      return namesVisa && AT_THE_BORDER.test(opening) ? undefined : 'que la visa se da al llegar';
    default:
      return missingPermit(opening, permitNames(texts.map(({ text }) => text).join(' ')));
  }
}

function missingPermit(opening: string, names: readonly string[]): string | undefined {
  if (names.length === 0) {
    return /permiso|autorización|visa/iu.test(opening) ? undefined : 'que se necesita un permiso en línea';
  }
  const named = permitNames(opening);
  return names.some((name) => named.includes(name)) ? undefined : `cómo se llama el permiso (${names.join(', ')})`;
}

function permitNames(text: string): string[] {
  return [...new Set([...text.matchAll(PERMIT_NAMES)].map(([name]) => name.toLowerCase()))];
}

function figureFindings(sentences: readonly string[], holders: readonly unknown[]): SentenceFinding[] {
  const held = figuresHeld(holders);
  return sentences.flatMap((sentence) =>
    figuresIn(sentence)
      .filter((figure) => !held.has(figure))
      .map((figure) => ({
        rule: 'figure' as const,
        sentence,
        fix: `La ficha no tiene «${figure}»: corrígelo, ponlo en su campo o quítalo; si solo lo dice una fuente del relato, va en las excepciones.`,
      })),
  );
}

/** `un día` counts nothing: «un día libre». */
const NUMBER_WORDS = new Map([
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['siete', 7],
  ['ocho', 8],
  ['nueve', 9],
  ['diez', 10],
  ['doce', 12],
  ['quince', 15],
  ['veinte', 20],
  ['treinta', 30],
  ['sesenta', 60],
  ['noventa', 90],
]);

const AMOUNT = /(\d[\d,]*(?:\.\d+)?) ([A-Z]{3})(?![A-Z])/g;
const SPAN = /([\d,]+|\p{L}+) (d[ií]as?|mes(?:es)?)(?!\p{L})/giu;
/** `30 o 90 días`, `de 3 a 5 días` */
const FIRST_OF_TWO = /(\d+) (?:o|a|y|u) (?=\d+ (d[ií]as?|mes(?:es)?)(?!\p{L}))/giu;

/** Every amount with its currency and every number of days or months that a text states: `25 USD`, `90 días`. */
function figuresIn(text: string): string[] {
  const amounts = [...text.matchAll(AMOUNT)].map(([, digits = '', currency]) => `${numberOf(digits)} ${currency}`);
  const spans = [...text.matchAll(SPAN), ...text.matchAll(FIRST_OF_TWO)].flatMap(([, count = '', unit = '']) => {
    const number = numberOf(count);
    return number === undefined ? [] : [span(number, /^d/i.test(unit) ? 'days' : 'months')];
  });
  return [...amounts, ...spans];
}

function numberOf(written: string): number | undefined {
  return /^\d/.test(written) ? Number(written.replaceAll(',', '')) : NUMBER_WORDS.get(written.toLowerCase());
}

function span(count: number, unit: 'days' | 'months'): string {
  return `${count} ${unit === 'days' ? 'días' : 'meses'}`;
}

/**
 * Every figure that a record holds, in words or as data. A number under a field's name is taken for days as well as
 * months: which of them it is depends on its neighbours, and a check that is sometimes silent beats one that is wrong.
 */
function figuresHeld(record: unknown): Set<string> {
  if (typeof record === 'string') return new Set(figuresIn(record));
  if (typeof record === 'number') return new Set([span(record, 'days'), span(record, 'months')]);
  if (typeof record !== 'object' || record === null) return new Set();
  const { amount, currency } = record as { amount?: unknown; currency?: unknown };
  return new Set([
    ...(typeof amount === 'number' && typeof currency === 'string' ? [`${amount} ${currency}`] : []),
    ...totalOfParts(record),
    ...Object.values(record).flatMap((inner) => [...figuresHeld(inner)]),
  ]);
}

function totalOfParts({ parts }: { parts?: { amount: number; currency: string }[] }): string[] {
  if (!parts?.[0]) return [];
  return [`${parts.reduce((sum, { amount }) => sum + amount, 0)} ${parts[0].currency}`];
}
