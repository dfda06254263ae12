import { describe, expect, it, test } from 'vitest';
import { type LayoverTrip, putTrip, tripFromHash } from './layover-address.ts';

const HUBS = [
  { id: 'estados-unidos', aliases: ['united-states', 'usa', 'us'] },
  { id: 'canada', aliases: ['ca'] },
  { id: 'schengen', aliases: ['spain', 'espana', 'es', 'france', 'francia', 'fr'] },
];
const read = (hash: string) => tripFromHash(hash, HUBS);

describe('a shared address', () => {
  it.each<[string, string, LayoverTrip]>([
    ['no question', '', { hubs: [] }],
    ['hubs in the order of the trip', '#por=canada,estados-unidos', { hubs: ['canada', 'estados-unidos'] }],
    ['staying in the zone', '#por=canada&salgo=no', { hubs: ['canada'], leaves: false }],
    ['going out', '#por=canada&salgo=si', { hubs: ['canada'], leaves: true }],
    ['a hub twice', '#por=canada,ca,canada', { hubs: ['canada'] }],
    ['capitals and spaces', '#por=Canada,%20US', { hubs: ['canada', 'estados-unidos'] }],
    ['a country of an area', '#por=espana', { hubs: ['schengen'] }],
  ])('%s', (_case, hash, trip) => {
    expect(read(hash)).toEqual({ trip, unknown: [] });
  });

  it.each<[string, string, LayoverTrip, string[]]>([
    ['a hub that is not one', '#por=atlantida,canada', { hubs: ['canada'] }, ['atlantida']],
    ['neither yes nor no', '#por=canada&salgo=quizas', { hubs: ['canada'] }, ['quizas']],
    ['markup', '#por=%3Cb%3E', { hubs: [] }, ['<b>']],
    ['names every object has', '#por=constructor,__proto__', { hubs: [] }, ['constructor', '__proto__']],
  ])('%s is left out and named', (_case, hash, trip, unknown) => {
    expect(read(hash)).toEqual({ trip, unknown });
  });

  test('ten thousand words do no harm', () => {
    const { trip, unknown } = read(`#por=${'canada,x,'.repeat(5000)}`);
    expect(trip.hubs).toEqual(['canada']);
    expect(unknown).toHaveLength(5000);
  });
});

describe('written back', () => {
  it.each<[LayoverTrip]>([
    [{ hubs: [] }],
    [{ hubs: ['canada'] }],
    [{ hubs: ['schengen', 'canada'], leaves: true }],
    [{ hubs: ['estados-unidos'], leaves: false }],
  ])('%j reads the same', (trip) => {
    expect(read(`#${putTrip(new URLSearchParams(), trip)}`)).toEqual({ trip, unknown: [] });
  });

  it('leaves alone what is not its own, and takes back what no longer holds', () => {
    const params = new URLSearchParams('por=canada&salgo=no&tengo=us-visa');
    expect(putTrip(params, { hubs: [] }).toString()).toBe('tengo=us-visa');
  });
});
