import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { briefRecordSchema, fullRecordSchema } from '../src/catalogue/country-schema.ts';
import { useContentCopy } from '../src/records/testing/content-copy.ts';
import { UNFILLED } from './country-skeleton.ts';
import { runScript } from './testing/run-script.ts';

/** `npm run country -- …` in a copy of a few content files that has no record of Peru. */
const { folder, read, write, problemsOf, places } = useContentCopy();
const PERU = 'countries/peru.yaml';
const NARRATIVE = 'narratives/Peru.md';

const run = (...args: string[]) => runScript('country.ts', args, folder());

type Draft = Record<string, unknown>;

/** Where a draft still has its mark: `sources.0.url`. */
function unfilled(value: unknown, path: string[] = []): string[] {
  if (value === UNFILLED) return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unfilled(inner, [...path, key]));
}

const source = { name: 'Gobierno de Perú', url: 'https://www.gob.pe/', seen: 'stored-copy' };

/** What an editor must answer, whatever the country; the rest may be deleted. */
const OF_BOTH: Draft = {
  region: 'South America',
  visaStatus: 'visa-free',
  notes: 'Entras con el pasaporte y te sellan los días que pidas, hasta el tope.',
  sources: [
    {
      ...source,
      supports: ['visaStatus', 'costs'],
      captured: '2026-10',
      checkedOn: '2026-11-21',
    },
  ],
  costs: { fee: 'fixed', amount: 10, currency: 'USD', processingTime: { takes: 'days', about: 1 } },
};
const ANSWERS: Record<'full' | 'brief', Draft> = {
  brief: OF_BOTH,
  full: {
    ...OF_BOTH,
    requirements: ['Pasaporte', 'Boleto de salida', 'Hospedaje', 'Dinero suficiente', 'Seguro de viaje'].map(
      (item, index) => ({ id: `requisito-${index}`, topics: ['other'], text: `${item} a la mano` }),
    ),
    healthRequirements: [{ id: 'vaccines', topics: ['vaccines'], text: 'No se pide ninguna vacuna' }],
    seoDescription: 'á'.repeat(130),
    popularDestinations: ['Lima', 'Cusco', 'Arequipa', 'Puno'],
    bestTimeToVisit: [{ months: ['5-9'] }],
    procedure: 'Ninguno',
    nextStep: 'Revisa tu pasaporte antes de comprar.',
  },
};

describe.each([
  ['full', [], fullRecordSchema],
  ['brief', ['--brief'], briefRecordSchema],
] as const)('a new %s record', (depth, options, schema) => {
  test('has every field of the schema', async () => {
    expect((await run('new', 'peru', ...options)).status).toBe(0);
    // A full record does not say its depth.
    const fields = Object.keys(schema.entries).filter((field) => depth === 'brief' || field !== 'depth');
    expect(Object.keys(parse(read(PERU))).sort()).toEqual(fields.sort());
  });

  test('fails the check at every field to fill, and only in its own files', async () => {
    await run('new', 'peru', ...options);
    const fields = unfilled(parse(read(PERU)));
    expect(fields.length).toBeGreaterThan(40);
    // Which of these a fee has follows from its kind, so the check asks for `costs.fee` first.
    const told = fields.filter((field) => !field.startsWith('costs.') || field === 'costs.fee');
    const ownPlaces = places();
    for (const field of told) expect(ownPlaces).toContain(`content/${PERU} · ${field}`);
    expect(new Set(problemsOf().map(({ file }) => file))).toEqual(
      new Set(depth === 'full' ? [`content/${PERU}`, `content/${NARRATIVE}`] : [`content/${PERU}`]),
    );
  });

  test('passes with only what is obligatory, the rest deleted', async () => {
    await run('new', 'peru', ...options);
    const draft = parse(read(PERU)) as Draft;
    for (const field of new Set(unfilled(draft).map((place) => place.split('.')[0] ?? ''))) {
      if (field in ANSWERS[depth]) draft[field] = ANSWERS[depth][field];
      else delete draft[field];
    }
    write(PERU, stringify(draft));
    if (depth === 'full') write(NARRATIVE, `---\nsources: [https://www.gob.pe/]\n---\n${'palabra '.repeat(100)}`);
    expect(problemsOf()).toEqual([]);
  });
});

describe('what the editor is told', () => {
  test('which files there are now, and what to do', async () => {
    expect(await run('new', 'peru')).toEqual({
      status: 0,
      stderr: '',
      stdout: `Se creó content/countries/peru.yaml, ficha completa de Perú.
Se creó content/narratives/Peru.md.
Cambia cada … y corre npm run check:content: te dice qué falta.
`,
    });
  });

  test('a brief record gets no narrative', async () => {
    expect((await run('new', 'peru', '--brief')).stdout).toMatch(
      /^Se creó .*peru\.yaml, ficha breve de Perú\.\nCambia cada/,
    );
    expect(existsSync(join(folder(), NARRATIVE))).toBe(false);
  });

  test('a narrative that is there stays as it is', async () => {
    write(NARRATIVE, 'Mío.');
    expect((await run('new', 'peru')).stdout).toContain('content/narratives/Peru.md ya existía y quedó como estaba.');
    expect(read(NARRATIVE)).toBe('Mío.');
  });

  test('a record that is there is never overwritten', async () => {
    const before = read('countries/japan.yaml');
    expect(await run('new', 'japan')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Ya existe content/countries/japan.yaml: no se tocó nada. Corrige esa ficha.\n',
    });
    expect(read('countries/japan.yaml')).toBe(before);
  });

  test.each([
    ['pru', 'No existe el país «pru». ¿Quisiste decir peru (Perú)?\n'],
    ['japon', 'No existe el país «japon». ¿Quisiste decir japan (Japón)?\n'],
    ['Corea Sur', 'No existe el país «corea-sur». ¿Quisiste decir south-korea (Corea del Sur)?\n'],
    ['narnia', 'No existe el país «narnia». Los nombres están en content/country-names.yaml.\n'],
  ])('%s: no such country, and which it may be', async (name, stderr) => {
    expect(await run('new', name)).toEqual({ status: 1, stdout: '', stderr });
  });

  test.each([[[]], [['new']], [['nuevo', 'peru']], [['new', 'peru', 'chile']], [['new', 'peru', '--breve']]])(
    '%j shows how it is used',
    async (args) => {
      const { status, stderr } = await run(...args);
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^Uso: npm run country/)]);
      expect(existsSync(join(folder(), PERU))).toBe(false);
    },
  );
});
