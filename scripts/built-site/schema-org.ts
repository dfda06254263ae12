/** Values that are not nodes; each name is schema.org's own. */
const DATA_TYPES = {
  Text: (value: unknown) => typeof value === 'string' && value.trim() !== '',
  URL: (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
  Date: (value: unknown) => isMoment(value, /^\d{4}-\d\d-\d\d$/),
  DateTime: (value: unknown) => isMoment(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/),
  Boolean: (value: unknown) => typeof value === 'boolean',
  Number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
} as const;

interface SchemaType {
  parent?: string;
  /** The types each property may take, as its page on schema.org lists them. */
  properties: Readonly<Record<string, readonly string[]>>;
}

const MAKER = ['Organization', 'Person'];

/**
 * The part of the vocabulary that our pages use, copied from https://schema.org/docs/full.html (version 29). A type
 * or property that is not here is either invented or new to us: look it up there and add it.
 */
const TYPES: Readonly<Record<string, SchemaType>> = {
  Thing: {
    properties: {
      name: ['Text'],
      alternateName: ['Text'],
      description: ['Text'],
      url: ['URL'],
      image: ['URL', 'ImageObject'],
      sameAs: ['URL'],
      mainEntityOfPage: ['URL', 'CreativeWork'],
    },
  },
  CreativeWork: {
    parent: 'Thing',
    properties: {
      author: MAKER,
      creator: MAKER,
      publisher: MAKER,
      headline: ['Text'],
      text: ['Text'],
      inLanguage: ['Text'],
      keywords: ['URL', 'Text'],
      license: ['URL', 'CreativeWork'],
      version: ['Text', 'Number'],
      isAccessibleForFree: ['Boolean'],
      dateCreated: ['Date', 'DateTime'],
      dateModified: ['Date', 'DateTime'],
      datePublished: ['Date', 'DateTime'],
      encodingFormat: ['URL', 'Text'],
      mainEntity: ['Thing'],
      isPartOf: ['URL', 'CreativeWork'],
      citation: ['Text', 'CreativeWork'],
      temporalCoverage: ['DateTime', 'URL', 'Text'],
      spatialCoverage: ['Place'],
    },
  },
  Article: { parent: 'CreativeWork', properties: { articleBody: ['Text'], articleSection: ['Text'] } },
  WebPage: { parent: 'CreativeWork', properties: { lastReviewed: ['Date'], reviewedBy: MAKER } },
  FAQPage: { parent: 'WebPage', properties: {} },
  Comment: { parent: 'CreativeWork', properties: {} },
  Answer: { parent: 'Comment', properties: {} },
  Question: { parent: 'Comment', properties: { acceptedAnswer: ['Answer'], suggestedAnswer: ['Answer'] } },
  Dataset: {
    parent: 'CreativeWork',
    properties: { distribution: ['DataDownload'], variableMeasured: ['Text'], measurementTechnique: ['URL', 'Text'] },
  },
  MediaObject: { parent: 'CreativeWork', properties: { contentUrl: ['URL'], contentSize: ['Text'] } },
  DataDownload: { parent: 'MediaObject', properties: {} },
  ImageObject: { parent: 'MediaObject', properties: { caption: ['Text'] } },
  Organization: { parent: 'Thing', properties: { email: ['Text'], logo: ['URL', 'ImageObject'] } },
  Person: { parent: 'Thing', properties: { email: ['Text'] } },
  Place: { parent: 'Thing', properties: {} },
};

/** What in a node, and in every node inside it, goes against the vocabulary. */
export function vocabularyMistakes(node: Readonly<Record<string, unknown>>): string[] {
  const type = String(node['@type']);
  if (!Object.hasOwn(TYPES, type)) return [`${type}: no es un tipo de schema.org que usemos.`];
  const { '@context': _context, '@type': _type, '@id': _id, ...properties } = node;
  return Object.entries(properties).flatMap(([name, value]) => {
    const expected = expectedTypes(type, name);
    if (!expected) return [`${type}: schema.org no le conoce la propiedad ${name}.`];
    return [value].flat().flatMap((item) => valueMistakes(`${type}: ${name}`, item, expected));
  });
}

function valueMistakes(place: string, value: unknown, expected: readonly string[]): string[] {
  if (typeof value === 'object' && value !== null) {
    const node = value as Readonly<Record<string, unknown>>;
    const type = String(node['@type']);
    const isExpected = expected.some((wanted) => ancestry(type).includes(wanted));
    return isExpected ? vocabularyMistakes(node) : [`${place} es de tipo ${type} → ${expected.join(' o ')}.`];
  }
  const isExpected = Object.entries(DATA_TYPES).some(([name, fits]) => expected.includes(name) && fits(value));
  return isExpected ? [] : [`${place} es ${JSON.stringify(value)} → ${expected.join(' o ')}.`];
}

/** A type and those it is a kind of. */
function ancestry(type: string): string[] {
  const parent = TYPES[type]?.parent;
  return parent ? [type, ...ancestry(parent)] : [type];
}

function expectedTypes(type: string, property: string): readonly string[] | undefined {
  return ancestry(type)
    .map((each) => TYPES[each]?.properties[property])
    .find(Boolean);
}

function isMoment(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value));
}
