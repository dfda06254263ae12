import { figureWords } from '../catalogue/country-summary.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { reportPath } from '../catalogue/trip-tools.ts';
import { questionTitle, statusQualifier } from '../catalogue/voice/wording.ts';
import type { CountryPageData } from './country-page-data.ts';
import { sourceEntries } from './known-by.ts';
import type { KnownBy, Part, Section, Words } from './section-model.ts';
import { changeEntries, countrySections, openingOf } from './sections.ts';
import { answerLine } from './share-text.ts';

/** Where a country answers as Markdown. */
export function markdownPath(slug: string): string {
  return `/pais/${slug}.md`;
}

/** Where the same is as data, and what may be done with both. */
interface OpenData {
  dataPath: string;
  license: string;
}

/** The answer of a country for programs that read text: every section of its pages, each fact with its sources and days. */
export function countryMarkdown(data: Omit<CountryPageData, 'related'>, { dataPath, license }: OpenData): string {
  const { lead, country, stay, cost, pageUrl } = data;
  const { origin } = new URL(pageUrl);
  const { coming, alerts, depends, next, since, limits } = openingOf(data);
  const inMarkdown = (words: Words) => line(words, origin);
  const section = ({ title, figure, parts, evidence }: Section) => [
    `## ${title}`,
    figure && [figure.value, ...figure.small].join(' · '),
    ...blocks(parts, origin),
    ...(evidence ?? []).flatMap((each) => known(each, origin)),
  ];
  return `${[
    `# ${questionTitle(country)}`,
    ...lead.map((sentence) => `**${escaped(sentence)}**`),
    answerLine(country.visaStatus, statusQualifier(country), { stay: figureWords(stay), cost }),
    ...coming.map(inMarkdown),
    ...alerts.map(({ title, words }) => inMarkdown([{ strong: title }, ' ', ...words])),
    ...[depends, next, since, ...limits].map((words) => words && inMarkdown(words)),
    ...Object.values(countrySections(data)).flatMap((one) => (one ? section(one) : [])),
    ...titled(
      'Qué ha cambiado',
      changeEntries(data).map(({ title, words }) => inMarkdown([{ strong: `${title}.` }, ' ', ...words])),
    ),
    ...titled(
      'Fuentes',
      sourceEntries(country).map(
        ({ words, checkedOn }) => `${inMarkdown(words)} · revisada el ${formatPartialDate(checkedOn)}`,
      ),
    ),
    '---',
    `Datos verificados el ${formatPartialDate(country.checkedOn)}. Información solo de referencia; confirma con la embajada o el consulado antes de viajar.`,
    list([
      `Página: ${pageUrl}`,
      `Datos: ${origin}${dataPath}`,
      `Reportar un error: ${origin}${reportPath(country.slug)}`,
      `Licencia: ${license}. Di de dónde salió: Pasaporte Verde, con la fecha y el enlace de la página`,
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** Several notes are one list; what the page folds stands open. */
function blocks(parts: readonly Part[], origin: string): string[] {
  const flat = parts.flatMap((part) => (part.kind === 'fold' ? part.parts : part));
  const notes = flat.flatMap((part) =>
    part.kind === 'note' || part.kind === 'warning' ? line(part.words, origin) : [],
  );
  const others = flat.flatMap((part) => (part.kind === 'note' || part.kind === 'warning' ? [] : block(part, origin)));
  return [...(notes.length > 1 ? [list(notes)] : notes), ...others];
}

function block(part: Part, origin: string): string {
  switch (part.kind) {
    case 'text':
    case 'note':
    case 'warning':
      return line(part.words, origin);
    case 'list':
    case 'remarks':
      return list(part.items.map((words) => line(words, origin)));
    case 'steps':
      return part.items.map((words, index) => `${index + 1}. ${line(words, origin)}`).join('\n');
    case 'fields':
      return list(part.fields.map(({ value }) => escaped(value)));
    case 'fold':
      return blocks(part.parts, origin).join('\n\n');
  }
}

/** What `¿Cómo lo sabemos?` opens on the page. */
function known(evidence: KnownBy | undefined, origin: string): string[] {
  if (!evidence) return [];
  const inMarkdown = (words: Words) => line(words, origin);
  return [...evidence.lines.map(inMarkdown), list(evidence.sources.map(inMarkdown))];
}

function titled(heading: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`## ${heading}`, list(items)] : [];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function line(words: Words, origin: string): string {
  return words
    .map((word) => {
      if (typeof word === 'string') return escaped(word);
      if ('strong' in word) return `**${escaped(word.strong)}**`;
      const day = word.published ? ` (${formatPartialDate(word.published)})` : '';
      return `[${escaped(word.name)}](<${word.url.startsWith('/') ? origin + word.url : word.url}>)${day}`;
    })
    .join('')
    .trim();
}

/** On one line, with what Markdown would take for its own marks escaped. */
function escaped(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]*_`<>]/g, '\\$&');
}
