import { describe, expect, it, test } from 'vitest';
import { textRows, valueIn } from '../catalogue/testing/text-rows.ts';
import { mexicanMissions, missionsIn, readMexicanMissions } from './mexican-missions.server.ts';
import { useContentFolder } from './testing/content-folder.ts';

describe('whom a traveller turns to', () => {
  const { missions } = mexicanMissions();

  it('the missions of the country, then those that serve it from another', () => {
    const served = missions.flatMap(({ alsoServes }) => alsoServes);
    expect(served.length).toBeGreaterThan(0);
    for (const iso2 of new Set([...served, ...missions.map((mission) => mission.iso2)])) {
      const found = missionsIn(iso2);
      const isThere = found.map((mission) => mission.iso2 === iso2);
      expect(isThere).toEqual([...isThere].sort((a, b) => Number(b) - Number(a)));
      expect(new Set(found)).toEqual(
        new Set(missions.filter((mission) => mission.iso2 === iso2 || mission.alsoServes.includes(iso2))),
      );
    }
  });

  it('nobody where no source names a mission', () => {
    expect(missionsIn('XX')).toEqual([]);
  });

  it('a closed mission has no phones, and says what to do instead', () => {
    const closed = missions.filter((mission) => mission.closed);
    expect(closed.length).toBeGreaterThan(0);
    for (const mission of closed) expect(mission).toMatchObject({ phones: [], note: expect.stringMatching(/CIAM/) });
  });

  it('the assistance centre has a number from each side of the border', () => {
    const { fromUnitedStates, fromMexico, international } = mexicanMissions().assistanceCentre;
    const subscriber = fromUnitedStates.replaceAll(' ', '');
    expect(subscriber).toMatch(/^\d{10}$/);
    for (const number of [fromMexico, international]) expect(number.replaceAll(' ', '')).toMatch(`1${subscriber}`);
  });
});

describe('an editor’s mistake', () => {
  const { folder, change } = useContentFolder(['mexican-missions.yaml', 'country-names.yaml']);

  const withMission = (changes: object) => {
    change('mexican-missions.yaml', ({ missions: [first, ...others], ...rest }: { missions: object[] }) => ({
      ...rest,
      missions: [{ ...first, ...changes }, ...others],
    }));
    return readMexicanMissions(folder()).problems;
  };

  it.each(
    textRows(`
a country nobody knows | { alsoServes: [XX] } | missions.0.iso2 | country-names
a phone in no form | { phones: [{ for: emergency }] } | missions.0.phones.0 | number .* local
a phone without its country | { phones: [{ for: office, number: 55 5211 0028 }] } | missions.0.phones.0.number | internacional
letters for a local phone | { phones: [{ for: office, local: llama }] } | missions.0.phones.0.local | cifras
closed and silent about it | { closed: true, phones: [], note: } | missions.0.note | qué hacer
closed with a phone | { closed: true, phones: [{ for: office, local: 55 5211 0028 }] } | missions.0.phones |
  quita los teléfonos
`),
  )('%s is told with its field', (_case, changes, field, fix) => {
    const fixed = expect.stringMatching(new RegExp(fix));
    const told = expect.objectContaining({ file: 'content/mexican-missions.yaml', field, fix: fixed });
    expect(withMission(valueIn(changes))).toEqual([told]);
  });

  test('a mission that no source names is told', () => {
    expect(withMission({ id: 'AE-otra' })).toContainEqual(
      expect.objectContaining({ field: 'sources', fix: expect.stringMatching('supports: \\[AE-otra\\]') }),
    );
  });
});
