import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { useSmallContent } from './testing/small-content.ts';

/** `npm run check:copy` on a copy of the content where the tests put their own mistakes. */
const { pathOf, edit, put, run } = useSmallContent();

const SENTENCE = 'Pide la e-Visa en el portal y paga 30 dólares con tarjeta.';
const checkNotes = async () => {
  const { stderr } = await run('check-copy.ts', 'countries/zambia');
  return stderr.split('\n').filter((told) => told.includes(' notes '));
};

const except = (...exceptions: Record<string, string>[]) =>
  writeFileSync(pathOf('copy-exceptions.yaml'), stringify(exceptions));

const EXCEPTION = {
  file: 'content/countries/zambia.yaml',
  starts: 'Pide la e-Visa',
  rule: 'word',
  reason: 'Así se llama el botón que hay que tocar.',
};

describe('checking the copy', () => {
  beforeEach(() => put('countries/zambia.yaml', { notes: SENTENCE }));

  test('each mistake is one line with file, field, rule, sentence and fix', async () => {
    const { status, stderr } = await run('check-copy.ts', 'countries/zambia');
    expect(status).toBe(1);
    expect(stderr).toContain(`content/countries/zambia.yaml · notes (word): "${SENTENCE}" → «e-Visa»: Escribe e-visa.`);
    expect(stderr).toMatch(/\n\d+ textos por corregir en \d+ archivos; docs\/estilo\.md dice cómo\.\n$/);
  });

  test('words of a path narrow it down', async () => {
    expect((await run('check-copy.ts', 'japan')).stderr).not.toContain('zambia');
    expect((await run('check-copy.ts')).stderr).toContain('zambia');
  });

  test('an exception with its reason lets a sentence stand', async () => {
    expect((await checkNotes()).length).toBeGreaterThan(0);
    except(EXCEPTION);
    expect(await checkNotes()).toEqual([]);
  });

  test('an exception for another sentence or another rule lets nothing stand', async () => {
    except({ ...EXCEPTION, starts: 'Otra' }, { ...EXCEPTION, rule: 'long' });
    expect((await checkNotes()).length).toBeGreaterThan(0);
  });

  test('an exception that nothing needs any more is a mistake', async () => {
    except(EXCEPTION);
    edit('countries/zambia.yaml', SENTENCE, 'Pide la e-visa en el portal y paga 30 USD con tarjeta.');
    expect((await run('check-copy.ts', 'countries/zambia')).stderr).toContain(
      'content/copy-exceptions.yaml · content/countries/zambia.yaml (word): "Pide la e-Visa" → Esta excepción ya no hace falta: quítala.',
    );
  });

  test('a narrative is held against its record, whatever the file is called', async () => {
    edit('narratives/Japan.md', /^[\s\S]*$/g, 'En Tokio llueve mucho en junio. Lleva paraguas.');
    expect(readFileSync(pathOf('narratives/Japan.md'), 'utf8')).toContain('paraguas');
    expect((await run('check-copy.ts', 'narratives/Japan')).stderr).toContain(
      'content/narratives/Japan.md · texto (document): "En Tokio llueve mucho en junio. Lleva paraguas." → Di en las dos primeras oraciones que no se necesita visa.',
    );
  });
});
