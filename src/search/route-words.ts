import { type CalendarDay, parseDay, yearMonthDay } from '../journey/calendar-day.ts';

/** A place that words name; home is Mexico, where no border is crossed. */
export type NamedPlace =
  | 'home'
  | {
      slug: string;
      label: string;
      country: string;
      /** Of all that have the name nobody means this one. */
      isLesser?: true;
      /** It is an ordinary word too: a place only beside its country. */
      isShy?: true;
    };

/** The places that words may name, the likeliest first; `noise` are words that say nothing. A code is one of an airport. */
export type FindPlace = (words: string, mayBeCode: boolean) => readonly NamedPlace[] | 'noise';

const MONTHS = ['ene jan', 'feb', 'mar mzo', 'abr apr', 'may', 'jun', 'jul', 'ago aug', 'sep', 'oct', 'nov', 'dic dec'];
const MONTH = `(?:${MONTHS.join('|').replaceAll(' ', '|')})(?:r?ero|ro|zo|il|i?o|sto|t(?:iembre)?|iembre|ubre|uary|ch|ust|(?:t?em|o)ber)?(?!\\p{L})\\.?`;
const YEAR = '(?:,?\\s+(?:del?\\s+)?(?<year>\\d{4}))?';
/** `3 abr 27`, where no other number could stand. */
const SHORT_YEAR = new RegExp(
  `(\\d\\s*(?:de\\s+)?${MONTH}\\s+(?:del?\\s+)?|${MONTH}\\s*\\d\\d?\\s+)['’]?(2[6-9])(?=\\s*(?:$|[,;)–—-]|(?:al?|hasta|v[ií]a)\\s))`,
  'giu',
);
const DATES = [
  '(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)',
  '(?<day>\\d\\d?)([/.-])(?<month>\\d\\d?)(?:\\2(?<year>\\d{4}|\\d\\d))?',
  `(?<day>\\d\\d?)[/-](?<name>${MONTH})[/-](?<year>\\d{4}|\\d\\d)`,
  `(?<day>\\d\\d?)[\\s-]*(?:de\\s+)?(?<name>${MONTH})${YEAR}`,
  `(?<name>${MONTH})\\s*(?<day>\\d\\d?)(?!\\s+(?:d[ií]a|semana|mes|noche|adult|person|niñ))${YEAR}`,
  '(?<=el\\s+)(?<day>\\d\\d?)',
].map((written) => new RegExp(`${written}(?![\\p{L}\\p{N}])`, 'iuy'));
/** `3 al 17 oct`, `20 dic - 3 ene 2028`: a stay, whose month may have been said with another, `8 al 12`; or a lone day. */
const STAY = new RegExp(
  `(?<![\\p{N}/.-])(?<day>\\d\\d?)(?:\\s*(?:de\\s+)?(?<name>${MONTH}))?${YEAR}(?:(?:\\s*(?<dash>[-–—])\\s*|\\s+(?:al?|hasta)\\s+)(?:el\\s+)?(?<last>\\d\\d?)(?:\\s*(?:de\\s+)?(?<month>${MONTH})${YEAR.replace('year', 'until')}|(?![\\p{L}\\p{N}]|[/.-]\\d|\\s*(?:h|d[ií]a|noche|semana|mes|person|adult|niñ|año))))?`,
  'giu',
);
/** The whole word, as `mar` is the sea too. */
const MONTH_APART = new RegExp(`(?<!\\p{L})(?=\\p{L}{4})(?<name>${MONTH})${YEAR}`, 'giu');
const LISTED = new RegExp(`^(?:,\\s*\\d\\d?)*\\s+y\\s+\\d\\d?\\s+(?:de\\s+)?${MONTH}`, 'iu');
/** A number behind it may be a day: a name, not `somos 4`, `Terminal 2` or `de 3 y 9`. */
const OWN_DAY = /(?<!\p{L})(?!(?:somos|vamos|terminal|vuelo|hotel|con|de|y)\s)\p{L}+\s+$/iu;
/** Codes in a row: `mex dfw nrt 3 mar`. */
const CODES = new RegExp(
  `(?<=\\s)(?!${MONTH})[a-z]{3}(?:[>→–-](?!${MONTH})[a-z]{3})+(?![\\p{L}-])|(?<=^\\s*|[,;:/]\\s*|\\d\\s+[–—-]\\s+|(?:vuelos?|ida|vuelta|regreso|${MONTH})\\s+)(?!ida\\s)[a-z]{3}(?:[\\s>→–-]+(?!del)[a-z]{3})+(?=\\s*$|\\s+(?:del?\\s+|el\\s+)?\\d|\\s+${MONTH}|\\s*[,;/])`,
  'giu',
);

