import * as v from 'valibot';

const text = v.pipe(v.string('falta'), v.regex(/\S/, 'falta'));
const moment = v.pipe(v.string('falta'), v.isoTimestamp('debe ser una fecha ISO 8601 con hora'));
const address = v.pipe(v.string('falta'), v.url('debe ser una dirección'));
const maker = v.object({ '@type': text, name: text }, 'necesita @type y name');

/** What who reads each type asks of it, on the page at `path`. */
function shapesFor(path: string): Record<string, v.ObjectEntries> {
  const url = v.pipe(
    address,
    v.check((value) => new URL(value).pathname === path, 'debe ser la dirección de la página'),
  );
  return {
    Article: {
      // Google shows no more of a headline.
      headline: v.pipe(text, v.maxLength(110, 'debe tener de 1 a 110 letras')),
      description: text,
      dateModified: moment,
      author: maker,
      publisher: maker,
      url,
    },
    // What search engines for data ask of a dataset.
    Dataset: {
      name: text,
      version: text,
      dateModified: moment,
      // Google refuses shorter and longer ones.
      description: v.pipe(
        text,
        v.minLength(50, 'debe tener de 50 a 5000 letras'),
        v.maxLength(5000, 'debe tener de 50 a 5000 letras'),
      ),
      license: address,
      creator: maker,
      url,
      distribution: v.pipe(
        v.array(
          v.object({ '@type': v.literal('DataDownload'), contentUrl: address, encodingFormat: text }, 'falta'),
          'debe ser una lista',
        ),
        v.minLength(1, 'está vacía'),
      ),
    },
    ClaimReview: {
      claimReviewed: text,
      datePublished: moment,
      author: maker,
      url,
      reviewRating: v.object({ '@type': v.literal('Rating'), alternateName: text }, 'necesita alternateName'),
    },
    FAQPage: {
      mainEntity: v.pipe(
        v.array(
          v.object({
            '@type': v.literal('Question'),
            name: text,
            acceptedAnswer: v.object({ '@type': v.literal('Answer'), text }),
          }),
        ),
        v.minLength(1, 'no tiene preguntas'),
      ),
    },
  };
}

/**
 * What is wrong with one JSON-LD block for who reads it; empty when nothing is. Names and types are schema.org's already:
 * the compiler holds those who write it to `schema-dts`.
 */
export function structuredDataMistakes(json: string, path: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return [`no es JSON: ${(error as Error).message}`];
  }
  const type = String((data as { '@type'?: unknown } | null)?.['@type']);
  const shape = shapesFor(path)[type];
  if (!shape) return [`tiene el tipo ${type}, que aquí nadie revisa.`];
  const context = v.literal('https://schema.org', 'debe ser https://schema.org');
  const { issues = [] } = v.safeParse(v.object({ '@context': context, ...shape }, 'falta'), data);
  return issues.map((issue) => `${type}: ${v.getDotPath(issue)} ${issue.message}.`);
}
