import { foldText } from '../catalogue/slug.ts';
import type { CalendarDay } from '../journey/calendar-day.ts';
import { type DayTold, dayOf, daysAt, MONTH, MONTH_APART, monthTold, withMonths } from './route-days.ts';

const { raw } = String;

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

/** A piece of what was told, as it was written; `plain` without capitals and accents. */
export type Token = { text: string; plain: string } & (
  | { kind: keyof typeof SIGNS | 'word' }
  | { kind: 'place'; named: readonly NamedPlace[] }
  | { kind: 'day'; day: CalendarDay | undefined }
  | { kind: 'days'; days: number; months: number }
);

export const placeOf = (token: Token): NamedPlace[] => (token.kind === 'place' ? [token.named[0] ?? 'home'] : []);
export const slugOf = (place: NamedPlace) => (place === 'home' ? place : place.slug);
/** «Por» may be anything: through a place, by land, all over Spain. */
export const isPor = ({ plain }: Token) => /por\s$/.test(plain);
export const isCountry = (place: NamedPlace) => place !== 'home' && place.label === place.country;
export const daysOf = (tokens: readonly Token[]) => tokens.flatMap((token) => (token.kind === 'day' ? token : []));
export const isAirport = (place: NamedPlace) => place !== 'home' && /\([A-Z]{3}\)$/.test(place.label);

export const COUNTS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
/** From a figure or a word; below 1 for any other. */
export const countOf = (word = '') => Number(word) || COUNTS.indexOf(word.toLowerCase().replace('una', 'un'));
export const COUNT = raw`\d\d?|una?|${COUNTS.slice(2).join('|')}`;
const HOURS = 'h(?:oras?|rs?)?(?![a-z])';
const WEEKDAYS = 'jueves viernes sabado domingo lunes martes miercoles'.split(' ');
const VEHICLE = raw`coche|carro|auto|camioneta|camion|(?:auto|mini)?bus|tica\s?bus|combi|moto|tren|eurostar`;
/** `mamá`, `sobrinos`, `hijita` */
const PERSON =
  '(?:(?:adult|person|nin|bebe?|hij|menor|espos|novi|marid|pareja|mam|pap|abuel|herman|niet|sobrin|amig|suegr|cunad|prim|ti|famili)(?:it)?[oae]?s?|[pm]adres?)';
/** `de 5 y 9 años`, `(70)`, `de 8` where nothing else can follow */
const AGES = raw`\s*\(?(?:de\s+)?\d\d?(?:(?:,|\s+y)\s+(?:de\s+)?\d\d?)*(?:\)|\s+(?:anos?|meses)(?![a-z])|(?=\s*(?:[,;.]|$|(?:va|van|viaja|se|con|conmigo|a(?!\s+\d)|y (?:yo|mis?|sus?))\s)))`;
const NOT_PEOPLE = raw`\s+(?:adult|person|amig|herman|famili|dia|noche|sem|mes)`;
const PAPER = 'visas?|residencia|pasaporte|green card|ciudadania|nacionalidad';

