import { describe, expect, it } from 'vitest';
import type { ListFacts } from './build-list.ts';
import type { MissionsFile } from './help-contacts.tsx';
import { helpLines } from './help-contacts.tsx';

const SOURCE = { name: 'Fuente', url: 'https://example.org', kind: 'ministry', seen: 'stored-copy' } as const;
const CHECKED = { source: SOURCE, checkedOn: '2026-11-21', confidence: 'high' } as const;
const PLACE = { iso2: 'PE', nameSpanish: 'Perú', nameInSentence: undefined, embassyInfo: undefined };
const file = (missions: MissionsFile['missions']): MissionsFile => ({
  assistanceCentre: {
    name: 'CIAM',
    hours: 'Las 24 horas',
    fromUnitedStates: '520 623 7874',
    fromMexico: '001 520 623 7874',
    international: '+1 520 623 7874',
    note: 'Atiende por teléfono a quien está en el extranjero.',
    ...CHECKED,
  },
  travelGuide: {
    name: 'Guía del Viajero',
    url: 'https://portales.sre.gob.mx/guiadeviaje/',
    kind: 'ministry',
    seen: 'stored-copy',
  },
  missions,
});
const mission = (part: object) => ({
  iso2: 'PE',
  alsoServes: [],
  name: 'Embajada de México',
  phones: [],
  ...CHECKED,
  ...part,
});
const lines = (missions: MissionsFile['missions'], facts: object = {}) =>
  helpLines({ ...PLACE, ...facts } as ListFacts, file(missions));

describe('whom to call', () => {
  it('a known mission by the phones it publishes, a local one told as local', () => {
    const [, there] = lines({
      PE: [
        mission({
          city: 'Lima',
          phones: [
            { for: 'emergency', number: '+51 1 612 1600' },
            { for: 'office', local: '612 1600', extension: '12' },
          ],
        }),
      ],
    });
    expect(there?.name).toBe('Embajada de México, Lima');
    expect(there?.phones).toEqual([
      { label: 'Emergencias', number: '+51 1 612 1600' },
      { label: 'Oficina', number: '612 1600 (marcado allá), ext. 12' },
    ]);
  });

  it('a closed mission says what to do instead', () => {
    const [, there] = lines({ PE: [mission({ closed: true, note: 'Cerrada: llama al CIAM.' })] });
    expect(there).toMatchObject({ phones: [], note: 'Cerrada: llama al CIAM.' });
  });

  it('where none is known, that is said, with the ministry’s guide', () => {
    const [, there] = lines({});
    expect(there?.name).toBe('Teléfono de emergencia de México en Perú: por confirmar.');
    expect(there?.website).toBe('https://portales.sre.gob.mx/guiadeviaje/');
  });

  it('the destination’s embassy as the record has it, or that it is not known', () => {
    expect(lines({})[0]?.name).toBe('Embajada de Perú en México: por confirmar si hay una.');
    const embassyInfo = { name: 'Embajada del Perú', phone: '+52 55 1105 2270' };
    expect(lines({}, { embassyInfo })[0]).toMatchObject({
      name: 'Embajada del Perú',
      phones: [{ label: 'Teléfono', number: '+52 55 1105 2270' }],
    });
  });

  it('always the assistance centre, in the form that works from anywhere', () => {
    expect(lines({}).at(-1)?.phones).toEqual([{ label: 'Las 24 horas', number: '+1 520 623 7874' }]);
  });

  it('without the file, says that the phones are missing and keeps the embassy', () => {
    const said = helpLines(PLACE as ListFacts, undefined);
    expect(said).toHaveLength(2);
    expect(said[1]?.name).toBe('No pudimos cargar los teléfonos de México.');
  });
});
