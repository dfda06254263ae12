import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/records/load.server.ts';
import { countryDraft } from '../../catalogue/records/testing/country-draft.ts';
import { readTransit } from '../../catalogue/records/transit-load.server.ts';
import type { TransitHub } from '../../catalogue/records/transit-schema.ts';
import type { Holding } from '../../catalogue/situation/holding.ts';
import { layoverAnswer } from './layover-answer.ts';
import { type LayoverHub, layoverHubs } from './layover-hub.ts';
import { layoverSummary } from './layover-summary.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const { countries } = loadCatalogue(CONTENT);
const hubs = layoverHubs(readTransit(CONTENT).hubs, countries);

function hub(id: string): LayoverHub {
  const found = hubs.find((each) => each.id === id);
  if (!found) throw new Error(`No hay escala ${id}`);
  return found;
}
const holding = (...holds: Holding[]) => ({ holds });

describe('what a layover asks of a Mexican passport', () => {
  it.each([
    ['estados-unidos', 'visa-required', 'visa-required'],
    ['canada', 'eta-required', 'eta-required'],
    ['reino-unido', 'visa-free', 'eta-required'],
    ['schengen', 'visa-free', 'visa-free'],
    ['japon', 'visa-free', 'visa-free'],
    ['china', 'visa-free', 'visa-free'],
    ['turquia', 'visa-free', 'eta-required'],
    ['emiratos', 'visa-free', 'visa-free'],
    ['panama', 'visa-free', 'visa-free'],
    ['colombia', 'visa-free', 'visa-free'],
    ['irlanda', 'visa-free', 'visa-free'],
    ['corea-del-sur', 'visa-free', 'visa-free'],
    ['catar', 'visa-free', 'visa-free'],
    ['peru', 'visa-free', 'visa-free'],
    ['chile', 'visa-free', 'visa-free'],
    ['brasil', 'visa-free', 'visa-free'],
    ['cuba', 'unknown', 'eta-required'],
    ['australia', 'visa-free', 'visa-required'],
    ['nueva-zelanda', 'eta-required', 'eta-required'],
    ['india', 'visa-free', 'eta-required'],
  ])('%s: %s in the zone, %s outside', (id, airside, landside) => {
    expect(layoverAnswer(hub(id).airside).status).toBe(airside);
    expect(layoverAnswer(hub(id).landside).status).toBe(landside);
  });

  it.each([
    ['reino-unido', 'Sin Visa · con condiciones'],
    ['china', 'Sin Visa · con condiciones'],
    ['canada', 'ETA/e-Visa · depende de tu caso'],
    ['estados-unidos', 'Visa Requerida'],
    ['cuba', 'Consultar'],
  ])('the stamp of %s says how far it holds', (id, label) => {
    expect(layoverAnswer(hub(id).airside).label).toBe(label);
  });
});

describe('what the reader holds', () => {
  test('a transit visa is offered for changing planes in the United States, and not for going out', () => {
    const { airside, landside } = hub('estados-unidos');
    const offered = (side: typeof airside) => layoverAnswer(side, holding()).rule;
    expect(offered(airside)).toContain('visa de tránsito (C-1) o de turista');
    expect(offered(landside)).not.toContain('C-1');
  });

  it.each<[string, Holding[], string, RegExp]>([
    ['estados-unidos', ['us-visa'], 'visa-free', /^Porque tienes visa de EE\. UU\. vigente/],
    ['estados-unidos', ['us-residence'], 'visa-free', /^Porque tienes residencia permanente de EE\. UU\./],
    ['estados-unidos', [], 'visa-required', /^Porque no tienes ninguno/],
    ['canada', ['us-visa'], 'eta-required', /^Porque tienes visa de EE\. UU\. vigente y llegas en avión/],
    ['canada', ['ca-visa-last-10-years'], 'eta-required', /^Porque tuviste visa de Canadá/],
    ['canada', ['us-residence'], 'visa-free', /^Porque tienes residencia permanente/],
    ['canada', [], 'visa-required', /^Porque no tienes ninguno/],
    ['canada', ['jp-visa'], 'visa-required', /^Porque lo que tienes no cambia/],
  ])('%s with %j: %s', (id, holds, status, because) => {
    expect(layoverAnswer(hub(id).airside, holding(...holds))).toMatchObject({
      status,
      because: expect.stringMatching(because),
    });
  });

  it('is told «Nada más» when what they hold is enough, never «Sin visa»', () => {
    expect(layoverAnswer(hub('estados-unidos').airside, holding('us-visa')).label).toBe('Nada más');
  });

  it('counts for a layover by plane, even when they enter another country by land', () => {
    expect(layoverAnswer(hub('canada').airside, { holds: ['us-visa'], arrival: 'land' }).status).toBe('eta-required');
  });

  it('changes nothing where the layover does not depend on it', () => {
    expect(layoverAnswer(hub('japon').airside, holding('us-visa'))).toEqual(layoverAnswer(hub('japon').airside));
  });

  it('lets an Australian visa holder go out', () => {
    expect(layoverAnswer(hub('australia').landside, holding('au-visa')).status).toBe('visa-free');
  });
});