/** What stands between places, or says how they hang together. */
const SIGNS = {
  // `2 niños de 5 y 9 años`, `mi papá (70)`
  who: /(?:(?:\d\d?|una?|dos|tres|cuatro)\s+)?(?:adult|person|niñ|beb[eé]|hij|menor|espos|novi|marid|pareja|mam|pap|abuel|herman|niet|sobrin|amig|suegr|cuñad|prim|t[ií]|famili)(?:it)?[oaáe]?s?(?!\p{L})(?:\s*\(?(?:de\s+)?\d\d?(?:(?:,|\s+y)\s+(?:de\s+)?\d\d?)*(?:\)|\s+(?:años?|meses)(?!\p{L})|(?=\s*(?:[,;.]|$|(?:va|van|viaja|a(?!\s+\d)|y (?:yo|mis?|sus?))\s))))?|de\s+\d\d?\s+años|(?:somos|seremos|vamos|viajamos)\s+(?:\d\d?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?!\p{L}|\s+(?:adult|person|amig|herman|famili|d[ií]a|noche|sem|mes))/iuy,
  aside: /(?:viv(?:o|imos)|(?:trabajo|estudio)(?= en .* (?:voy|vamos) )) en\s+|fui(?:mos)? a\s+/iuy,
  papers:
    /(?:(?:con|tengo|tenemos|tienen?)\s+(?:l[ao]\s+|mi\s+)?(?:visas?|residencia|pasaporte|green card|ciudadanía|nacionalidad)|(?:(?:con|tengo|tenemos)\s+)?doble nacionalidad(?:,?\s+mexicana\s+y)?|residente|soy|somos)(?:\s+(?:permanente|temporal|de|en|del|la|para|turista|estudiante|trabajo|vigente|residente|ciudadan[oa]))*\s+|(?:con\s+)?(?:daca|green card)(?!\p{L})/iuy,
  // Behind somebody: `mi esposo es gringo`
  theirs: /(?:es|son)\s+/iuy,
  until: /hasta\s+(?=(?:el\s+)?\d)/iuy,
  soon: /(?:(?<after>pasado\s+)?ma[ñn]ana|hoy|(?<same>mismo d[ií]a)|(?:este\s+|pr[oó]ximo\s+)?(?<weekday>lu|ma|mi|ju|vi|s|d)(?:nes|rtes|[eé]rcoles|eves|ernes|[aá]bado|omingo))(?!\p{L}|\s+santo)/iuy,
  span: /(?:(?:por|durante|x)\s+)?(?<count>\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s+(?:(?<weeks>sem(?:anas?)?)|(?<months>mes(?:es)?)|d[ií]as?|noches?)(?!\p{L})/iuy,
  when: new RegExp(
    `${MONTH}|(?:(?:mes|semana) y medi[oa]|semana santa|navidad|año nuevo|puente|fin de semana|verano|invierno|vivir|trabaj(?:ar|o)|estudi(?:ar|os)|intercambio)(?!\\p{L})`,
    'iuy',
  ),
  nothing:
    /\s+|(?:a las?\s+)?\d\d?:\d\d|a las?\s+\d\d?|(?:[A-Z][A-Z\d](?:\s?\d{3,4}|\d\d|\s\d\d(?!\s+(?:de\s+|al?\s+)?(?:[a-z]{3}|\d)|\s*[-–/]\s*\d))|[ap]m|hrs?|(?:por|en|de) la (?:ma[ñn]ana|tarde|noche)|a partir|saliendo(?!\s+de\s)|[Ss](?:algo|alimos|alida)|[Ll]leg(?:o|amos|ando|ada)|[Tt]om(?:o|amos)|[Dd]estino|[Rr](?:uta|umbo|eservación)|[Tt]our|ah[ií]|directo|(?:[Vv]isit(?:ar|o|amos) a|[Vv]er a|(?:boda|casa|graduación|cumpleaños) de) (?:mis?|sus?|las?|los?) (?:\d |dos )?\p{L}+|[Ss][oó]lo ida|[Ii](?:da|DA)(?!\s+y\s)|sin regreso)(?!\p{L})/uy,
  loop: /ida y vuelta(?!\p{L})|y\s+(?:de\s+)?(?:regreso|vuelta)(?=\s*(?:[,;.]|$))/iuy,
  each: /(?:en\s+)?cada\s+(?:un[oa]|ciudad|destino|lugar|pa[ií]s)(?!\p{L})/iuy,
  land: /(?:cruzando )?por (?:tierra|carretera)|manejando|caminando|a pie|en (?:coche|carro|auto|camioneta|cami[oó]n|(?:auto|mini)?b[uú]s|tica\s?bus|combi|moto|tren|eurostar)(?!\p{L})|(?:tren|eurostar|(?:auto)?b[uú]s|cami[oó]n)(?=\s+(?:a|de)\s)/iuy,
  sea: /crucero(?!.{0,9}\b(?:Nilo|Rin|Danubio|Amazonas|fluvial))|(?:en )?(?:barco|ferry|buquebus|lancha|velero|yate)(?!\p{L})|por mar(?!\p{L})/iuy,
  isLayover:
    /\((?:s[oó]lo )?(?:(?:escala|conexi[oó]n)(?:[^)]*\d[^)]*)?|\d\d?\s?h[a-z]*)\)|(?:con\s+)?\d\d?\s?h(?:oras|rs)?\s+de\s+(?:escala|conexi[oó]n)(?!\s+en\s)|escala(?:\s+(?:de\s+)?\d\d?\s?h(?:oras|rs)?(?!\p{L}|\s+(?:en\s|y\s+media)|\s?\d)|(?=\s*(?:[,;]|$)))|(?:de\s+)?(?:1?\d|2[0-4])\s?h(?:oras|rs)?(?!\p{L})/iuy,
  apart: /[,;:()/\n¿?¡!]+|[ey]\s|(?:luego|despu[eé]s)(?!\p{L})/iuy,
  joined: /(?:\s*(?:[-–—>→➔➜➝➡⇒✈🛫🛬]|\uFE0F))+\s*|a\s/iuy,
  from: /(?:desde|saliendo de|est(?:oy|amos) en)\s/iuy,
  by: /(?:con |haciendo )?(?:una )?(?:escalas?|conexi[oó]n)\s+(?:larga\s+)?(?:(?:de\s+)?\d\d?\s*h(?:oras?|rs?)?(?:\s*[0-5]\d|\s+y\s+media)?\s+)?(?:en\s)?|v[ií]a\s|(?:pasando )?por\s/iuy,
  back: /(?:de\s+)?(?:regres(?:o|amos|ando)|vuelta|vuelvo|volvemos)(?!\p{L})/iuy,
};
const WORD = /[\p{L}\p{N}'’.&]+/uy;
/** `MEX-TIA` is Tirana and nobody's aunt. */
const CODE = /(?<=[A-Z]{3}\s?[-–—>→]\s?)[A-Z]{3}(?![\p{L}\p{N}])|[A-Z]{3}(?=-[A-Z]{3}(?![\p{L}\p{N}]))/uy;
/** As many words as a name may have; `Guinea-Bisáu` is one. */
const NAME = /\p{L}[\p{L}\p{N}'’.&]*(?:(?:\s+|-)[\p{L}\p{N}'’.&]+){0,5}/uy;
const WEEK = ['ju', 'vi', 's', 'd', 'lu', 'ma', 'mi'];
export const COUNTS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** A piece of what was told, as it was written. */
export type Token = { text: string } & (
  | { kind: keyof typeof SIGNS | 'word' }
  | { kind: 'place'; named: readonly NamedPlace[] }
  | { kind: 'day'; day: CalendarDay | undefined }
  | { kind: 'days'; days: number; months: number }
);

