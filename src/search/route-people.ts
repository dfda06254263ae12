import { type CalendarDay, formatDay } from '../journey/calendar-day.ts';
import { type JourneyDraft, MOST_TRAVELLERS, UNKNOWN_AGE } from '../journey/journey-draft.ts';
import { COUNTS, countOf, type Token, tokensOf } from './route-words.ts';

/** Who travels, with whom the children do, and the last day of the passport, where that was told. */
export type PeopleTold = Pick<JourneyDraft, 'adults' | 'children' | 'company' | 'expiry' | 'shared'>;

const COUNT = `\\d\\d?|${COUNTS.slice(2).join('|')}`;
const MINOR = '(?:niñ|beb|hij|menor|niet|sobrin)\\p{L}*';
const RELATIVE = `(mis?|una?|${COUNT})\\s+(?:espos|novi|marid|pareja|mam[aái]|pap[aái]|padre|madre|abuel|herman|amig|suegr|cuñad|prim[oa]|t[ií][oa])\\p{L}*(?!\\s+\\(?(?:de\\s+)?(?:\\d|1[0-7])(?!\\d))`;
const SOMEBODY = `(?:${RELATIVE}|mis?\\s+(?:herman|prim)\\p{L}*|\\p{L}+\\s+${MINOR}|\\d\\s+${MINOR})(?:\\s+\\(?(?:de\\s+)?\\d\\d?(?:\\s+y\\s+\\d\\d?)?(?:\\s+(?:años|meses))?\\)?)?`;
const each = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu');
/** `somos 4`, `familia de 5`, `6 personas`; but `somos 2 y un bebé` are two adults. */
const ALL = each(
  `(?:(?:somos|seremos|vamos|viajamos|familia de)\\s+(?!\\S+\\s+(?:adult|d[ií]a|noche|sem|mes))|(?=\\S+\\s+personas))(${COUNT})`,
);
const ADULTS = each(`(${COUNT}|una?)\\s+adult\\p{L}*`);
/** `papá, mamá y 2 niños` */
const PARENTS = each('(?<!\\p{L}\\s+)(?:mam|pap)á?a?(?=\\s*(?:,|\\)|y\\s))');
/** `somos pareja`, `en pareja` */
const PAIR = /(?:^|[,.;\d]\s+|(?:somos|en|una)\s+)pareja(?!\p{L})/iu;
/** `con mi mamá y dos amigas`, `mi esposo, mi suegra y yo`, `mi bebé y mi mamá`; with whom one stays does not travel. */
const COMPANY = each(
  `(?:(?<!qued\\p{L}*\\s+)con\\s+${SOMEBODY}(?:(?:,|\\s+[ye])\\s+${SOMEBODY})*|${SOMEBODY}(?:(?:,|\\s+[ye])\\s+${SOMEBODY})*\\s+(?:y\\s+yo|conmigo)|(?<!\\p{L}\\s+(?:de|a)\\s+)${SOMEBODY}(?:(?:,|\\s+[ye])?\\s+${SOMEBODY})+)`,
);
/** `mis papás de 68 y 71 van a Roma`: the reader stays at home. */
const GOES = each(`${RELATIVE}(?:\\s+de\\s+\\d\\d?(?:\\s+y\\s+\\d\\d?)?)?\\s+(?:van|va|viajan?)`);
const sum = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].reduce(
    (all, [, count]) => all + (/^mi/i.test(count ?? '') ? Number(/s$/i.test(count ?? '')) + 1 : countOf(count)),
    0,
  );

/** `mi hijo va con su abuela`, `su papá no viene`: with whom the children travel. */
const OTHERS = /(?<!\p{L})(?:con|nosotros,?)\s+sus?\s+(?:abuel|t[ií][oa]|madrin|padrin)/iu;
const ONE_PARENT = /(?<!\p{L})(?:su|el|la)\s+(?:pap[aá]|mam[aá]|padre|madre)\s+no\s+(?:va|viene|viaja)(?!\p{L})/iu;

/** `tengo 16`, `yo de 15`: the reader is a child. */
const SELF = /(?<!\p{L})(?:tengo|yo\s+de|yo\s+\()\s*(1[0-7]|[89])(?!\d)(?=\s+años|\s+[ye]\s|\s*[,.;)]|\s*$)/iu;
/** Children who are nobody's who travels, unless a parent is told too. */
const OF_OTHERS = /(?<!\p{L})(?:herman|prim|niet|sobrin|amig|t[ií])(?:it)?[oa]/iu;
const PARENT = /(?<!\p{L})(?:mam[aá]|pap[aá]|padre|madre|hij[oa]|mis?\s+(?:\S+\s+)?(?:beb|niñ))/iu;

