/** Numbers as texts for readers write them: `90`, `1,098.90`, `noventa`, `ciento ochenta`, `cuarenta y cinco`. */
const SMALL: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiún: 21,
  veintiuno: 21,
  veinticuatro: 24,
  veinticinco: 25,
  veintiocho: 28,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  quinientos: 500,
};

const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const wordsFor = (isWanted: (value: number) => boolean) =>
  Object.keys(SMALL)
    .filter((word) => isWanted(SMALL[word] ?? 0))
    // The longest first, so that `un` does not stop before `uno`.
    .sort((a, b) => b.length - a.length)
    .join('|');
const UNITS = wordsFor((value) => value < 10);
const TENS = wordsFor((value) => value >= 30 && value < 100);
const BELOW_HUNDRED = `(?:(?:${TENS})(?: y (?:${UNITS}))?|${wordsFor((value) => value < 30)})`;
const HUNDREDS = wordsFor((value) => value >= 100);
const BELOW_THOUSAND = `(?:(?:${HUNDREDS})(?: ${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;

/**
 * The source of a pattern for one number, without groups of its own. What is part of a longer token
 * (`366/2025`, `B1`, `002-2026`) is not a number.
 */
export const NUMBER = String.raw`(?<![\p{L}\d/.,-])(?:${DIGITS}|(?:${BELOW_THOUSAND} )?mil|${BELOW_THOUSAND})(?![\p{L}\d/-])`;

/** The value of what `NUMBER` matched. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  const thousands = /^(?:(.+) )?mil$/i.exec(text);
  if (thousands) return 1000 * (thousands[1] === undefined ? 1 : numberOf(thousands[1]));
  return text
    .toLowerCase()
    .split(/ (?:y )?/)
    .reduce((sum, word) => sum + (SMALL[word] ?? 0), 0);
}