/** What a trip was told with, in its order: the longest names first, days, signs, and whatever else as words. */
export function tokensOf(told: string, find: FindPlace, today: CalendarDay): Token[] {
  const isCode = (code: string) => find(code, true) !== 'noise' && find(code, true).length > 0;
  const line = withMonths(
    told
      .replace(/(?<!\d)1(?:e?ro|er|\.?º|°|o(?!\p{L}))/giu, '1')
      // `París x 5 días, Berlín x 4`
      .replace(/(?<=\d\s+d[ií]as.*)(?<!\p{L})x\s*(\d\d?)(?=\s*(?:[,;.]|$|y\s|desde|del?\s))/giu, '$1 días')
      // `de 4 a 9 pm`, `9am`
      .replace(/(?:\bde\s+)?(?:\b\d\d?(?::\d\d)?\s*(?:a|-)\s*)?\b\d\d?(?::\d\d)?\s*[ap]\.?m\b\.?/giu, ' ')
      // `Marzo 3: CDMX-Lima. Marzo 8: …`
      .replace(/(?<=\p{L}{3})\.(?=\s+[\p{Lu}\d])/gu, ';')
      // `Niagara Falls, NY`
      .replace(/,\s*(?=[A-Z]{2}(?![\p{L}\p{N}]|\s*\d))/gu, ' ')
      // `03JUN27 GDL/DFW/LHR`
      .replace(new RegExp(`(\\d\\d${MONTH})(2[6-9])(?!\\d)`, 'giu'), '$1 20$2')
      .replace(/\b[A-Z]{3}(?:\/[A-Z]{3})+\b/g, (row) => row.replaceAll('/', '-'))
      .replace(SHORT_YEAR, (_all, before, year) => `${before}20${year}`)
      .replace(new RegExp(`(?<=\\d\\s)d(?=\\s+${MONTH})`, 'giu'), 'de')
      .replace(new RegExp(`(?<=\\d)/(?=${MONTH}(?![/-]))`, 'giu'), ' ')
      .replace(/(?<!santo\s+)(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s+(?=\d)/giu, 'el ')
      .replace(/(?<=[ea]l\s)d[ií]a\s+(?=\d)/giu, '')
      .replace(/entre\s+(?:el\s+)?(\d\d?)\s+y\s+(?:el\s+)?(?=\d)/giu, '$1 al ')
      // `1-8/03/2027`
      .replace(/(?<![\d/.-])(\d\d?)\s*(?:[-–]|al?\s)\s*(\d\d?)(\/\d\d?(?:\/\d{2,4})?)(?![\d/])/gi, '$1$3 $2$3')
      // `vie 5 mar 2027`, but `MEX-DOM 5 mar`
      .replace(/(?<=[\s(])(?:[Ll]un|[Mm]i[eé]|[Jj]ue|[Vv]ie|[Ss][aá]b|[Dd]om)\.?,?\s+(?=\d)/gu, ''),
  )
    .replace(
      /(?<=(?:escala|v[ií]a) .+?)(?: (?:de|a la) ida)? y (?:en )?([^,;]+?) (?:de|al|a la) (?:regreso|vuelta)/iu,
      ', regreso vía $1',
    )
    .replace(CODES, (row) => {
      const codes = row.toUpperCase();
      return codes.match(/[A-Z]+/g)?.every(isCode) ? codes.replace(/\s+/g, '-') : row;
    });
  // `DEL 1 AL 8` is no flight to Delhi.
  const isShouted = /\p{L}{4}/u.test(line) && line === line.toUpperCase();
  const tokens: Token[] = [];
  let earliest = today;
  let aside: { index: number; from: number; to: number } | undefined;
  let [at, named] = [0, 0];
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(line);
  };
  const nameHere = (least: number): Token | undefined => {
    const isLinked = /joined|by|from/.test(tokens.at(-1)?.kind ?? '');
    for (
      let text = match(NAME)?.[0] ?? '';
      text.split(/[\s-]+/).length >= least;
      text = text.replace(/[\s-]*[^\s-]+$/, '')
    ) {
      if (text === '') return undefined;
      // `a las 8` is no airport.
      const isCapital = text === text.toUpperCase() && (!isShouted || match(CODE)?.[0] === text);
      const mayBeCode = isCapital || (isLinked && find(text, false) !== 'noise');
      const named = find(text, mayBeCode);
      if (named === 'noise') return { kind: 'nothing', text };
      if (named.length > 0) return { kind: 'place', named, text };
    }
    return undefined;
  };
  const dayHere = (): Token | undefined => {
    const found = DATES.map(match).find((each) => each);
    if (!found?.groups) return undefined;
    const day = dayNamed(found.groups, earliest);
    // Before the day that was said last: of another year it would be a guess.
    const isBack = day !== undefined && !found.groups['year'] && day - earliest > 330;
    if (isBack && tokens.some(({ kind }) => kind === 'day')) return { kind: 'word', text: found[0] };
    earliest = day ?? earliest;
    return { kind: 'day', day, text: found[0] };
  };
  const signHere = (): Token | undefined => {
    for (const [name, pattern] of Object.entries(SIGNS)) {
      const found = match(pattern);
      if (!found || (name === 'theirs' && tokens.at(-1)?.kind !== 'who')) continue;
      const [text] = found;
      const { after, same, weekday, count = '', weeks, months } = found.groups ?? {};
      // The first day of all was a Thursday.
      if (weekday) earliest += 1 + ((WEEK.indexOf(weekday.toLowerCase()) + 6 * (earliest + 1)) % 7);
      else if (name === 'soon' && !same) earliest = today + (after ? 2 : Number(!/^hoy/i.test(text)));
      if (name === 'soon') return { kind: 'day', day: earliest, text };
      if (name !== 'span') return { kind: name as keyof typeof SIGNS, text };
      const many = Number(count) || COUNTS.indexOf(count.toLowerCase().replace('una', 'un'));
      return { kind: 'days', days: months ? 0 : many * (weeks ? 7 : 1), months: months ? many : 0, text };
    }
    return undefined;
  };
  while (at < line.length) {
    const word = match(WORD)?.[0];
    const rest: Token = {
      kind: word ? 'word' : 'nothing',
      text: word ?? String.fromCodePoint(line.codePointAt(at) ?? 0),
    };
    const token =
      nameHere(2) ?? dayHere() ?? (match(CODE) ? nameHere(1) : signHere()) ?? signHere() ?? nameHere(1) ?? rest;
    const isAside = token.kind === 'place' && aside && /^(?:\s+y\s+)?$/.test(line.slice(aside.to, at));
    if (/aside|papers|theirs/.test(token.kind)) aside = { index: tokens.length, from: at, to: at + token.text.length };
    at += token.text.length;
    // Where one lives, or whose visa one has, is not where one goes.
    if (isAside && aside) {
      const { kind = 'aside' } = tokens[aside.index] ?? {};
      tokens.splice(aside.index, tokens.length, { kind, text: line.slice(aside.from, at) } as Token);
      aside.to = at;
    } else if (
      token.kind === 'isLayover' &&
      named > 0 &&
      /^\s*(?:s[oó]lo\s*)?$/i.test(line.slice(named, at - token.text.length))
    )
      // Of the place it stands behind alone: what is listed after that is no connection.
      tokens.splice(-1, 0, { kind: 'by', text: token.text.replace(/escala|conexi[oó]n/i, '') });
    else if (token.kind === 'isLayover') tokens.push({ ...token, kind: 'word' });
    else if (token.kind !== 'nothing') tokens.push(token);
    if (token.kind === 'place') named = at;
  }
  return tokens;
}

/** Gives `3 al 17 oct` and `8 al 12` a month each day: their own, that of the day before, or of the first that has one. */
function withMonths(line: string): string {
  const told = [...line.matchAll(STAY)].find(({ groups }) => groups?.['name'] ?? groups?.['month'])?.groups;
  // `en mayo voy a Lima del 3 al 10`
  const [apart, another] = told ? [] : line.matchAll(MONTH_APART);
  const first = told ?? (another ? undefined : apart?.groups);
  let month = monthNamed(first?.['name'] ?? first?.['month'] ?? '');
  let near = 0;
  const dated = line.replace(STAY, (all, ...rest) => {
    const { day, name, year, dash, last, month: ends, until } = rest.at(-1);
    const turns = Number(Number(last) < Number(day));
    // `del 3 al 18 de mayo: Madrid 3 al 6, París 6 al 18` says when it begins, and the rest says what.
    if (!near && last && /^[^:\d]*:.*\d\s*(?:-|al?\s)\s*\d/s.test(line.slice(rest.at(-3) + all.length))) {
      [near, month] = [Number(day) - 1, ends && !name ? monthNamed(ends) - turns : monthNamed(name ?? '') || month];
      return ' ';
    }
    if (ends ?? name) [near, month] = [Number(ends ? last : day), monthNamed(ends ?? name)];
    if (ends) {
      const begins = year ?? (until && String(Number(until) - Number(monthNamed(name ?? ends) > month)));
      return `${day} ${name ?? ends} ${begins ?? ''} ${last} ${ends} ${until ?? ''} `;
    }
    // `Lima el 14, La Paz el 20 de marzo`, `3, 6 y 9 de mayo`
    const [before, after] = [line.slice(0, rest.at(-3)), line.slice(rest.at(-3) + all.length)];
    // `Belgrado 4 junio, Sarajevo 9, Kotor 18`
    const isNext = Number(day) > near && OWN_DAY.test(before) && /^\s*(?:[,;]|$)/.test(after);
    const isLone = !last && (near ? isNext && !name : LISTED.test(after) || /(?:^|\s)el\s$/i.test(before));
    if (month === 0 && last && !dash) return ` el ${day} el ${last} `;
    if (!(last || isLone) || (name && dash) || month === 0 || (dash && turns)) return all;
    const isBefore = Number(day) < near && !(Number(last) >= near);
    const to = near ? month + Number(isBefore) + turns : month - Number((last ?? day) > Number(first?.['day']));
    const of = name || near ? year : (first?.['until'] ?? first?.['year']);
    const on = (number: number) =>
      `${((number + 11) % 12) + 1}${of ? `/${Number(of) + Math.floor((number - 1) / 12)}` : ''}`;
    if (near) [near, month] = [Number(last ?? day), to];
    return isLone ? `${day}/${on(to)} ` : ` ${day}/${on(to - turns)} ${last}/${on(to)} `;
  });
  return apart && dated !== line ? dated.replace(apart[0], ' ') : dated;
}

/** The next such day, or that of the year it was said with; undefined where there is none. Without a month, it is near `earliest`. */
function dayNamed({ year, month, name, day = '' }: Record<string, string | undefined>, earliest: CalendarDay) {
  const now = yearMonthDay(earliest);
  const number = name
    ? monthNamed(name)
    : Number(month ?? ((now.month - Number(Number(day) >= now.dayOfMonth)) % 12) + 1);
  // The next 29 of February may be eight years ahead.
  const years = year ? [(Number(year) % 2000) + 2000] : Array.from({ length: 9 }, (_, ahead) => now.year + ahead);
  return years
    .map((of) => parseDay(`${of}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`))
    .find((read) => read !== undefined && (year !== undefined || read >= earliest));
}

/** From 1 to 12, in Spanish or English; 0 for any other word. */
function monthNamed(name: string): number {
  const short = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((names) => names.split(' ').includes(short)) + 1;
}