/** `mis dos hijos`, `somos 4`, `con mis papás`: children are whoever may be one, as asking too much strands nobody. */
export function peopleIn(line: string, tokens: readonly Token[]): Omit<PeopleTold, 'expiry'> {
  const children = tokens.flatMap(({ kind, text }) => {
    const told = kind === 'who' && /^(?!tengo)(?:(\S+)\s+)?(\p{L}{3,})(.*)/iu.exec(text);
    if (!told) return [];
    const [, counted, noun = '', behind = ''] = told;
    // Of anybody else, those who are told to be under age.
    if (!each(`^${MINOR}$`).test(noun))
      return (text.match(/\d+/g) ?? [])
        .map(Number)
        .filter((age) => age > 0 && age < 18 && /\sde\s|\(|\saños/.test(behind));
    const ages = /meses/i.test(behind) ? [0] : (behind.match(/\d+/g) ?? []).map(Number);
    const length = Math.max(countOf(counted), ages.length, noun.endsWith('s') ? 2 : 1);
    return Array.from({ length }, (_, at) => ages[at] ?? UNKNOWN_AGE).filter((age) => age < 18);
  });
  const self = SELF.exec(line)?.[1];
  if (self) children.push(Number(self));
  const [all] = line.matchAll(ALL);
  const isApart = all && /^(?:\s+personas)?\s+(?:y|más)\s/i.test(line.slice(all.index + all[0].length));
  const company = [...line.matchAll(COMPANY)].map(([text]) => text).join(' ');
  const going = company ? '' : [...line.matchAll(GOES)].map(([text]) => text).join(' ');
  const adults = all
    ? countOf(all[1]) - (isApart ? 0 : children.length)
    : sum(line, ADULTS) ||
      [...line.matchAll(PARENTS)].length ||
      sum(going, each(RELATIVE)) ||
      (PAIR.test(line) ? 2 : Number(!self) + sum(company, each(RELATIVE)));
  const isOfOthers = (self !== undefined || OF_OTHERS.test(line)) && !PARENT.test(line);
  return {
    adults: Math.min(Math.max(adults, Number(!self)), MOST_TRAVELLERS),
    children: children.slice(0, MOST_TRAVELLERS),
    shared: ALL_HOLD.test(line) ? 'si' : '',
    company:
      children.length === 0 ? '' : isOfOthers || OTHERS.test(line) ? 'other' : ONE_PARENT.test(line) ? 'one' : '',
  };
}

/** `somos 4 todos con visa americana`, `mi esposa y yo tenemos visa` */
const ALL_HOLD =
  /(?<!\p{L})(?:(?:tod[oa]s|amb[oa]s|l[oa]s (?:dos|tres|cuatro|\d)|y yo),?\s+(?:ya\s+)?(?:con|tenemos)|tenemos)\s+(?:la\s+)?(?:visas?|residencia|green)/iu;

/** Not had, or no longer: then nothing that is said of papers is taken. */
const LACKED =
  /(?<!\p{L})(?:no|ni|sin|nunca)\s(?:\p{L}+\s)?(?:visa|residen|pasaporte|green|tengo|tenemos|soy)|vencid|caduc|expir|tr[aá]mite|cancel|negad|neg[oó]|revoc/iu;

/** `con visa americana`, `soy residente de Canadá`: of the reader; and what somebody of theirs has, or nobody. */
export function papersIn(line: string, tokens: readonly Token[]): Record<'papers' | 'others', string[]> {
  const told: Record<'papers' | 'others', string[]> = { papers: [], others: [] };
  for (const [at, { kind, text }] of tokens.entries()) {
    if (!/papers|theirs/.test(kind) || /daca|^(?:soy|somos|es|son|residente)\s*$/i.test(text)) continue;
    const isTheirs =
      kind === 'theirs' ||
      (tokens[at - 1]?.kind === 'who' && !ALL_HOLD.test(line)) ||
      /^(?:tienen?|visas?|pasaporte)\s/i.test(text);
    told[isTheirs || LACKED.test(line) ? 'others' : 'papers'].push(text.trim());
  }
  return told;
}

const ENDS =
  /(?:(?:con|y|el|mi|la|nuestr[oa]s?)\s+)*(?<what>pasaporte|visa)[^,;.\d]*\s(?:venc|caduc|expir|vigen)\p{L}*\s+(?:(?:el|en|hasta|día|de)\s+)*(?<day>\d\d?[/.-]\d\d?[/.-]\d{2,4}|(?:\d\d?\s+(?:de\s+)?)?\p{L}{3,}(?:\s+(?:del?\s+)?\d{4})?|20\d\d)(?!\p{L})/iu;

/** `mi pasaporte vence en junio` is no day of the trip; a month or a year counts from its first. @returns what else was told */
export function withoutExpiry(line: string, today: CalendarDay): { line: string; expiry: string; untaken: string[] } {
  const { 0: text = '', groups: { what = '', day = '' } = {} } = ENDS.exec(line) ?? {};
  const token = [day, `1 ${day}`, day.replace(/^(?=\d{4}$)/, '1 ene ')]
    .flatMap((said) => tokensOf(said, () => [], today))
    .find(({ kind }) => kind === 'day');
  if (token?.kind !== 'day' || token.day === undefined) return { line, expiry: '', untaken: [] };
  const isVisa = /visa/i.test(what);
  return {
    line: line.replace(text, ' '),
    expiry: isVisa ? '' : formatDay(token.day),
    untaken: isVisa ? [text.trim()] : [],
  };
}
