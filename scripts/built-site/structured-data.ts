type Data = Record<string, unknown>;

/** What the value of a key must be on the page at `address`, and how it is said where it is not. */
type Rules = Record<string, readonly [isRight: (value: unknown, address: string) => boolean, fix: string]>;

const ARTICLE: Rules = {
  // Google shows no more of a headline.
  headline: [(value) => isText(value) && value.length <= 110, 'debe tener de 1 a 110 letras'],
  description: [isText, 'falta'],
  dateModified: [isMoment, 'debe ser una fecha ISO 8601 con hora'],
  author: [isMaker, 'necesita @type y name'],
  publisher: [isMaker, 'necesita @type y name'],
  url: [isOwnAddress, 'debe ser la dirección de la página'],
};

/** What search engines for data ask of a dataset. */
const DATASET: Rules = {
  name: [isText, 'falta'],
  version: [isText, 'falta'],
  dateModified: [isMoment, 'debe ser una fecha ISO 8601 con hora'],
  // Google refuses shorter and longer ones.
  description: [
    (value) => isText(value) && value.length >= 50 && value.length <= 5000,
    'debe tener de 50 a 5000 letras',
  ],
  license: [isAddress, 'debe ser una dirección'],
  creator: [isMaker, 'necesita @type y name'],
  url: [isOwnAddress, 'debe ser la dirección de la página'],
  distribution: [areDownloads, 'lleva solo DataDownload con contentUrl y encodingFormat'],
};

const CLAIM_REVIEW: Rules = {
  claimReviewed: [isText, 'falta'],
  datePublished: [isMoment, 'debe ser una fecha ISO 8601 con hora'],
  author: [isMaker, 'necesita @type y name'],
  url: [isOwnAddress, 'debe ser la dirección de la página'],
  reviewRating: [
    (value) => isData(value) && value['@type'] === 'Rating' && isText(value['alternateName']),
    'debe ser Rating con alternateName',
  ],
};

const QUESTION: Rules = {
  '@type': [(value) => value === 'Question', 'no es Question'],
  name: [isText, 'falta'],
  acceptedAnswer: [
    (value) => isData(value) && value['@type'] === 'Answer' && isText(value['text']),
    'debe ser Answer con text',
  ],
};

/**
 * What is wrong with one JSON-LD block for who reads it; empty when nothing is. Names and types are schema.org's already:
 * the compiler holds those who write it to `schema-dts`.
 */
export function structuredDataMistakes(text: string, address: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [`no es JSON: ${(error as Error).message}`];
  }
  if (!isData(data)) return ['no es un objeto.'];
  const mistakes = data['@context'] === 'https://schema.org' ? [] : ['falta "@context": "https://schema.org".'];
  const broken = (place: string, held: unknown, rules: Rules) =>
    Object.entries(rules).flatMap(([key, [isRight, fix]]) =>
      isRight(isData(held) ? held[key] : undefined, address) ? [] : [`${place}: ${key} ${fix}.`],
    );
  const type = String(data['@type']);
  if (type === 'Article') return [...mistakes, ...broken(type, data, ARTICLE)];
  if (type === 'ClaimReview') return [...mistakes, ...broken(type, data, CLAIM_REVIEW)];
  if (type === 'Dataset') return [...mistakes, ...broken(type, data, DATASET)];
  if (type !== 'FAQPage') return [...mistakes, `tiene el tipo ${type}, que aquí nadie revisa.`];
  const { mainEntity } = data;
  if (!Array.isArray(mainEntity) || mainEntity.length === 0) return [...mistakes, `${type}: mainEntity sin preguntas.`];
  return mistakes.concat(mainEntity.flatMap((held, index) => broken(`${type}: pregunta ${index + 1}`, held, QUESTION)));
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isMoment(value: unknown): boolean {
  return isText(value) && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

function isAddress(value: unknown): value is string {
  return isText(value) && URL.canParse(value);
}

function isOwnAddress(value: unknown, address: string): boolean {
  return isAddress(value) && new URL(value).pathname === address;
}

function isMaker(value: unknown): boolean {
  return isData(value) && isText(value['@type']) && isText(value['name']);
}

function areDownloads(value: unknown): boolean {
  const isDownload = (item: unknown) =>
    isData(item) && item['@type'] === 'DataDownload' && isAddress(item['contentUrl']) && isText(item['encodingFormat']);
  return Array.isArray(value) && value.length > 0 && value.every(isDownload);
}
