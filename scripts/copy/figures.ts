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
export function figuresIn(text: string): string[] {
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
export function figuresHeld(record: unknown): Set<string> {
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
