import { daysOf, isAirport, placeOf, slugOf, type Token } from './route-words.ts';

const LETTERS: Partial<Record<Token['kind'], string>> = {
  place: 'P',
  day: 'D',
  joined: 'J',
  by: 'Y',
  back: 'B',
  days: 'S',
  each: 'E',
  land: 'W',
  sea: 'W',
};
/** What stands where, a letter each. */
export const shapeOf = (tokens: readonly Token[]) =>
  tokens.map(({ kind, text }) => (text.includes(':') ? 'J' : (LETTERS[kind] ?? '.'))).join('');
/** `el 5 de mayo en tren a Roma`, `del 5 al 20 Tokio y Seúl`, `5 mayo, vía Dallas a Roma`: days, and the places they are said before. */
const AHEAD = /(?<![PD])(?<days>D+)W?J?P(?:[^DB]*P(?!D))?|(?<=^[^PD]*)(?<first>D+)[^DB]*P/g;

/** What is said of several places at once, or before them, behind each of them. */
export function arranged(told: readonly Token[]): readonly Token[] {
  const names = told.map((token) => placeOf(token).map(slugOf)[0]);
  const colon = told.findIndex(({ kind, text }) => kind === 'day' || text.includes(':'));
  // `España y Francia: Madrid 3 mayo, París 5 mayo` tells of its countries in what follows.
  const isNamed = (at: number) => names[at] !== undefined && names.indexOf(names[at], colon) > colon;
  const isHeading = told[colon]?.kind === 'apart' && names.some((_name, at) => at < colon && isNamed(at));
  const unnamed = told.filter((_token, at) => at < colon && names[at] !== undefined && !isNamed(at));
  const tokens = withoutChanges(
    isHeading
      ? [...told.filter(({ kind }, at) => at < colon && kind === 'sea'), ...told.slice(colon + 1), ...unnamed]
      : [...told],
  );
  for (const { 0: all, index, groups } of shapeOf(tokens).matchAll(AHEAD)) {
    const { length } = groups?.['days'] ?? groups?.['first'] ?? '';
    tokens.splice(index + all.length - length, 0, ...tokens.splice(index, length));
  }
  const shape = shapeOf(tokens);
  const count = (pattern: RegExp) => shape.match(pattern)?.length ?? 0;
  const visits = count(/(?<!Y)P/g);
  const isAfterAll = visits > 1 && !/D.*P/.test(shape);
  // `Japón y Corea 1-7 abril, 7-14 abril`, `Japón y Corea; 1 abril, 7 abril, regreso 14 abril`: a stay each, in their order.
  const isEntryEach = /B/.test(shape) && !/DD/.test(shape) && count(/D/g) === visits + 1;
  const each = isAfterAll ? (count(/D/g) === 2 * visits ? 2 : Number(isEntryEach)) : 0;
  // `3 noches en cada ciudad`
  const spans = count(/S/g) === 1 && /E/.test(shape) ? tokens.filter(({ kind }) => kind === 'days') : [];
  const days = daysOf(tokens).slice(0, each * visits);
  const moved: Token[] = [...days, ...spans];
  return tokens.flatMap((token, at) => {
    if (moved.includes(token)) return [];
    return shape[at] === 'P' && shape[at - 1] !== 'Y' ? [token, ...days.splice(0, each), ...spans] : token;
  });
}

/** `MEX-IAH, IAH-FRA 12 mayo`: where one comes to and flies on from, that day or the next as who flies by night, planes are changed. */
function withoutChanges(tokens: readonly Token[]): Token[] {
  const placeAt = (at: number) => tokens.slice(at, at + 1).flatMap(placeOf)[0] ?? 'home';
  const dayAt = (at: number) => daysOf(tokens.slice(at, at + 1))[0]?.day;
  const told = tokens.map((token) => [token]);
  for (const { 0: said, index } of shapeOf(tokens).matchAll(/(?<=JP)D?\.P(?=JP(?!J))/g)) {
    const [from, to] = [placeAt(index - 1), index + said.length];
    const isSame = isAirport(from) && JSON.stringify(from) === JSON.stringify(placeAt(to - 1));
    const nights = (dayAt(to + 2) ?? 0) - (dayAt(index) ?? 0);
    // A day in Houston is no change of planes.
    const isReturn = placeAt(to + 1) === 'home' && (!said.startsWith('D') || placeAt(index - 3) === 'home');
    if (!isSame || isReturn || (said.startsWith('D') && nights !== 0 && nights !== 1)) continue;
    // On the way home the day one leaves is told, on the way there that of arrival.
    if (placeAt(to + 1) === 'home') told[to + 2] = tokens.slice(index, index + 1);
    told.fill([], index, to);
  }
  return told.flat();
}

const SHAPE: Partial<Record<Token['kind'], string>> = { word: 'w', apart: ',', day: 'D', land: 'l' };

/** `Roma 3 al 8 de mayo, Atlantis 8 al 12`: what has days of its own beside other days is a stop, and nobody knows of what. */
export function withStrangers(tokens: readonly Token[]): Token[] {
  const told = [...tokens];
  const shape = told.map(({ kind }) => SHAPE[kind] ?? '.').join('');
  for (const { 0: words, index } of [
    ...shape.matchAll(/(?<=D.*,)w{1,3}(?=l?DD)|^w{1,3}(?=l?DD,.{1,2}DD)/g),
  ].reverse()) {
    const text = told.slice(index, index + words.length).map((token) => token.text);
    const slug = text.join(' ').slice(0, 60);
    told.splice(index, words.length, {
      kind: 'place',
      text: slug,
      plain: slug,
      named: [{ slug, label: slug, country: '' }],
    });
  }
  return told;
}
