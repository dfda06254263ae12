import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { TransitHub, TransitSide } from '../../catalogue/transit-schema.ts';
import { EMPTY_JOURNEY } from '../../journey/journey-draft.ts';
import { layoverAnswer } from '../../journey/layover-answer.ts';
import { layoverHubs } from '../../journey/layover-hub.ts';
import { CONDITIONAL_DRAFT, countryDraft } from '../../records/testing/country-draft.ts';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { readTransit } from '../../records/transit.server.ts';
import { layoversFromHash, withLayovers } from './layovers-tool.tsx';

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

  it('is told «Sin otro trámite» where what somebody holds is enough, never «Sin visa»', () => {
    const country = {
      ...countryDraft(),
      iso2: 'GB',
      visaStatus: 'eta-required' as const,
      issues: ['uk-visa' as const],
    };
    const [own] = layoverHubs([hubDraft({ iso2: 'GB' })], [country], TODAY, RATES);
    expect(own && layoverAnswer(own.landside, { holds: ['uk-visa'] }).label).toBe('Sin otro trámite');
  });

  it.each<[TransitSide['need'], string, string]>([
    ['conditions', 'NA', 'Sin Visa · con condiciones'],
    ['entry', CONDITIONAL_DRAFT.iso2, 'ETA/e-Visa · depende de tu caso'],
    ['visa-required', 'NA', 'Visa Requerida'],
    ['unknown', 'NA', 'Consultar'],
  ])('its stamp says how far it holds: %s', (need, iso2, label) => {
    const files = [hubDraft({ iso2, airside: sideDraft({ need }) })];
    const [own] = layoverHubs(files, [countryDraft(), CONDITIONAL_DRAFT], TODAY, RATES);
    expect(own && layoverAnswer(own.airside).label).toBe(label);
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
