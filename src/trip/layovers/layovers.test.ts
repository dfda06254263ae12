import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { TransitHub, TransitSide } from '../../catalogue/transit-schema.ts';
import type { TravelDocument } from '../../catalogue/travel-document.ts';
import type { VisaStatus } from '../../catalogue/visa-status.ts';
import { EMPTY_JOURNEY } from '../../journey/journey-draft.ts';
import { layoverAnswer } from '../../journey/layover-answer.ts';
import { type LayoverHub, layoverHubs } from '../../journey/layover-hub.ts';
import { CONDITIONAL_DRAFT, countryDraft } from '../../records/testing/country-draft.ts';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { readTransit } from '../../records/transit.server.ts';
import { layoversFromHash, withLayovers } from './linked-layovers.ts';

const TODAY = '2026-11-24';
const CONTENT = join(import.meta.dirname, '../../../content');
const { countries, rates: RATES } = realCatalogue();
const files = readTransit(CONTENT).hubs;

/** A made-up hub, in Narnia unless said otherwise. */
const hubDraft = (changes: Partial<TransitHub> = {}): TransitHub => ({
  id: 'narnia',
  name: 'Narnia',
  iso2: 'NA',
  airside: { need: 'entry', text: 'Cambias de avión.', confidence: 'high' },
  landside: { need: 'entry', text: 'Puedes salir.', confidence: 'high' },
  sources: [],
  ...changes,
});
const sideDraft = (changes: Partial<TransitSide>): TransitSide => ({
  need: 'visa-free',
  text: 'Cambias de avión.',
  confidence: 'high',
  ...changes,
});
const OWN_VISA: NonNullable<TransitSide['conditional']> = {
  summary: 'Con visa de turista vigente, o con residencia, ya tienes lo que se pide.',
  rules: (['us-visa', 'us-residence'] as const).map((held) => ({
    holds: [held],
    arrival: 'any',
    visaStatus: 'visa-free',
    text: 'Tu visa vigente sirve también para la escala.',
    source: { name: 'Gobierno de Narnia', url: 'https://www.gob.na/', kind: 'ministry', seen: 'stored-copy' },
    checkedOn: '2026-11-21',
    confidence: 'high',
  })),
  otherwise: { visaStatus: 'visa-required', text: 'Necesitas visa de tránsito o de turista.' },
};
/** One of each kind there is; the names are those of the sentences. */
const hubs = layoverHubs(
  [
    hubDraft({
      id: 'visa',
      name: 'Estados Unidos',
      airside: sideDraft({ need: 'visa-required', conditional: OWN_VISA }),
    }),
    hubDraft({ id: 'depende', name: 'Canadá', iso2: CONDITIONAL_DRAFT.iso2 }),
    hubDraft({
      id: 'condiciones',
      name: 'Reino Unido',
      inSentence: 'el Reino Unido',
      airside: sideDraft({ need: 'conditions', doubt: 'Es una exención temporal.' }),
    }),
    hubDraft({ id: 'permiso', name: 'Turquía', landside: sideDraft({ need: 'eta-required' }) }),
    hubDraft({ id: 'nada', name: 'Schengen', inSentence: 'la zona Schengen' }),
    hubDraft({
      id: 'nadie-sabe',
      name: 'Cuba',
      airside: sideDraft({ need: 'unknown', doubt: 'Pregunta a tu aerolínea.' }),
    }),
  ],
  [countryDraft(), CONDITIONAL_DRAFT],
  TODAY,
  RATES,
);

function hub(id: string): LayoverHub {
  const found = hubs.find((each) => each.id === id);
  if (!found) throw new Error(`No hay escala ${id}`);
  return found;
}
const holding = (...holds: TravelDocument[]) => ({ holds });

describe('what a layover asks of a Mexican passport', () => {
  it.each(layoverHubs(files, countries, TODAY, RATES).map((each) => [each.id, each] as const))(
    'in %s: what its file says, or the record it follows',
    (id, { airside, landside }) => {
      const file = files.find((each) => each.id === id);
      const record = countries.find(({ iso2 }) => iso2 === file?.iso2);
      const expected = (need = 'unknown') =>
        need === 'entry' ? record?.visaStatus : need === 'conditions' ? 'visa-free' : need;
      expect(layoverAnswer(airside).status).toBe(expected(file?.airside.need));
      expect(layoverAnswer(landside).status).toBe(expected(file?.landside.need));
    },
  );

  it.each<[string, VisaStatus, TravelDocument]>([
    ['GB', 'eta-required', 'uk-visa'],
    ['GB', 'eta-required', 'uk-residence'],
    ['AU', 'visa-required', 'au-visa'],
  ])(
    'going out in %s, which asks %s of visitors, asks nothing more of who holds its own %s',
    (iso2, visaStatus, held) => {
      const country = { ...countryDraft(), iso2, visaStatus, issues: [held] };
      const [own] = layoverHubs([hubDraft({ iso2 })], [country], TODAY, RATES);
      if (!own) return expect.unreachable();
      expect(layoverAnswer(own.landside, holding()).status).toBe(visaStatus);
      expect(layoverAnswer(own.landside, holding(held))).toMatchObject({
        status: 'visa-free',
        label: 'Sin otro trámite',
      });
    },
  );

  it.each([
    ['condiciones', 'Sin Visa · con condiciones'],
    ['depende', 'ETA/e-Visa · depende de tu caso'],
    ['visa', 'Visa Requerida'],
    ['nadie-sabe', 'Consultar'],
  ])('the stamp of «%s» says how far it holds', (id, label) => {
    expect(layoverAnswer(hub(id).airside).label).toBe(label);
  });
});

