import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { mexicanMissions, missionsIn } from '../mexican-missions.server.ts';
import { readMexicanMissions } from './mexican-missions-load.server.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

describe('whom a traveller turns to', () => {
  it('the missions of the country, then those that serve it from another', () => {
    expect(missionsIn('IT').map(({ name }) => name)).toEqual([
      'Embajada de México en Italia',
      'Consulado General de México en Milán',
    ]);
    expect(missionsIn('MC').map(({ name }) => name)).toEqual(['Embajada de México en Francia']);
    expect(missionsIn('MT').map(({ name }) => name)).toEqual(['Embajada de México en Italia']);
  });

  it('nobody where no source names a mission', () => {
    expect(missionsIn('NZ')).toEqual([]);
  });

  it.each(['EC', 'PE'])('in %s the mission is closed, without phones, and says what to do instead', (iso2) => {
    expect(missionsIn(iso2)).toMatchObject([{ closed: true, phones: [], note: expect.stringMatching(/CIAM/) }]);
  });

  it('the assistance centre has a number from each side of the border', () => {
    expect(mexicanMissions().assistanceCentre).toMatchObject({
      fromUnitedStates: '520 623 7874',
      fromMexico: '001 520 623 7874',
      international: '+1 520 623 7874',
    });
  });
});

test('a number that the source gives only as it is dialled there is not turned into an international one', () => {
  const local = mexicanMissions().missions.flatMap(({ iso2, phones }) =>
    phones.filter(({ number }) => !number).map(() => iso2),
  );
  expect(new Set(local)).toEqual(new Set(['AE', 'FR', 'IL', 'JO', 'LB', 'QA']));
});

describe('an editor’s mistake', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'misiones-'));
    for (const file of ['mexican-missions.yaml', 'country-names.yaml']) cpSync(join(CONTENT, file), join(copy, file));
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const withMission = (changes: Record<string, unknown>) => {
    const path = join(copy, 'mexican-missions.yaml');
    const file = parse(readFileSync(path, 'utf8'));
    file.missions[0] = { ...file.missions[0], ...changes };
    writeFileSync(path, stringify(file));
    return readMexicanMissions(copy).problems;
  };

  test('the real file has none', () => {
    expect(readMexicanMissions(CONTENT).problems).toEqual([]);
  });

  it.each([
    ['a country nobody knows', { iso2: 'XX' }, 'missions.0.iso2', /country-names/],
    ['a phone in no form', { phones: [{ for: 'emergency' }] }, 'missions.0.phones.0', /number .* local/],
    [
      'a phone without its country',
      { phones: [{ for: 'office', number: '55 5211 0028' }] },
      'missions.0.phones.0.number',
      /internacional/,
    ],
    [
      'letters for a local phone',
      { phones: [{ for: 'office', local: 'llama' }] },
      'missions.0.phones.0.local',
      /cifras/,
    ],
    ['closed and silent about it', { closed: true, phones: [], note: undefined }, 'missions.0.note', /qué hacer/],
    ['closed with a phone', { closed: true }, 'missions.0.phones', /quita los teléfonos/],
    ['no source', { source: undefined }, 'missions.0.source', /Falta este campo/],
  ])('%s is told with its field', (_case, changes, field, mend) => {
    expect(withMission(changes)).toEqual([
      expect.objectContaining({ file: 'content/mexican-missions.yaml', field, mend: expect.stringMatching(mend) }),
    ]);
  });

  test('a missing file is one mistake, in Spanish', () => {
    rmSync(join(copy, 'mexican-missions.yaml'));
    expect(readMexicanMissions(copy).problems).toMatchObject([{ mend: 'Falta este archivo; recupéralo.' }]);
  });
});
