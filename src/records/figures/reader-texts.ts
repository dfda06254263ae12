import type { Country } from '../../catalogue/country.ts';
import type { CountryUpdate } from '../../catalogue/country-schema.ts';

/** A text for readers that could say a figure of its own, and where an editor finds it. */
export interface ReaderText {
  /** The country's file, or its narrative's. */
  part: 'record' | 'narrative';
  field: string;
  kind: 'plain' | 'narrative' | 'disputed' | 'alert';
  text: string;
}

/** The texts that answer: all of a country, except those of its changes and what is disputed. */
export function answerTexts(country: Country): ReaderText[] {
  const { notes, seoDescription, nextStep, doubt, conditional, humanIntro } = country;
  const plain = { notes, seoDescription, nextStep, doubt };
  return [
    ...Object.entries(plain).flatMap(([field, text]) => textOf(field, text)),
    ...textOf('conditional.summary', conditional?.summary),
    ...textOf('conditional.otherwise.text', conditional?.otherwise.text),
    ...(humanIntro === undefined
      ? []
      : [{ part: 'narrative' as const, field: 'texto', kind: 'narrative' as const, text: onOneLine(humanIntro) }]),
  ];
}

/** What to carry and to do: lists that state facts, and may state one that has been overtaken. */
export function listTexts({ requirements, processSteps = [] }: Country): ReaderText[] {
  return Object.entries({ requirements, processSteps }).flatMap(([field, items]) =>
    items.flatMap((item, index) => textOf(`${field}.${index}`, item)),
  );
}

/** Title and summary; the title names the update, since editors find it by that and not by its number. */
export function textsOfUpdate({ title, summary, concerns }: CountryUpdate): ReaderText[] {
  const kind = concerns === 'alert' ? 'alert' : 'plain';
  const field = `updates «${title}»`;
  return [title, summary].map((text) => ({ part: 'record', field, kind, text }));
}

/** What each fact's evidence says is disputed. */
export function disputedTexts({ evidence }: Pick<Country, 'evidence'>): ReaderText[] {
  return Object.entries(evidence).flatMap(([fact, said]) =>
    textOf(`evidence.${fact}.disputed`, said?.disputed).map((text) => ({ ...text, kind: 'disputed' as const })),
  );
}

function textOf(field: string, text: string | undefined): ReaderText[] {
  return text === undefined ? [] : [{ part: 'record', field, kind: 'plain', text: onOneLine(text) }];
}

/** A figure may be broken over two lines of a file; an empty line still parts paragraphs. */
function onOneLine(text: string): string {
  return text.replace(/(?<!\n)\n(?!\n)/g, ' ');
}
