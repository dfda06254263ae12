import { beforeAll, expect, test, vi } from 'vitest';
import { parseDay } from '../journey/calendar-day.ts';
import { journeyFromHash } from '../journey/journey-address.ts';
import { realCatalogue } from '../records/testing/real-catalogue.ts';
import { keyOf, type NameIndex } from './name-index.ts';
import { placesFile, recordPlaces } from './places-file.server.ts';
import type { RecordPlaces } from './places-file.ts';
import { suggestionsFor } from './suggestions.ts';
import { projectIndex } from './testing/project-index.ts';
import { typedTripHash, typedTrips } from './typed-trip.ts';

const { countries } = realCatalogue();
const TODAY = parseDay('2026-11-22') ?? 0;
let index: NameIndex;
let more: RecordPlaces;
beforeAll(async () => {
  index = await projectIndex();
  more = recordPlaces(countries, await placesFile(countries));
});

const tripOf = (text: string) => typedTrips(text, index, more, TODAY);
const inShort = (text: string) =>
  tripOf(text)?.route.doubtful.length === 0
    ? tripOf(text)
        ?.route.stops.map(({ place, entry, exit }) => `${place} ${entry} ${exit}`)
        .join()
    : `¿${tripOf(text)?.ways.map(({ name }) => name)}?`;

/** Of several countries, or of Mexico, or ordinary words: these ask, or count only beside their country. */
const NEEDS_COUNTRY =
  `Antigua, Carmelo, Cartagena, Cartago, Central, Chinatown, Colonia, Comino, Copacabana, Costa de Coral, Ella, Filadelfia,
  Granada, La Paz, León, Mar Muerto, Mar Rojo, Marina Bay, Mérida, San Bernardino, Santiago, Sur, Tiro, Trinidad, Trípoli`.split(
    /,\s+/,
  );

test('every place that a record calls popular is read, with its days, as of its own country', () => {
  const wrong = countries.flatMap(({ slug, nameSpanish, popularDestinations }) =>
    popularDestinations.filter((name) => {
      const typed = NEEDS_COUNTRY.includes(name) ? `${name}, ${nameSpanish}` : name;
      const plain = typed
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
      return [typed, plain].some((text) => inShort(`${text} 3 al 6 de mayo`) !== `${slug} 2027-05-03 2027-05-06`);
    }),
  );
  expect(wrong).toEqual([]);
  for (const name of NEEDS_COUNTRY) expect(inShort(`${name} 3 al 6 de mayo`)).toMatch(/^(?:¿.*\?|)$/);
});

test('beside a city of another country, the name of a country is that country, or is asked about; Georgia and Granada are there too', () => {
  const there = ['Miami', 'Madrid'].flatMap((city) =>
    countries
      .filter(({ slug, nameSpanish }) => {
        const said = inShort(`${city} 3 al 6 de mayo, ${nameSpanish} 6 al 9`) ?? '';
        return !said.startsWith('¿') && !said.includes(`${slug} 2027-05-`);
      })
      .map(({ nameSpanish }) => `${city}, ${nameSpanish}`),
  );
  expect(there).toEqual(['Miami, Georgia', 'Madrid, Granada']);
});

