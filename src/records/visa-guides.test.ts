import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { combinations, rulesFor, walk } from '../catalogue/rule-table.ts';
import { isAuthority } from '../catalogue/source-kind.ts';
import { textRows } from '../catalogue/testing/text-rows.ts';
import { personalAnswer } from '../journey/personal-answer.ts';
import { familySum } from '../visas/family-fees.ts';
import { Cites, numbered, OfficialNote, Refs } from '../visas/visa-guide-parts.tsx';
import { catalogue } from './catalogue.server.ts';
import { CONTENT, useContentFolder } from './testing/content-folder.ts';
import { feeAt, publishedVisaGuides, readVisaGuides } from './visa-guides.server.ts';

const { countries } = catalogue();

describe.each(publishedVisaGuides())('$id', ({ id, tool, country, fees }) => {
  const table: Record<string, string>[] = parseCsv(readFileSync(join(CONTENT, `visa-guides/${id}.csv`)), {
    columns: true,
  });

  test('answers every combination as the table beside it, written from the source, says', () => {
    expect(table).toHaveLength(combinations(tool.questions).length);
    for (const { respuesta, ...answers } of table) {
      expect([answers, rulesFor(tool, answers).map(({ outcome }) => outcome)]).toEqual([answers, [respuesta]]);
      expect([answers, walk(tool, answers).outcome]).toEqual([answers, respuesta]);
    }
  });

  test('takes at most five taps', () => {
    for (const answers of combinations(tool.questions)) expect(walk(tool, answers).asked.length).toBeLessThanOrEqual(5);
  });

  test('is about a country of the catalogue, and somebody pays each of its fees', () => {
    expect(countries.map(({ slug }) => slug)).toContain(country);
    expect(fees.rows.some((row) => row.for)).toBe(true);
  });
});

test.each(publishedVisaGuides().flatMap(({ id, times }) => (times ? [{ id, times }] : [])))(
  '$id: how long it takes is what an authority published, with a figure on its last day',
  ({ times }) => {
    expect(isAuthority(times.source)).toBe(true);
    const last = Object.values(times.history.at(-1)?.values ?? {}).flat();
    expect(last.some((figure) => figure !== null)).toBe(true);
  },
);

test('the Canadian visa guide gives the status that the record gives a reader who holds the same', () => {
  const canada = countries.find(({ slug }) => slug === 'canada');
  const guide = publishedVisaGuides().find(({ id }) => id === 'visa-canadiense');
  if (!canada || !guide) throw new Error('no Canada');
  const held = guide.tool.questions.find(({ id }) => id === 'tienes');
  for (const { id, holds } of held?.options ?? []) {
    for (const [llegada, arrival] of [
      ['avion', 'air'],
      ['tierra', 'land'],
      ['tierra', 'sea'],
    ] as const) {
      const { outcome } = walk(guide.tool, { llegada, nacionalidad: 'no', tienes: id });
      const answer = personalAnswer(canada, { holds: holds ? [holds] : [], arrival });
      const told = guide.tool.outcomes.find((one) => one.id === outcome)?.visaStatus;
      expect([id, arrival, told]).toEqual([id, arrival, answer?.visaStatus]);
    }
  }
});

test('a fee taken from a record is the one in force on the day of the build, not the one it replaced', () => {
  const australia = countries.find(({ slug }) => slug === 'australia');
  if (!australia) throw new Error('no Australia');
  const [update] = australia.updates;
  if (!update) throw new Error('no update');
  const costs = { fee: 'fixed', amount: 20, currency: 'AUD' } as const;
  const raised = (effective: string) => ({
    ...australia,
    costs,
    updates: [
      {
        ...update,
        effective,
        stage: 'in-force' as const,
        concerns: 'costs' as const,
        cost: { amount: 45, currency: 'AUD' as const },
      },
    ],
  });
  expect(feeAt(raised('2020-01-01'), 'costs')).toEqual({ amount: 45, currency: 'AUD' });
  expect(feeAt({ ...australia, costs, updates: [] }, 'costs')).toEqual({ amount: 20, currency: 'AUD' });
  expect(feeAt({ ...australia, costs, updates: [] }, 'costs.reduced.0')).toBeUndefined();
});

test('what no official source says is marked as such, and what nobody confirmed too', () => {
  const guide = publishedVisaGuides().find(({ id }) => id === 'visa-americana');
  if (!guide) throw new Error('no American visa guide');
  const byAuthority = (wanted: boolean) =>
    Object.entries(guide.sources).find(([, source]) => isAuthority(source) === wanted)?.[0] ?? '';
  const marks = (of: Parameters<typeof Refs>[0]['of']) =>
    renderToStaticMarkup(
      createElement(Cites, { value: { guide, numbers: numbered(guide, [of]) } }, createElement(Refs, { of })),
    )
      .replace(/<[^>]+>/g, '')
      .trim();
  expect(marks({ sources: [byAuthority(true)] })).toBe('1');
  expect(marks({ sources: [byAuthority(false)] })).toBe('1•');
  expect(marks({ sources: [byAuthority(true)], isDoubted: true })).toBe('(por confirmar) 1');
  const note = (official: boolean) =>
    renderToStaticMarkup(createElement(OfficialNote, { of: [{ sources: [byAuthority(official)] }], guide }));
  expect(note(false)).toContain('falta una fuente oficial');
  expect(note(true)).toBe('');
});

