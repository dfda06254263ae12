import type { CountryRecord } from '../catalogue/country-schema.ts';

/** Words by which a text tells the reader that nobody could confirm it. */
const UNCONFIRMED = /(?:no|sin|falta|por|nadie)(?: \p{L}+){0,2} confirm|conf[ií]rma|pregunta|no está claro|en duda/iu;

/**
 * Rules of low confidence whose text states them as certain. The engine never lets such a rule decide, but pages and
 * open data print its text by itself.
 */
export function certainTextsOfDoubtfulRules({ conditional }: Partial<CountryRecord>) {
  return (conditional?.rules ?? []).flatMap(({ confidence, text }, index) => {
    if (confidence !== 'low' || UNCONFIRMED.test(text)) return [];
    const mend = 'Con confianza baja, el texto tiene que decir que no está confirmado y dónde preguntar.';
    return [{ field: `conditional.rules.${index}.text`, value: text, mend }];
  });
}
