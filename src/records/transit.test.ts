import { describe, expect, it, test } from 'vitest';
import { textRows, valueIn } from '../catalogue/testing/text-rows.ts';
import { CONTENT, useContentFolder } from './testing/content-folder.ts';
import { realCatalogue } from './testing/real-catalogue.ts';
import { readTransit } from './transit.server.ts';

const { hubs, notes } = readTransit(CONTENT);
const { countries } = realCatalogue();

/** The hubs that flights of Mexicans use most. */
const ASKED_FOR = 'estados-unidos canada reino-unido schengen japon china turquia emiratos panama colombia'.split(' ');

test('every hub that was asked for is there', () => {
  expect(hubs.map(({ id }) => id)).toEqual(expect.arrayContaining(ASKED_FOR));
});

describe.each(hubs.map((hub) => [hub.id, hub] as const))('%s', (_id, hub) => {
  const members = hub.area ? countries.filter(({ area }) => area === hub.area) : [];
  const country = countries.find(({ iso2 }) => iso2 === hub.iso2);

  it('follows a country of the catalogue, and an area one whose answer is that of every member', () => {
    expect(country).toBeDefined();
    expect(members.every(({ visaStatus }) => visaStatus === country?.visaStatus)).toBe(true);
    expect(members.every(({ conditional }) => conditional === undefined)).toBe(true);
  });

  it('sends the reader to somebody who knows when nobody could say', () => {
    for (const { need, doubt } of [hub.airside, hub.landside]) {
      if (need === 'unknown') expect(doubt).toMatch(/aerolínea|[Ee]mbajada/);
    }
  });

  it('never asks less of whoever goes out than of whoever stays, when both are stated', () => {
    const effort = ['visa-free', 'conditions', 'visa-on-arrival', 'eta-required', 'visa-required'];
    const of = (need: string) => effort.indexOf(need === 'entry' ? (country?.visaStatus ?? '') : need);
    if (hub.airside.need !== 'unknown') expect(of(hub.landside.need)).toBeGreaterThanOrEqual(of(hub.airside.need));
  });
});

test('what holds for any layover has its source', () => {
  expect(notes.length).toBeGreaterThan(0);
  for (const { source } of notes) expect(source.url).toMatch(/^https:/);
});

describe('an editor’s mistake', () => {
  const HUB = 'transit/japon.yaml';
  const { folder, put } = useContentFolder([HUB, 'layover-notes.yaml', 'country-names.yaml', 'publishers.yaml']);

  const cited = (supports: string[]) => ({
    name: 'Un periódico',
    url: 'https://www.eluniversal.com.mx/',
    seen: 'cited',
    checkedOn: '2026-11-21',
    supports,
  });

  it.each(
    textRows(String.raw`
an id that is not the file’s | { id: nipon } | id | nipon\.yaml
a country nobody knows | { iso2: XX } | iso2 | country-names
an unknown need | { airside: { need: nothing, text: Sin trámite. } } | airside.need | entry, visa-free
a doubtful side that does not say why | { airside: { need: visa-free, text: Sin trámite. }, cites: airside } |
  evidence.airside.doubt | en duda
nobody knows, and nothing is said of it | { landside: { need: unknown, text: No se sabe. } } | evidence.landside.doubt | en duda
a rule of its own without source | { airside: { need: conditions, text: Sin trámite. } } | sources | supports: \[airside\]
a source that carries nothing | { cites: salida } | sources.0.supports | no dice ese dato
half an hour | { airside: { need: entry, text: Sin trámite., maxHours: 0.5 } } | airside.maxHours | número entero
`),
  )('%s is told with its field', (_case, said, field, fix) => {
    const { cites, ...changes } = valueIn(said) as { cites?: string };
    put(HUB, { ...changes, ...(cites && { sources: [cited([cites])] }) });
    expect(readTransit(folder()).problems).toContainEqual(
      expect.objectContaining({
        file: 'content/transit/japon.yaml',
        field,
        fix: expect.stringMatching(new RegExp(fix)),
      }),
    );
  });
});
