import { beforeEach, describe, expect, test } from 'vitest';
import { useSmallContent } from './testing/small-content.ts';

/** `npm run check:wording` on two real records, with one sentence put into them. */
const { edit, run } = useSmallContent();
const wording = (...args: string[]) => {
  const { status, stdout, stderr } = run('check-wording.ts', ...args);
  return { status, stdout, lines: stderr.split('\n').filter(Boolean) };
};

/** Japan's real changes come and go; these tests bring their own sentences. */
beforeEach(() => edit('countries/japan.yaml', /(?:\nupdates:[\s\S]*)?$/g, '\n'));

describe('checking the wording', () => {
  test('texts that say what the fields say: exit 0 and one line', () => {
    expect(wording()).toEqual({
      status: 0,
      stdout: 'Textos en orden: 2 fichas, ninguna frase sin respaldo.\n',
      lines: [],
    });
  });

  test('each phrase without support is one line with its file, field and mend; exit 1', () => {
    edit('countries/zambia.yaml', 'pregúntala antes de volar.', 'son unos 77 USD. Hoy no necesitas visa.');
    edit('narratives/Japan.md', /$/g, '\nEl sello dura 45 días.');
    const { status, stdout, lines } = wording();
    expect([status, stdout]).toEqual([1, '']);
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/narratives\/Japan\.md · texto: "45 días" → Ningún campo dice «45 días»: .*maxStay/,
      ),
      expect.stringMatching(
        /^content\/countries\/zambia\.yaml · notes: "77 USD" → Ningún campo dice «77 USD»: .*costs/,
      ),
      expect.stringMatching(
        /^content\/countries\/zambia\.yaml · notes: "no necesitas visa" → El estado es visa-on-arrival/,
      ),
      '3 frases sin respaldo en 2 fichas.',
    ]);
  });

  test('what an area shares is told once, under its own file', () => {
    edit('countries/japan.yaml', /^visaStatus: /gm, 'area: schengen\nvisaStatus: ');
    edit('countries/zambia.yaml', /^visaStatus: /gm, 'area: schengen\nvisaStatus: ');
    edit('shared-updates/schengen.yaml', 'En toda la zona Schengen', 'Cuesta 77 USD y en toda la zona');
    const { lines } = wording();
    expect(lines.filter((line) => line.includes('77 USD'))).toEqual([
      expect.stringMatching(/^content\/shared-updates\/schengen\.yaml · updates «.*EES.*»: "77 USD" → /),
    ]);
  });

  test('content with mistakes, or an option it does not have: says so', () => {
    expect(wording('--todo')).toMatchObject({
      status: 2,
      lines: ['No existe la opción --todo. Esta orden no lleva opciones.'],
    });
    edit('countries/japan.yaml', 'region: Asia', 'region: Marte');
    expect(wording()).toMatchObject({ status: 1, lines: [expect.stringMatching(/^El contenido tiene 1 error: /)] });
  });
});