test('a family pays each fee once per head, and no more than the most a family pays', () => {
  const fees = [
    { what: 'visa', for: ['adult', 'child'], pesos: 100, most: 350 },
    { what: 'fingerprints', for: ['adult'], pesos: 80 },
  ];
  const counts: Record<string, number> = { adult: 2, child: 3 };
  expect(familySum(fees, (id) => counts[id] ?? 0)).toEqual(['510\u00a0MXN', 'visa: 5 · fingerprints: 2']);
  expect(familySum(fees, () => 0)).toEqual(['0\u00a0MXN', '']);
});

describe('what an editor is told', () => {
  const AMERICAN = 'visa-guides/visa-americana.yaml';
  const WAITS = 'us-visa-waits.yaml';
  const CANADIAN = 'ca-visa-waits.yaml';
  const { folder, edit } = useContentFolder(['visa-guides', WAITS, CANADIAN, 'publishers.yaml', 'country-names.yaml']);
  const told = () =>
    readVisaGuides(folder(), countries).problems.map(
      ({ file, field, value, fix }) => `${file} ${field} ${value}: ${fix}`,
    );

  // In which file, the mistake, what is put in place of what, and what is told.
  test.each(
    textRows(String.raw`
AMERICAN | a combination no rule answers | { clase: otra } → { clase: otra, edad: menor } | Ninguna regla contesta esto
AMERICAN | a combination two rules answer | { clase: [turista, h2a], vencimiento: vieja } → { vencimiento: vieja } |
  2 reglas contestan esto
AMERICAN | a class that does not exist | { clase: otra } → { clase: estudiante } |
  Usa una de sus opciones: turista, h2a, otra.
AMERICAN | a question that does not exist | { clase: otra } → { clase: otra, sexo: otra } | Esa pregunta no existe.
AMERICAN | a rule that leads nowhere | outcome: vencida → outcome: caduca | No está en outcomes.
AMERICAN | a source that is not listed | sources: [exencion] → sources: [embajada] | Esa fuente no está en sources.
AMERICAN | a source nothing cites | sources: [sentri, → sources: [citas, | Nada la cita
AMERICAN | a figure on press alone | sources: [i94]\n → sources: [sentri]\n | Una cifra necesita una autoridad
AMERICAN | a fee the record does not have | from: costs.reduced.0 → from: costs.reduced.7 |
  La ficha no tiene ahí una cantidad
AMERICAN | a country without a record | country: united-states → country: atlantis | No hay ficha con ese nombre
AMERICAN | a visa guide checked in the future | checkedOn: "2026-11-23" → checkedOn: "2096-11-23" |
  Ese día todavía no llega
WAITS | a month without a post | \n      tijuana: [null, 7] → | Falta tijuana
WAITS | a post nobody knows | tijuana: [null, 7] → tijuana: [null, 7]\n      cancun: [null, 7] | Ese lugar no está en posts.
WAITS | a month without a figure | tijuana: [null, 7] → tijuana: [7] | Escribe 2 cifras: average, next.
WAITS | a month in the future | 2026-05-18 → 2096-05-18 | Ese día todavía no llega
WAITS | months out of order | 2025-01-08 → 2025-12-31 | Va después de 2025-12-31
WAITS | an entry without its date | - date: "2025-01-08"\n    citedBy → - citedBy | Falta este campo
CANADIAN | a day of Canada without its figure | mexico: [26] → mexico: [] | values mexico: Escribe 1 cifra: decision.
CANADIAN | a day of Canada without Mexico | mexico: [26] → {} | Falta mexico: escribe sus cifras
CANADIAN | a figure in words | mexico: [26] → mexico: [26 días] | Escribe una cifra, o null si no la publicaron.
CANADIAN | the same day twice | 2026-05-01 → 2026-06-01 | Quita los elementos repetidos.
CANADIAN | a day of Canada in the future | 2026-08-19 → 2096-08-19 | date 2096-08-19: Ese día todavía no llega
`),
  )('%s: %s', (file, _mistake, change, fix) => {
    const [from = '', to = ''] = change.replaceAll('\\n', '\n').split(/ ?→ ?/);
    edit({ AMERICAN, WAITS, CANADIAN }[file] ?? '', from, to);
    expect(told().join('\n')).toContain(fix);
  });

  test('all mistakes at once, each with its file', () => {
    edit(AMERICAN, 'outcome: vencida', 'outcome: caduca');
    edit('visa-guides/visa-china.yaml', 'country: china', 'country: cathay');
    edit(WAITS, 'tijuana: [null, 7]', 'tijuana: [7]');
    edit(CANADIAN, 'unit: days', 'unit: horas');
    edit(CANADIAN, '2026-08-19', '2096-08-19');
    expect(told().map((line) => line.split(' ').slice(0, 2).join(' ').replace(/\.\d+/, ''))).toEqual([
      'content/visa-guides/visa-americana.yaml tool.rules.outcome',
      'content/visa-guides/visa-americana.yaml tool.outcomes',
      'content/us-visa-waits.yaml history.values',
      'content/ca-visa-waits.yaml unit',
      'content/ca-visa-waits.yaml history.date',
      'content/visa-guides/visa-china.yaml country',
    ]);
  });
});