test.each([
  ['MEX-TIA 3 mayo, TIA-ASM 6 mayo, ASM-MEX 9 mayo', 'albania 2027-05-03 2027-05-06,eritrea 2027-05-06 2027-05-09'],
  ['sur de Italia 3 al 6 mayo', 'italy 2027-05-03 2027-05-06'],
  ['Theth y Al-Ula 3 al 6 mayo', 'albania 2027-05-03 ,saudi-arabia  2027-05-06'],
  ['Lima 3 al 6 mayo, San José, Costa Rica 6 al 9', 'peru 2027-05-03 2027-05-06,costa-rica 2027-05-06 2027-05-09'],
  ['Caracas 3 al 6, Merida 6 al 9 mayo', 'venezuela 2027-05-03 2027-05-09'],
  ['Lima 3 al 6 mayo, Chicago 6 al 9', 'peru 2027-05-03 2027-05-06,united-states 2027-05-06 2027-05-09'],
  ['NY 3 al 6 mayo, voy con mi novia (canadiense) y mi tía francesa', 'united-states 2027-05-03 2027-05-06'],
  ['Georgia y Armenia 3 al 6 mayo', 'georgia 2027-05-03 ,armenia  2027-05-06'],
  ['crucero a Alaska 3-10 julio', 'united-states 2027-07-03 2027-07-10,Puertos del crucero a Alaska  '],
  ['crucero por el Caribe del 5 al 12 de diciembre', 'Puertos del crucero  '],
  ['crucero por el Mediterráneo desde Barcelona 3-9 mayo', 'spain 2027-05-03 2027-05-09,Puertos del crucero  '],
  ['crucero de 4 noches por el Nilo, 3 al 7 marzo', 'egypt 2027-03-03 2027-03-07'],
  [
    'crucero Miami 3 mar, Nassau 4 mar, Miami 8 mar',
    'united-states 2027-03-03 2027-03-04,bahamas 2027-03-04 2027-03-08,united-states 2027-03-08 ',
  ],
])('«%s» is %s', (text, expected) => {
  expect(inShort(text)).toBe(expected);
});

const CODES =
  'MCO united-states, AUS united-states, FRA germany, CAN china, PER australia, IND united-states, GEO guyana, BEL brazil, DOM dominica, LCA cyprus';
test.each(CODES.split(', ').map((row) => row.split(' ')))(
  'in a line of flights %s is an airport of %s',
  (code = '', slug) => {
    expect(inShort(`MEX-${code} 3 mayo`)).toBe(`${slug} 2027-05-03 `);
    expect(suggestionsFor(`mex ${code.toLowerCase()}`, index, '2026-11-22').map(keyOf)).toEqual([slug]);
  },
);

test('the address of a typed trip has its days, and there is none while a name is in doubt', async () => {
  vi.stubGlobal('fetch', async () => Response.json(more));
  expect(await typedTripHash('Theth 3 al 6 mayo, Lima 6 al 9, somos 2, pasaporte vence en 2028', index, TODAY)).toBe(
    '#viaje=albania%7E2027-05-03%7E2027-05-06&viaje=peru%7E2027-05-06%7E2027-05-09&somos=2&vence=2028-01-01',
  );
  // Whose papers they are, and that they have them, has to be plain.
  const LIMA = '#viaje=peru%7E2027-05-03%7E2027-05-06';
  for (const [papers, said] of Object.entries({
    'tengo visa americana': '&tengo=us-visa',
    'soy residente permanente de Canadá': '&tengo=ca-residence',
    'con doble nacionalidad mexicana y española': '&otro=ES',
    'mi novia y yo con visa americana': '&somos=2&todos=si&tengo=us-visa',
    'tengo 16 y voy con mi tia': '&menores=16&con=other',
    'con mi hermano de 11': '&menores=11&con=other',
    'con mi bebé a la boda de mi prima': '&menores=-1',
    'pasaporte mexicano y español, visa usa': '&sinleer=pasaporte+mexicano+y+espa%C3%B1ol%7Evisa+usa',
    'mi hijo tiene visa americana': '&menores=-1&sinleer=tiene+visa+americana',
    'mi hijo de 8 va con su abuela': '&menores=8&con=other',
    'con mis dos hijos, su papá no viene': '&menores=-1%2C-1&con=one&sinleer=viene',
    'tengo visa americana vencida': '&sinleer=vencida%7Etengo+visa+americana',
  }))
    expect(await typedTripHash(`Lima 3 al 6 mayo, ${papers}`, index, TODAY)).toBe(LIMA + said);
  // Whatever else was told, the address is one that is taken.
  const told = await typedTripHash(
    `Lima 3 al 6 mayo, ${'Zxqw Vbnm '.repeat(12)}; ${'Zxqw; '.repeat(30)}`,
    index,
    TODAY,
  );
  expect(journeyFromHash(told ?? '')).toMatchObject({ unread: [], draft: { untaken: { length: 20 } } });
  expect(await typedTripHash('Lima 3 al 6 mayo, Santiago 6 al 9', index, TODAY)).toBeUndefined();
  vi.unstubAllGlobals();
});
