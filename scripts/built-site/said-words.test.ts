import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { saidWordMistakes } from './said-words.ts';

const BANNED = [
  { pattern: /e-Visa/, fix: 'Escribe e-visa.', notIn: [] },
  { pattern: /mexicanos/, fix: 'De tú.', notIn: ['seoDescription'] },
];

const mistakes = (body: string, written: string[] = []) =>
  saidWordMistakes([readPage('pais/kenya.html', `<body>${body}</body>`)], BANNED, written);

describe('a word that no page may say is told', () => {
  test.each([
    ['in a paragraph', '<p>Pide la <b>e-Visa</b> hoy. Vuela.</p>'],
    ['in what a button says aloud', '<button aria-label="Pide la e-Visa hoy.">Ir</button>'],
    ['in what a picture says', '<img src="a.png" alt="Pide la e-Visa hoy.">'],
    ['after a paragraph of its own', '<div>Hola<p>Pide la e-Visa hoy.</p></div>'],
  ])('%s', (_place, body) => {
    expect(mistakes(body)).toEqual(['pais/kenya.html · «Pide la e-Visa hoy.» → «e-Visa»: Escribe e-visa.']);
  });

  test('once, however many pages say it', () => {
    const page = readPage('a.html', '<p>e-Visa</p>');
    expect(saidWordMistakes([page, { ...page, file: 'b.html' }], BANNED, [])).toHaveLength(1);
  });
});

test.each([
  ['the name of a source', '<p>Fuente: <a href="https://a.mx">Portal e-Visa</a></p>', []],
  ['code', '<code>e-Visa</code><script>"e-Visa"</script>', []],
  ['what a file of the content says', '<p>Pide la e-Visa hoy.</p>', ['Vuela. Pide la e-Visa hoy.']],
  ['… after a label', '<p>En duda: Pide la e-Visa hoy.</p>', ['Pide la e-Visa hoy.']],
  ['a word that has its place in some field', '<p>Para mexicanos.</p>', []],
])('%s is not', (_place, body, written) => {
  expect(mistakes(body, written)).toEqual([]);
});
