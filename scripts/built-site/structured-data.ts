type Data = Record<string, unknown>;

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
  const check = CHECKS[String(data['@type'])];
  if (!check) return [...mistakes, `tiene el tipo ${String(data['@type'])}, que aquí nadie revisa.`];
  return [...mistakes, ...check(data, address)];
}

const CHECKS: Record<string, (data: Data, address: string) => string[]> = {
  FAQPage: faqMistakes,
  Article: articleMistakes,
  Dataset: datasetMistakes,
};

function faqMistakes({ mainEntity }: Data): string[] {
  if (!Array.isArray(mainEntity) || mainEntity.length === 0) return ['FAQPage: mainEntity necesita preguntas.'];
  return mainEntity.flatMap((question: unknown, index) => {
    const place = `FAQPage: pregunta ${index + 1}`;
    if (!isData(question) || question['@type'] !== 'Question') return [`${place}: no es de tipo Question.`];
    const answer = question['acceptedAnswer'];
    const isAnswered = isData(answer) && answer['@type'] === 'Answer' && isText(answer['text']);
    return [
      ...(isText(question['name']) ? [] : [`${place}: le falta name.`]),
      ...(isAnswered ? [] : [`${place}: le falta acceptedAnswer de tipo Answer con text.`]),
    ];
  });
}

/** Google shows no more of a headline. */
const HEADLINE_LENGTH = 110;

function articleMistakes(data: Data, address: string): string[] {
  const mistakes: string[] = [];
  const { headline, dateModified, url } = data;
  if (!isText(headline) || headline.length > HEADLINE_LENGTH) {
    mistakes.push(`Article: headline debe tener de 1 a ${HEADLINE_LENGTH} letras.`);
  }
  if (!isText(data['description'])) mistakes.push('Article: le falta description.');
  if (!isMoment(dateModified)) {
    mistakes.push('Article: dateModified debe ser una fecha ISO 8601 con hora.');
  }
  for (const key of ['author', 'publisher']) {
    const maker = data[key];
    if (!isData(maker) || !isText(maker['@type']) || !isText(maker['name'])) {
      mistakes.push(`Article: ${key} necesita @type y name.`);
    }
  }
  if (!isText(url) || !URL.canParse(url) || new URL(url).pathname !== address) {
    mistakes.push(`Article: url debe ser la dirección de la página, ${address}.`);
  }
  return mistakes;
}

/** What search engines for data ask of a dataset. */
function datasetMistakes(data: Data, address: string): string[] {
  const { url, description, distribution, license, creator } = data;
  const mistakes = ['name', 'version'].flatMap((key) => (isText(data[key]) ? [] : [`Dataset: le falta ${key}.`]));
  if (!isMoment(data['dateModified'])) mistakes.push('Dataset: dateModified debe ser una fecha ISO 8601 con hora.');
  // Google refuses shorter and longer ones.
  if (!isText(description) || description.length < 50 || description.length > 5000) {
    mistakes.push('Dataset: description debe tener de 50 a 5000 letras.');
  }
  if (!isText(license) || !URL.canParse(license)) mistakes.push('Dataset: license debe ser una dirección.');
  if (!isData(creator) || !isText(creator['name'])) mistakes.push('Dataset: creator necesita name.');
  if (!isText(url) || !URL.canParse(url) || new URL(url).pathname !== address) {
    mistakes.push(`Dataset: url debe ser la dirección de la página, ${address}.`);
  }
  const downloads: unknown[] = Array.isArray(distribution) ? distribution : [];
  const isDownload = (item: unknown) =>
    isData(item) &&
    item['@type'] === 'DataDownload' &&
    isText(item['contentUrl']) &&
    URL.canParse(item['contentUrl']) &&
    isText(item['encodingFormat']);
  if (downloads.length === 0 || !downloads.every(isDownload)) {
    mistakes.push('Dataset: cada distribution debe ser DataDownload con contentUrl y encodingFormat.');
  }
  return mistakes;
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMoment(value: unknown): boolean {
  return isText(value) && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