describe('the trip in a few sentences', () => {
  const summary = (ids: string[], leaves: boolean | undefined, holds?: Holding[]) =>
    layoverSummary(ids.map(hub), leaves, holds && holding(...holds));

  it.each<[string, string[], boolean, Holding[] | undefined, string[]]>([
    ['a visa', ['estados-unidos'], false, undefined, ['Necesitas visa para Estados Unidos.']],
    ['a visa that is held', ['estados-unidos'], false, ['us-visa'], ['Para Estados Unidos no tramitas nada más.']],
    [
      'what depends on the reader',
      ['canada'],
      false,
      undefined,
      ['Lo que te piden en Canadá depende de las visas que tengas.'],
    ],
    [
      'a permit and nothing',
      ['turquia', 'schengen'],
      true,
      undefined,
      ['Necesitas permiso electrónico para Turquía.', 'Para la zona Schengen no tramitas nada más.'],
    ],
    [
      'conditions and doubt',
      ['reino-unido'],
      false,
      undefined,
      [
        'Para el Reino Unido no tramitas nada si cumples las condiciones de abajo.',
        'Hay algo en duda sobre el Reino Unido: confírmalo con tu aerolínea.',
      ],
    ],
    ['nobody knows', ['cuba'], false, undefined, ['Hay algo en duda sobre Cuba: confírmalo con tu aerolínea.']],
  ])('%s', (_case, ids, leaves, holds, expected) => {
    expect(summary(ids, leaves, holds)).toEqual(expected);
  });

  it('says nothing while there is nothing to say', () => {
    expect(summary([], false)).toEqual([]);
    expect(summary(['japon'], undefined)).toEqual([]);
  });
});

describe('a hub and the record it follows', () => {
  const draft = (changes: Partial<TransitHub> = {}): TransitHub => ({
    id: 'narnia',
    name: 'Narnia',
    iso2: 'NA',
    airside: { need: 'entry', text: 'Cambias de avión.', confidence: 'high' },
    landside: { need: 'entry', text: 'Puedes salir.', confidence: 'high' },
    sources: [],
    checkedOn: '2026-11-21',
    ...changes,
  });
  const built = (country: Parameters<typeof countryDraft>[0], changes?: Partial<TransitHub>) =>
    layoverHubs([draft(changes)], [countryDraft(country)])[0];

  it('changes its answer with the record', () => {
    expect(built({ visaStatus: 'visa-required' })?.landside.status).toBe('visa-required');
  });

  it('is no surer than the record, and says its doubt', () => {
    expect(built({ confidence: 'low', doubt: 'Nadie lo confirma.' })?.landside).toMatchObject({
      confidence: 'low',
      doubt: 'Nadie lo confirma.',
    });
  });

  it('was checked no later than the record', () => {
    expect(built({ checkedOn: '2026-06-01' })?.checkedOn).toBe('2026-06-01');
  });

  it('names the sources of the record', () => {
    expect(built({})?.sources).toEqual([{ name: 'Gobierno de Narnia', url: 'https://www.gob.na/' }]);
  });

  test('a hub whose country is not in this catalogue is left out', () => {
    expect(layoverHubs([draft({ iso2: 'QQ' })], [countryDraft()])).toEqual([]);
  });
});
