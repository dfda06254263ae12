/** Letters that Google takes of each: of a headline, and of what describes a set of data. */
const LENGTHS: Record<string, readonly [least: number, most: number]> = {
  'Article.headline': [1, 110],
  'Dataset.description': [50, 5000],
};

type Data = Record<string, unknown>;

/**
 * What is wrong with one JSON-LD block on the page at `path`; empty when nothing is. Names and types are schema.org's
 * already: the compiler holds those who write it to `schema-dts`. Left is what only a built page shows.
 */
export function structuredDataMistakes(json: string, path: string): string[] {
  let data: Data;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [`no es JSON: ${(error as Error).message}`];
  }
  const { '@context': context, '@type': type, url } = data;
  const isElsewhere = url !== undefined && (!URL.canParse(String(url)) || new URL(String(url)).pathname !== path);
  return [
    ...(context === 'https://schema.org' ? [] : ['@context debe ser https://schema.org']),
    ...(isElsewhere ? ['url debe ser la dirección de la página'] : []),
    ...valueMistakes(data, ''),
    ...Object.entries(data).flatMap(([key, value]) => {
      const [least, most] = LENGTHS[`${type}.${key}`] ?? [0, Number.POSITIVE_INFINITY];
      const { length } = String(value);
      return length >= least && length <= most ? [] : [`${key} debe tener de ${least} a ${most} letras`];
    }),
  ].map((mistake) => `${type}: ${mistake}.`);
}

/** Nothing is empty, a day is one with its time, and an address is a whole one. */
function valueMistakes(value: unknown, place: string): string[] {
  const at = place.slice(1);
  if (typeof value === 'object' && value) {
    const inside = Object.entries(value);
    return inside.length > 0
      ? inside.flatMap(([key, each]) => valueMistakes(each, `${place}.${key}`))
      : [`${at} falta`];
  }
  if (value === null || String(value).trim() === '') return [`${at} falta`];
  if (/(^|\.)date/.test(at) && !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)))
    return [`${at} debe ser un día con su hora`];
  if (/(url|license)$/i.test(at) && !URL.canParse(String(value))) return [`${at} debe ser una dirección`];
  return [];
}
