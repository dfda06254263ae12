import type { Article, FAQPage, WithContext } from 'schema-dts';
import type { Country } from '../catalogue/country.ts';
import { midday } from '../catalogue/today.ts';
import {
  ASK_EMBASSY_PROCESS,
  guideTitle,
  questionTitle,
  statusSentence,
  withPreposition,
} from '../catalogue/voice/wording.ts';
import type { CountryPageData } from './country-page-data.ts';
import { plainLines } from './section-model.ts';
import { countrySections } from './sections.ts';

const PUBLISHER = { '@type': 'Organization', name: 'Pasaporte Verde' } as const;

interface ArticleInput {
  headline: string;
  description: string;
  url: string;
  /** The newest day of the facts, `YYYY-MM-DD`; `show-today.ts` makes it the reader's current time. */
  changedOn: string;
}

/** schema.org `Article`, on both country pages. */
export function articleData({ headline, description, url, changedOn }: ArticleInput): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    description,
    inLanguage: 'es-MX',
    mainEntityOfPage: url,
    url,
    dateModified: midday(changedOn).toISOString(),
    author: PUBLISHER,
    publisher: PUBLISHER,
  };
}

/** schema.org `FAQPage`, on the question page. Every answer also stands on the page. */
export function faqData(data: CountryPageData): WithContext<FAQPage> {
  const { lead, country } = data;
  const { stay, cost } = countrySections(data);
  const answers: [question: string, answer: string][] = [
    [questionTitle(country), sentences(...lead, visaAnswer(country))],
    [
      `¿Cuánto tiempo puede quedarse un mexicano si viaja ${withPreposition('a', country)}?`,
      sentences(...lead, ...plainLines(stay)),
    ],
    [
      `¿Cuánto cuesta el trámite para viajar ${withPreposition('a', country)}?`,
      sentences(...lead, ...plainLines(cost)),
    ],
    [
      `¿Cómo se hace el trámite para viajar ${withPreposition('a', country)}?`,
      sentences(...lead, country.processSteps?.join(' ') ?? ASK_EMBASSY_PROCESS),
    ],
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'es-MX',
    mainEntity: answers.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: text.replaceAll('\u00a0', ' ') },
    })),
  };
}

/** Every case, or the answer; a fallback where the record says nothing. */
function visaAnswer(country: Country): string {
  if (country.conditional) return country.conditional.summary;
  return sentences(...new Set([statusSentence(country), country.notes]));
}

function sentences(...parts: (string | undefined)[]): string {
  return parts.flatMap((part) => (part ? part.replace(/(?<![.!?])$/, '.') : [])).join(' ');
}

/** What a search engine shows of a description before it cuts it off. */
const LONGEST = 160;

/** Description of the guide page: as much of it as is shown whole, with the country's next step where it fits. */
export function guideDescription(country: Pick<Country, 'nameSpanish' | 'nextStep'>): string {
  const title = guideTitle(country);
  const versions = [
    `${title}: requisitos, costo en pesos, trámite, salud y embajada. ${country.nextStep}`,
    `${title}: requisitos, costo y embajada. ${country.nextStep}`,
    `${title}: guía para mexicanos. ${country.nextStep}`,
  ];
  return (
    versions.find((version) => version.length <= LONGEST) ??
    `${title}: requisitos, estancia, costo en pesos, trámite, salud, embajada y qué sigue, para quien viaja con pasaporte mexicano.`
  );
}
