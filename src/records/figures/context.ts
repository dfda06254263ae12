/** What the words around a figure make of it: a rule of today, of yesterday, of others, or no rule at all. */

/** The sentence of `text` that holds the character at `index`. A stop inside `1.º`, `EE. UU.` or `gov.uk` ends none. */
export function sentenceAt(text: string, index: number): string {
  const ends = [...text.matchAll(/(?<!EE|UU)[.!?…](?=\s+[\p{Lu}¿¡«]|\s*$)|\n\n/gu)].map((end) => end.index + 1);
  const start = ends.filter((end) => end <= index).at(-1) ?? 0;
  const stop = ends.find((end) => end > index) ?? text.length;
  return text.slice(start, stop).trim();
}

const CARD_BRANDS = /\bvisa (?:o|y|ni) master\s?card|\bmaster\s?card (?:o|y|ni) visa/gi;
const ENTRY_WORDS =
  /visa|permiso|pasaporte|estancia|sell[oa]|migraci[óo]n|schengen|frontera|\bk?-?eta\b|quedar|te pasas|rebas|turista|registro|vigencia|vacuna|seguro|obligatori|trámite|multa|acuerdo|exent/i;

/** Whether a sentence speaks of entering, staying or the papers for it; a narrative tells of much else. */
export function isAboutEntry(sentence: string): boolean {
  return ENTRY_WORDS.test(sentence.replaceAll(CARD_BRANDS, ''));
}

/** `sube de 16 a 20 libras`, `en lugar de 25 USD`, `la circular, que decía 90 días`. */
const BEFORE_AN_OVERTAKEN_FIGURE =
  /(?:en lugar de|en vez de|desaparec\p{L}+ (?:la|el) \p{L}+ de|(?:sub|baj|pas|aument)\p{L}+ de|empezó en|costaba|decía|eran?|(?:termin|anul|suprim)\p{L}+ la exención de) (?:unos |unas )?$/iu;

/** Whether the figure at `index` is told as the one that is no more: a change says from what it changes. */
export function isOvertaken(text: string, index: number): boolean {
  return BEFORE_AN_OVERTAKEN_FIGURE.test(text.slice(0, index));
}

const OLD =
  /repit|siguen? (?:dando|diciendo)|todavía (?:dan|dicen|mencionan?)|anterior|viej[ao]s?(?!\p{L})|antigu|(?<!\p{L})antes(?! de)|ya no|circula|otros países|(?:en lugar|en vez) de/iu;

/** Whether a sentence warns of a figure rather than giving it: `los 30 días que repiten muchas páginas`. */
export function isToldAsOld(sentence: string): boolean {
  return OLD.test(sentence);
}

const PAST_STATE = /(?<!\p{L})(?:había|tenía|estaba|incluía|decía|daba|era|pedía|costaba|regía|permitía)n?(?!\p{L})/u;

/** Whether a sentence tells how things were before (`hasta julio de 2024 tenían visa`): history, not a rule. */
export function isPastState(sentence: string): boolean {
  return PAST_STATE.test(sentence);
}

const ONLY_OTHERS =
  /(?:solo|únicamente) (?:\p{L}+ ){0,2}(?:a|para) (?:los |las )?(?:países|ciudadan\p{L}+|nacional\p{L}+)/iu;

/** Whether a sentence gives a rule for travellers of other countries: `solo para ciudadanos de Nicaragua`. */
export function isAboutOthers(sentence: string): boolean {
  return ONLY_OTHERS.test(sentence);
}

/** `dos semanas de margen` is our advice and `cinco días después` a story; neither is a term anybody set. */
export function isMarginOrInterval(phrase: string, after: string): boolean {
  return /^ (?:de margen|después)/.test(after) || (/semana/.test(phrase) && /^ antes/.test(after));
}

/**
 * In `evidence.….disputed` a figure is what somebody else says, and stands there for that. `Los 30 días` at
 * the head of a sentence is the record's own.
 */
export function isRivalFigure(text: string, index: number): boolean {
  return !/(?:^|[.;:] )(?:los|las) $/i.test(text.slice(0, index));
}