/** What stands between places, or says how they hang together: the first that fits, on a line without capitals and accents. */
const SIGNS = {
  who: raw`(?:(?:${COUNT})\s+)?${PERSON}(?![a-z])(?:${AGES})?|de\s+\d\d?\s+anos|tengo\s+(?:1[0-7]|[89])(?:\s+anos)?(?=\s+[ey]\s|\s*[,.;)]|\s*$)|yo\s+de\s+\d\d?(?=\s*[,.;]|\s*$)|(?:somos|seremos|vamos|viajamos)\s+(?:${COUNT})(?![a-z]|${NOT_PEOPLE})`,
  aside: raw`(?:viv(?:o|imos)|(?:trabajo|estudio)(?= en .* (?:voy|vamos) )) en\s+|fui(?:mos)? a\s+`,
  papers: raw`(?:(?:con|tengo|tenemos|tienen?)\s+(?:l[ao]\s+|mi\s+)?(?:${PAPER})|(?:(?:con|tengo|tenemos)\s+)?doble nacionalidad(?:,?\s+mexicana\s+y)?|residente|soy|somos|pasaporte(?=\s+mexican)|visas?(?=\s+(?:american|estadounidense|gringa|usa|canadiense|schengen|europea|inglesa|britanica)))(?:\s+(?:permanente|temporal|de|en|del|la|para|turista|estudiante|trabajo|vigente|residente|ciudadan[oa]|mexican[oa](?:\s+y)?))*\s+|(?:con\s+)?(?:daca|green card)(?![a-z])`,
  // Behind somebody: `mi esposo es gringo`
  theirs: raw`(?:es|son)\s+`,
  until: raw`hasta\s+(?=(?:el\s+)?\d)`,
  soon: raw`(?:(?<after>pasado\s+)?manana|(?<now>hoy)|(?<same>mismo dia)|(?:este\s+|proximo\s+)?(?<weekday>${WEEKDAYS.join('|')}))(?![a-z]|\s+santo|,?\s+\d)`,
  span: raw`(?:(?:por|durante|x)\s+)?(?:\d\d?\s+(?:a|o)\s+)?(?<count>\d{1,3}|${COUNT})\s+(?:(?<weeks>sem(?:anas?)?)|(?<months>mes(?:es)?)|(?<years>anos?)|d(?:ias?)?|noches?)(?<half>\s+y\s+medi[oa])?(?![a-z])`,
  // `París x 5 días, Berlín x 4`
  times: raw`x\s*(?<count>\d\d?)(?=\s*(?:[,;.]|$|y\s|desde|del?\s))`,
  when: `${MONTH_APART}|(?:(?:mes|semana) y medi[oa]|semana santa|navidad|ano nuevo|puente|fin de semana|verano|invierno|vivir|trabaj(?:ar|o)|estudi(?:ar|os)|intercambio)(?![a-z])`,
  // Hours of a day: `a las 8 am`, `de 4 a 9 pm`, `22:35`
  time: [
    raw`(?:(?:de|a las?)\s+)?(?:\d\d?(?::\d\d)?\s*(?:a|-)\s*)?\d\d?(?::\d\d)?\s*[ap]\.?\s?m(?![a-z])\.?`,
    raw`(?:a las?\s+)?\d\d?:\d\d|a las?\s+\d\d?|(?<=[a-z]\d{0,2}\s)(?!20[2-4])[012]\d[0-5]\d(?![a-z\d])`,
  ].join('|'),
  nothing: [
    raw`\s+`,
    // With whom one flies: `Air Canada`, `Hainan Airlines`
    raw`air [a-z]+|[a-z]+ air(?:lines|ways)`,
    raw`(?:hrs?|reunion(?=\s+(?:en|de|con)\s)|(?:por|en|de) la (?:manana|tarde|noche)|a partir|entre(?=\s+(?:el\s+)?\d)|saliendo(?!\s+de\s)|salgo|salimos|salida|lleg(?:o|amos|ando|ada)|tom(?:o|amos)|destino|ruta|rumbo|reservacion|tour|ahi|directo|(?:visit(?:ar|o|amos) a|ver a|(?:boda|casa|graduacion|cumpleanos) de) (?:mis?|sus?|las?|los?) (?:\d |dos )?[a-z]+|viaj(?:o|amos)|conmigo|volamos|sigo|seguimos|cruz(?:o|amos)|(?:de )?compras|redondo|todo incluido|vigentes?|solo ida|ida(?!\s+y\s)|sin regreso|(?:el\s+)?(?:${WEEKDAYS.join('|')}),?(?=\s+\d))(?![a-z])`,
  ].join('|'),
  loop: raw`ida y vuelta(?![a-z])|y\s+(?:de\s+)?(?:regreso|vuelta)(?=\s*(?:[,;.]|$))`,
  each: raw`(?:en\s+)?cada\s+(?:un[oa]|ciudad|destino|lugar|pais)(?![a-z])`,
  land: raw`(?:cruzando )?por (?:tierra|carretera)|manejando|caminando|a pie|(?:en )?(?:tren(?: transiberiano)?|eurostar|transiberiano)(?![a-z])|en (?:${VEHICLE})(?![a-z])|(?:(?:auto)?bus|camion)(?=\s+(?:a|de)\s)`,
  sea: raw`crucero(?!.{0,9}\b(?:nilo|rin|danubio|amazonas|fluvial))|(?:en )?(?:barco|ferry|buquebus|lancha|velero|yate)(?![a-z])|por mar(?![a-z])`,
  isLayover: raw`\((?:solo )?(?:(?:escala|conexion)(?:[^)]*\d[^)]*)?|\d\d?\s?h[a-z]*)\)|(?:con\s+)?\d\d?\s?${HOURS}\s+de\s+(?:escala|conexion)(?!\s+en\s)|(?:con\s+)?escala(?: larga)?(?:\s+(?:de\s+)?\d\d?\s?${HOURS}(?!\s+(?:en\s|y\s+media)|\s?\d)|(?=\s*(?:[,;]|$)))|(?:de\s+)?(?:1?\d|2[0-4])\s?${HOURS}`,
  apart: raw`[,;:()/\n¿?¡!]|[ey]\s|(?:luego|despues)(?![a-z])`,
  joined: raw`(?:\s*(?:[-–—>→➔➜➝➡⇒✈🛫🛬]|\uFE0F))+\s*|a\s`,
  from: raw`(?:desde|saliendo de|est(?:oy|amos) en)\s`,
  by: raw`(?:con |haciendo )?(?:una )?(?:escalas?|conexion)\s+(?:larga\s+)?(?:(?:de\s+)?\d\d?\s*h(?:oras?|rs?)?(?:\s*[0-5]\d|\s+y\s+media)?\s+)?(?:en\s)?|via\s|(?:pasando )?por\s`,
  back: raw`(?:de\s+)?(?:reg(?:res(?:o|amos|ando|ar))?|vuelta|vuelvo|volvemos|volver)(?![a-z])`,
};
const PATTERNS = Object.entries(SIGNS).map(
  ([kind, pattern]) => [kind as keyof typeof SIGNS, new RegExp(pattern, 'y')] as const,
);
/** What says nothing and is known by its capitals: `AM 0003`, `vie 5 mar`, the comma of `Niagara Falls, NY`. */
const AS_WRITTEN =
  /(?!(?:EL|AL|DE)\s)[A-Z][A-Z\d](?:\s?\d{3,4}|\d\d|\s\d\d(?!\s+(?:de\s+|al?\s+)?(?:[a-z]{3}|\d)|\s*[-–/]\s*\d))(?![\p{L}\p{N}])|(?<=[\s(])(?:[Ll]un|[Mm]i[eé]|[Jj]ue|[Vv]ie|[Ss][aá]b|[Dd]om)\.?,?(?=\s+\d)|,(?=\s*[A-Z]{2}(?![\p{L}\p{N}]|\s*\d))/uy;
const WORD = /[\p{L}\p{N}'’.&]+/uy;
/** `MEX-TIA` is Tirana and nobody's aunt. */
const CODE = /(?<=[A-Z]{3}\s?[-–—>→]\s?)[A-Z]{3}(?![\p{L}\p{N}])|[A-Z]{3}(?=-[A-Z]{3}(?![\p{L}\p{N}]))/uy;
/** As many words as a name may have; `Guinea-Bisáu` is one. */
const NAME = /\p{L}[\p{L}\p{N}'’.&]*(?:(?:\s+|-)[\p{L}\p{N}'’.&]+){0,5}/uy;
const LONE_MONTH = new RegExp(`^${MONTH}$`);
/** `escala en Tokio de ida y en Dallas de regreso` */
const BOTH_WAYS =
  /(?<=(?:escala|v[ií]a) .+?)(?: (?:de|a la) ida)? y (?:en )?([^,;]+?) (?:de|al|a la) (?:regreso|vuelta)/iu;

const HEADING = /^[^:\d]*:.*\d\s*(?:-|al?\s)\s*\d/s;

/** A day is of the calendar when the whole line was read. */
type Read = Token & { told?: DayTold; isTimed?: boolean; end?: number; after?: (earliest: CalendarDay) => CalendarDay };

/** What a trip was told with, in its order: the longest names first, days, signs, and whatever else as words. */
export function tokensOf(told: string, find: FindPlace, today: CalendarDay): Token[] {
  const line = told
    .normalize('NFC')
    .replace(/\b[A-Z]{3}(?:\/[A-Z]{3})+\b/g, (row) => row.replaceAll('/', '-'))
    // `Marzo 3: CDMX-Lima. Marzo 8: …`
    .replace(/(?<=\p{L}{3})\.(?=\s+[\p{Lu}\d])/gu, ';')
    .replace(BOTH_WAYS, ', regreso vía $1')
    .replace(/(?<![\p{L}\p{N}])[a-z]{3}(?:(?:\s*[>→–-]\s*[a-z]{3})+|(?:\s+[a-z]{3})+)(?![\p{L}\p{N}])/giu, (row) =>
      withCodes(row, find),
    );
  const plain = line.replace(/\p{L}/gu, foldText);
  // `DEL 1 AL 8` is no flight to Delhi.
  const isShouted = /\p{L}{4}/u.test(line) && line === line.toUpperCase();
  const tokens: Read[] = [];
  let heading: DayTold | undefined;
  let near: DayTold | undefined;
  let aside: { index: number; from: number; to: number } | undefined;
  let [at, named] = [0, 0];
  const match = (pattern: RegExp, text = line) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const piece = (from: number, end: number) => ({ text: line.slice(from, end), plain: plain.slice(from, end) });
  const token = (kind: keyof typeof SIGNS | 'word', length: number): Read => ({ kind, ...piece(at, at + length) });
  const nameHere = (least: number): Read | undefined => {
    const isLinked = /joined|by|from/.test(tokens.at(-1)?.kind ?? '');
    for (
      let text = match(NAME)?.[0] ?? '';
      text !== '' && text.split(/[\s-]+/).length >= least;
      text = text.replace(/[\s-]*[^\s-]+$/, '')
    ) {
      // `a las 8` is no airport.
      const isCapital = text === text.toUpperCase() && (!isShouted || match(CODE)?.[0] === text);
      const mayBeCode = isCapital || (isLinked && find(text, false) !== 'noise');
      const places = find(text, mayBeCode);
      if (places === 'noise') return token('nothing', text.length);
      // `mi novia canadiense`, `mi esposo (francés)`: no place.
      const [first] = places;
      const isPeople =
        first &&
        first !== 'home' &&
        first.label === first.country &&
        foldText(first.label) !== plain.slice(at, at + text.length);
      const behind = /(?:[a-z]\s|\()$/.exec(plain.slice(Math.max(at - 2, 0), at))?.[0];
      if (isPeople && behind && tokens.at(behind === '(' ? -2 : -1)?.kind === 'who') return token('word', text.length);
      if (places.length > 0) return { kind: 'place', named: places, ...piece(at, at + text.length) };
    }
    return undefined;
  };
  const daysHere = (): Read[] | undefined => {
    const days = daysAt(plain, at, near);
    const [first, last] = days;
    // `del 3 al 18 de mayo: Madrid 3 al 6, París 6 al 18` says when it begins, and the rest says what.
    if (first && last && !near && !heading && HEADING.test(plain.slice(last.end))) {
      const [told] = withMonths([first.told, last.told], undefined);
      heading = told?.month ? { ...told, day: told.day - 1 } : undefined;
      if (heading) return [token('nothing', last.end - at)];
    }
    near = days.at(-1)?.told ?? near;
    return days.length === 0
      ? undefined
      : days.map(({ told, from, end }) => ({ kind: 'day', day: undefined, told, end, ...piece(from, end) }));
  };
  const signHere = (): Read | undefined => {
    const [written] = match(AS_WRITTEN) ?? [];
    if (written) return token('nothing', written.length);
    for (const [kind, pattern] of PATTERNS) {
      const found = match(pattern, plain);
      if (!found || (kind === 'theirs' && tokens.at(-1)?.kind !== 'who')) continue;
      const { count = '', month, of, ...groups } = found.groups ?? {};
      const sign = token(kind, found[0].length);
      if (kind === 'soon')
        return { ...sign, kind: 'day', day: undefined, after: (earliest) => soonDay(groups, earliest, today) };
      if (month) return { ...sign, told: monthTold(month, of) };
      if (!/span|times/.test(kind)) return sign;
      const span = spanOf(countOf(count), groups);
      return span ? { ...sign, kind: 'days', ...span } : { ...sign, kind: 'word' };
    }
    return undefined;
  };
  while (at < line.length) {
    const word = match(WORD)?.[0];
    const rest = () => (word ? token('word', word.length) : token('nothing', 1));
    const here =
      nameHere(2) ?? daysHere() ?? (match(CODE) ? nameHere(1) : signHere()) ?? signHere() ?? nameHere(1) ?? rest();
    const [first = rest(), ...more] = [here].flat();
    const end = more.at(-1)?.end ?? first.end ?? at + first.text.length;
    const isAside = first.kind === 'place' && aside && /^(?:\s+y\s+)?$/.test(line.slice(aside.to, at));
    if (/aside|papers|theirs/.test(first.kind)) aside = { index: tokens.length, from: at, to: end };
    const from = at;
    at = end;
    // Where one lives, or whose visa one has, is not where one goes.
    if (isAside && aside) {
      const { kind = 'aside' } = tokens[aside.index] ?? {};
      tokens.splice(aside.index, tokens.length, { kind, ...piece(aside.from, at) } as Token);
      aside.to = at;
    } else if (first.kind === 'isLayover' && named > 0 && /^\s*(?:solo\s*)?$/.test(plain.slice(named, from)))
      // Of the place it stands behind alone: what is listed after that is no connection.
      tokens.splice(-1, 0, { ...first, kind: 'by', plain: first.plain.replace(/escala|conexion/, '') });
    else if (first.kind === 'isLayover') tokens.push({ ...first, kind: 'word' });
    else if (!/nothing|time/.test(first.kind)) tokens.push(first, ...more);
    const last = tokens.at(-1);
    if (first.kind === 'time' && last?.kind === 'day') last.isTimed = true;
    if (first.kind === 'place') named = at;
  }
  return onCalendar(tokens, today, heading);
}

/** `ida mex dfw nrt`, as tickets have them: `ida MEX-DFW-NRT`; an ordinary word is a code only where a sign joins it. */
function withCodes(row: string, find: FindPlace): string {
  const words = row.split(/[\s>→–-]+/);
  const isJoined = /[>→–-]/.test(row);
  const isCode = (word: string) =>
    !LONE_MONTH.test(word.toLowerCase()) &&
    (isJoined || find(word, false) !== 'noise') &&
    find(word, true).length > 0 &&
    find(word, true) !== 'noise';
  const [first, end] = [words.findIndex(isCode), words.findLastIndex(isCode) + 1];
  const codes = words.slice(first, end);
  if (codes.length < 2 || !codes.every(isCode)) return row;
  return [...words.slice(0, first), codes.join('-').toUpperCase(), ...words.slice(end)].join(' ');
}

/** `mañana`, `el mismo día`, `el viernes`: after the day that was told last. */
function soonDay(soon: Record<string, string | undefined>, earliest: CalendarDay, today: CalendarDay): CalendarDay {
  if (soon['same']) return earliest;
  // The first day of all was a Thursday.
  if (soon['weekday']) return earliest + 1 + ((WEEKDAYS.indexOf(soon['weekday']) + 6 * (earliest + 1)) % 7);
  return today + (soon['after'] ? 2 : Number(!soon['now']));
}

/** `dos semanas`, `3 meses y medio`; of more than three years it is somebody's age. */
function spanOf(many: number, { weeks, months, years, half }: Record<string, string | undefined>) {
  if (years) return many > 3 ? undefined : { months: 12 * many + (half ? 6 : 0), days: 0 };
  if (months) return { months: many, days: half ? 15 : 0 };
  return { months: 0, days: weeks ? 7 * many + (half ? 4 : 0) : many };
}

/** Gives each day its month and year; what would be of another year by a guess alone is a word, and so is a stay without any month. */
function onCalendar(tokens: readonly Read[], today: CalendarDay, heading: DayTold | undefined): Token[] {
  const said = tokens.flatMap(({ kind, told }) => (kind === 'day' && told ? told : []));
  const isMonthSaid = said.some(({ month }) => month > 0);
  const [apart, another] = tokens.filter(({ kind, told, plain }) => kind === 'when' && told && plain.length > 3);
  const ofAll = isMonthSaid || another ? undefined : apart;
  const days = withMonths(said, heading ?? ofAll?.told);
  const isUsed = days.some(({ month }, at) => said[at]?.month !== month);
  // `3 semanas en abril` count from its first day, and that no day was read is said.
  const isSpanned = said.length === 0 && tokens.some(({ kind }) => kind === 'days');
  let earliest = today;
  let isFirst = true;
  let left = '';
  return tokens.flatMap((token, at): Token[] => {
    if (token === ofAll && isUsed) return [];
    if (isSpanned && token === ofAll && ofAll.told)
      return [
        token,
        { kind: 'day', text: token.text, plain: token.plain, day: dayOf({ ...ofAll.told, day: 1 }, today) },
      ];
    if (token.kind !== 'day') return [token];
    const { text, plain } = token;
    const told = token.told && days.shift();
    if (told?.isDashed && !told.month) return told.last ? [{ kind: 'word', text, plain }] : [];
    const day = told ? dayOf(told, earliest) : token.after?.(earliest);
    const isGuess = !isFirst && day !== undefined && !told?.year && day - earliest > 330;
    if (isGuess && told) {
      // Its last day is written with the first: `18-22 oct`.
      const isWritten = left.endsWith(text);
      left = text;
      return isWritten ? [] : [{ kind: 'word', text, plain }];
    }
    [earliest, isFirst] = [day ?? earliest, false];
    // `12APR 22:15 13APR 15:30`: one arrives on the second.
    const next = tokens[at + 1];
    if (token.isTimed && next?.kind === 'day' && next.isTimed) return [];
    return [{ kind: 'day', text, plain, day }];
  });
}
