import { describe, expect, test } from 'vitest';
import { readContentPage } from '../copy/reader-texts.ts';
import { printedMistakes } from './printed-sentences.ts';
import { readPage } from './read-page.ts';

const LONG = `Lleva ${'una hoja, '.repeat(15)}y agua.`;
const WRITTEN = readContentPage(
  'content/countries/kenya.yaml',
  'notes: Antes de comprar tu boleto pide la visa americana. Vuela.',
);

const mistakes = (main: string, file = 'pais/kenya.html') =>
  printedMistakes([readPage(file, `<main>${main}</main>`)], [WRITTEN], new Set(['CAS']));

test('a sentence of more words than one reads in a breath is told, with its page and its mend', () => {
  expect(mistakes(`<p>${LONG}</p>`, 'cambios.html')).toEqual([
    `cambios.html · «${LONG}» (src/catalogue/voice) → pártela: tiene 33 palabras y caben 30.`,
  ]);
});

describe('what a page of a country says twice is told', () => {
  const [first, again] = [
    'Pide tu visa americana antes de comprar el boleto.',
    'Antes de comprar tu boleto pide la visa americana.',
  ];

  test.each(['', 'Visa: '])('with both places, behind the label «%s» too', (label) => {
    expect(mistakes(`<p>${first}</p><li>${label}${again}</li>`)).toEqual([
      `pais/kenya.html · «${label}${again}» (content/countries/kenya.yaml, notes) → la página ya dice «${first}» (src/catalogue/voice): quita una.`,
    ]);
  });

  test.each([
    ['on a page of many countries', `<p>${first}</p><p>${again}</p>`, 'cambios.html'],
    ['once for a script', `<p>${first}</p><p hidden>${again}</p>`, 'pais/kenya.html'],
    ['of another country', `<p>${first}</p><section class="related wrap">${again}</section>`, 'pais/kenya.html'],
    [
      'as a row with another figure',
      '<p>Por 10 días o menos cuesta 20 USD, ya pagados.</p><p>Por 20 días o menos cuesta 30 USD, ya pagados.</p>',
      'pais/kenya.html',
    ],
  ])('but not %s', (_where, main, file) => expect(mistakes(main, file)).toEqual([]));
});

describe('an abbreviation that a page of a country leaves unexplained is told', () => {
  test('once, with what to do', () => {
    expect(mistakes('<p>Llena la TDAC. Guarda la TDAC en el teléfono.</p>')).toEqual([
      'pais/kenya.html · «Llena la TDAC.» (src/catalogue/voice) → «TDAC»: di ahí qué es, o ponla en content/glossary.yaml (forms).',
    ]);
  });

  test.each([
    'Ve al CAS con tu hoja.',
    'Llena la TDAC, la tarjeta de llegada. Guarda la TDAC.',
    'Llena la TDAC (tarjeta de llegada).',
    'Llena en línea el registro de llegada. Se llama TDAC.',
    'Paga 20 USD y vuela a EE. UU. con la ETA-IL.',
  ])('but not in «%s»', (sentence) => expect(mistakes(`<p>${sentence}</p>`)).toEqual([]));
});

describe('a doubt of a country', () => {
  test('that leaves the reader alone is told, with what to do', () => {
    expect(mistakes('<p>La tarifa está por confirmar.</p>')).toEqual([
      'pais/kenya.html · «La tarifa está por confirmar.» (src/catalogue/voice) → di a quién preguntar, o qué hacer mientras.',
    ]);
  });

  test.each([
    'La tarifa está por confirmar: pregunta a la embajada.',
    'No está claro si la piden. Llévala por si acaso.',
  ])('but not «%s»', (paragraph) => expect(mistakes(`<p>${paragraph}</p>`)).toEqual([]));
});
