import { rmSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parseInline } from '../catalogue/inline.ts';
import { CONTENT, useContentFolder } from '../records/testing/content-folder.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { readHomeTexts } from './home-texts.server.ts';

const { tips = [], faq } = readHomeTexts(CONTENT);

describe('the real texts', () => {
  it('link only to pages and sections that exist', () => {
    const slugs = new Set(realCatalogue().countries.map(({ slug }) => slug));
    const all = [...tips.map(({ text }) => text), ...(faq?.questions ?? []).flatMap((q) => q.answer)];
    const hrefs = all.flatMap(parseInline).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs.filter((address) => !address.startsWith('https://'))) {
      const country = /^\/pais\/([a-z-]+)$/.exec(href)?.[1];
      if (country) expect(slugs).toContain(country);
      else expect(['/#destinos', '/wiki#schengen', '#tipo-de-cambio']).toContain(href);
    }
  });

  it('answer what the catalogue cannot with a source', () => {
    const sourced = faq?.questions.filter(({ source }) => source).map(({ id }) => id);
    expect(sourced).toEqual(['visa-en-pasaporte-vencido', 'menores', 'doble-nacionalidad']);
  });
});

describe('an editor’s mistake is told with its file, its field and its fix', () => {
  const { folder, pathOf, change } = useContentFolder(['tips.yaml', 'faq.yaml']);
  const told = () => readHomeTexts(folder()).problems.map(({ file, field, fix }) => `${file} · ${field} → ${fix}`);

  type Data = { title?: string; text?: string; id?: string; question?: string; answer?: string[] };
  type Faq = { checkedOn: string; questions: Data[] };

  const withFirst =
    (changes: (tip: Data) => Data & { icono?: string }) =>
    ([first, ...rest]: Data[]) => [changes(first ?? {}), ...rest];
  const withQuestions = (changes: Data) => (faq: Faq) => ({
    ...faq,
    questions: faq.questions.map((question) => ({ ...question, ...changes })),
  });

  test.each<[string, string, (data: never) => unknown, RegExp]>([
    ['too few tips', 'tips.yaml', (tips: Data[]) => tips.slice(0, 7), /tips\.yaml · .*de 8 a 99/],
    ['two equal tips', 'tips.yaml', (tips: Data[]) => [...tips, tips[0]], /tips\.yaml · .*repetidos/],
    ['an unknown field', 'tips.yaml', withFirst((tip) => ({ ...tip, icono: 'x' })), /0\.icono → Este campo no existe/],
    ['a broken link', 'tips.yaml', withFirst((tip) => ({ ...tip, text: '[aquí](javascript:1)' })), /0\.text → Enlaza/],
    ['no question mark', 'faq.yaml', withQuestions({ question: 'Cuánto cuesta' }), /0\.question → Termina la pregunta/],
    ['no such day', 'faq.yaml', (faq: Faq) => ({ ...faq, checkedOn: '2026-02-30' }), /checkedOn → Escribe un día/],
    ['an empty answer', 'faq.yaml', withQuestions({ answer: [] }), /questions\.0\.answer → Escribe de 1 a 9/],
  ])('%s', (_name, file, edit, expected) => {
    change(file, edit);
    expect(told().join('\n')).toMatch(expected);
  });

  test('a file that is missing, and the mistakes of the other one too', () => {
    rmSync(pathOf('faq.yaml'));
    change('tips.yaml', (tips: Data[]) => tips.slice(0, 2));
    expect(told()).toHaveLength(2);
  });
});