describe('what the reader holds', () => {
  test('what is offered for changing planes is not offered for going out', () => {
    const { airside, landside } = hub('visa');
    expect(layoverAnswer(airside, holding()).rule).toBe(OWN_VISA.otherwise.text);
    expect(layoverAnswer(landside, holding()).rule).toBeUndefined();
  });

  it.each<[string, TravelDocument[], string, RegExp]>([
    ['visa', ['us-visa'], 'visa-free', /^Porque tienes visa de EE\. UU\. vigente/],
    ['visa', ['us-residence'], 'visa-free', /^Porque tienes residencia permanente de EE\. UU\./],
    ['visa', [], 'visa-required', /^Porque no tienes ninguno/],
    ['depende', ['us-visa'], 'eta-required', /^Porque tienes visa de EE\. UU\. vigente y llegas en avión/],
    ['depende', ['ca-visa-last-10-years'], 'eta-required', /^Porque tuviste visa de Canadá/],
    ['depende', ['us-residence'], 'visa-free', /^Porque tienes residencia permanente/],
    ['depende', [], 'visa-required', /^Porque no tienes ninguno/],
    ['depende', ['jp-visa'], 'visa-required', /^Porque lo que tienes no cambia/],
  ])('%s with %j: %s', (id, holds, status, because) => {
    expect(layoverAnswer(hub(id).airside, holding(...holds))).toMatchObject({
      status,
      because: expect.stringMatching(because),
    });
  });

  it('is told «Sin otro trámite» when what they hold is enough, never «Sin visa»', () => {
    expect(layoverAnswer(hub('visa').airside, holding('us-visa')).label).toBe('Sin otro trámite');
  });

  it('counts for a layover by plane, even when they enter another country by land', () => {
    expect(layoverAnswer(hub('depende').airside, { holds: ['us-visa'], arrival: 'land' }).status).toBe('eta-required');
  });

  it('changes nothing where the layover does not depend on it', () => {
    expect(layoverAnswer(hub('nada').airside, holding('us-visa'))).toEqual(layoverAnswer(hub('nada').airside));
  });
});

const ADDRESSED = [
  { id: 'estados-unidos', name: 'Estados Unidos', place: 'united-states', aliases: ['united-states', 'usa', 'us'] },
  { id: 'canada', name: 'Canadá', place: 'canada', aliases: ['canada', 'ca'] },
  { id: 'schengen', name: 'Zona Schengen', place: 'spain', aliases: ['spain', 'espana', 'es', 'france', 'fr'] },
];

describe('a link to the answer of a layover', () => {
  test.each<[string, string, string[], string, string[]]>([
    ['no question', '', [], '', []],
    ['hubs in the order of the trip', '#por=canada,estados-unidos', ['canada', 'united-states'], '', []],
    ['staying in the zone', '#por=canada&salgo=no', ['canada'], 'no', []],
    ['a hub twice, capitals and spaces', '#por=Canada,%20US,ca', ['canada', 'united-states'], '', []],
    ['a country of an area', '#por=espana&salgo=si', ['spain'], 'si', []],
    ['what is no hub', '#por=%3Cb%3E,canada,__proto__', ['canada'], '', ['<b>', '__proto__']],
    ['neither yes nor no', '#por=canada&salgo=quizas', ['canada'], '', ['quizas']],
  ])('%s', (_case, hash, places, leaves, unread) => {
    const read = layoversFromHash(hash, ADDRESSED);
    expect(read.layovers.map((layover) => [layover.place, layover.leaves])).toEqual(
      places.map((place) => [place, leaves]),
    );
    expect(read.unread).toEqual(unread);
  });

  test('shows them before the next stop, in place of those to come; without a stop, on the way home', () => {
    const via = (place: string) => [{ place, label: place, leaves: 'no' as const }];
    const stop = (id: number, entry: string) => ({ id, place: 'japan', entry, exit: entry, via: via('cuba') });
    const trips = [stop(1, '2020-01-01'), stop(2, '2027-05-01'), stop(3, '')];
    const journey = withLayovers({ ...EMPTY_JOURNEY, trips, back: via('peru') }, via('canada'), TODAY);
    expect(journey.trips.map((each) => each.via)).toEqual([via('cuba'), via('canada'), []]);
    expect(journey.back).toEqual([]);
    expect(withLayovers({ ...EMPTY_JOURNEY, trips: [] }, via('canada'), TODAY).back).toEqual(via('canada'));
  });
});

describe('a hub and the record it follows', () => {
  const built = (country: Parameters<typeof countryDraft>[0], changes?: Partial<TransitHub>) =>
    layoverHubs([hubDraft(changes)], [countryDraft(country)], TODAY, RATES)[0];

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
    expect(layoverHubs([hubDraft({ iso2: 'QQ' })], [countryDraft()], TODAY, RATES)).toEqual([]);
  });
});
