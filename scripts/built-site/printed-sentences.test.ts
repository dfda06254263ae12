import { describe, expect, test } from 'vitest';
import { readContentPage } from '../copy/reader-texts.ts';
import { printedMistakes } from './printed-sentences.ts';
import { readPage } from './read-page.ts';

const WRITTEN = readContentPage('content/countries/kenya.yaml', 'notes: Lleva boleto de salida. Vuela de día.');

const mistakes = (main: string, file = 'pais/kenya.html') =>
  printedMistakes([readPage(file, `<main>${main}</main>`)], [WRITTEN], new Set(['CAS']));

describe('a sentence that a reader stumbles over is told, with its page, its file and its mend', () => {
  test('from the content', () => {
    expect(mistakes('<p>Lleva boleto de salida.</p>')).toEqual([
      'pais/kenya.html · «Lleva boleto de salida.» (content/countries/kenya.yaml, notes) → «Lleva boleto»: falta el artículo o el posesivo: «lleva tu boleto», «piden un permiso».',
    ]);
  });

  test('after a label that the page puts before it', () => {
    expect(mistakes('<p><b>Salud:</b> Lleva boleto de salida.</p>')[0]).toContain(
      '(content/countries/kenya.yaml, notes)',
    );
  });

  test.each([
    ['a word twice', 'Pide la la visa.', 'la palabra está dos veces'],
    ['two brackets in a row', 'Son 3 días (hábiles) (tal vez más).', 'dos paréntesis seguidos'],
    ['a bracket in a bracket', 'Son 3 días (unos 4 (o más)).', 'un paréntesis dentro de otro'],
    ['two stops', 'Vuela a EE. UU.. Regresa.', 'sobra un signo'],
    ['one of many', 'Tarda unas 1 horas.', 'con 1 va el singular'],
    ['many of one', 'Quédate 3 mes en casa.', 'con más de 1 va el plural'],
    ['a noun without its article', 'Te piden boleto para entrar.', 'falta el artículo'],
    ['more words than one reads in a breath', `Lleva ${'una hoja, '.repeat(15)}y agua.`, 'tiene 33 palabras'],
  ])('%s', (_what, sentence, mend) => {
    const [told, ...others] = mistakes(`<p>${sentence}</p>`);
    expect(told).toContain('(src/catalogue/voice)');
    expect(told).toContain(mend);
    expect(others).toEqual([]);
  });

  test.each([
    'Cuesta 21 días de sueldo, y 1 día en cada 180.',
    'Vuela a EE. UU., Canadá o Japón.',
    'Sirve entre el 1 y el 3 de mayo…',
    'Lleva dinero y un boleto. Te piden visa.',
  ])('but not «%s»', (sentence) => expect(mistakes(`<p>${sentence}</p>`)).toEqual([]));
});

describe('what a page of a country says twice is told', () => {
  const [first, again] = [
    'Pide tu visa americana antes de comprar el boleto.',
    'Antes de comprar tu boleto pide la visa americana.',
  ];

  test('with both places', () => {
    expect(mistakes(`<p>${first}</p><li>${again}</li>`)).toEqual([
      `pais/kenya.html · «${again}» (src/catalogue/voice) → la página ya dice «${first}» (src/catalogue/voice): quita una.`,
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

  test('names no data set but in its evidence', () => {
    const named = 'La lista de Timatic dice 6 meses.';
    expect(mistakes(`<p>${named}</p><details class="evidence"><p>${named}</p></details>`)).toEqual([
      `pais/kenya.html · «${named}» (src/catalogue/voice) → «Timatic» va en sources o en la duda: quítalo.`,
    ]);
  });
});
