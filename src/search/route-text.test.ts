import { describe, expect, it, test } from 'vitest';
import { formatDay, parseDay } from '../journey/calendar-day.ts';
import { type RouteText, readRouteText } from './route-text.ts';
import type { NamedPlace } from './route-words.ts';

const TODAY = parseDay('2026-11-22') ?? expect.unreachable();
const PLACES: Record<string, NamedPlace | NamedPlace[]> = {
  granada: ['spain', 'japan'].map((slug) => ({ slug, label: 'Granada', country: slug })),
  mex: 'home',
  méxico: 'home',
  cun: 'home',
  tokio: { slug: 'japan', label: 'Tokio', country: 'Japón' },
  dfw: { slug: 'united-states', label: 'Dallas (DFW)', country: 'Estados Unidos' },
  dallas: { slug: 'united-states', label: 'Dallas', country: 'Estados Unidos' },
  lax: { slug: 'united-states', label: 'Los Ángeles (LAX)', country: 'Estados Unidos' },
  nrt: { slug: 'japan', label: 'Tokio (NRT)', country: 'Japón' },
  las: { slug: 'united-states', label: 'Las Vegas (LAS)', country: 'Estados Unidos' },
  del: { slug: 'india', label: 'Delhi (DEL)', country: 'India' },
  ida: { slug: 'united-states', label: 'Idaho Falls (IDA)', country: 'Estados Unidos' },
  icn: { slug: 'south-korea', label: 'Seúl (ICN)', country: 'Corea del Sur' },
  'guinea-bisáu': { slug: 'guinea-bissau', label: 'Guinea-Bisáu', country: 'Guinea-Bisáu' },
  japón: { slug: 'japan', label: 'Japón', country: 'Japón' },
  corea: { slug: 'south-korea', label: 'Corea del Sur', country: 'Corea del Sur' },
  guinea: { slug: 'guinea', label: 'Guinea', country: 'Guinea' },
};
const NOISE = 'vuelo voy vamos solo en las de el del al hasta con mi mis su yo ida'.split(' ');
const read = (text: string) =>
  readRouteText(
    text,
    (words, mayBeCode) => {
      const place = PLACES[words.toLowerCase()];
      return NOISE.includes(words.toLowerCase()) && !(mayBeCode && place) ? 'noise' : place ? [place].flat() : [];
    },
    TODAY,
  );

/** `japan 2027-03-03 – (Dallas (DFW))`, short enough for a table. */
function inShort(text: string): string {
  const route = read(text);
  if (!route) return 'no es una ruta';
  if (route.isWithinHome) return `dentro de México${route.hasDaca ? ', y con DACA' : ''}`;
  const layovers = (via: RouteText['back'] = []) =>
    via.map(({ label, hours }) => `[${label}${hours ? ` ${hours} h` : ''}] `).join('');
  const stops = route.stops.map(
    ({ place, entry, exit, via, by }) => `${layovers(via)}${place} ${entry}–${exit}${by ? ` (${by})` : ''}`,
  );
  const { adults, children, expiry } = route.people;
  const back = route.back.length > 0 ? [`${layovers(route.back)}casa`] : [];
  return [
    ...stops,
    ...back,
    ...(route.hasPeople ? [['y personas', adults, ...children].join(' ')] : []),
    ...(expiry ? [`pasaporte ${expiry}`] : []),
    ...(route.isHomeward ? ['solo el regreso'] : []),
    ...route.unknown.map((word) => `¿${word}?`),
    ...route.untaken.map((word) => `sin leer ${word}`),
    ...route.wrongDays.map((word) => `no existe ${word}`),
  ].join(' · ');
}

describe('a line as tickets have it', () => {
  it.each([
    ['vuelo MEX DFW NRT del 3 al 9 mar', '[Dallas (DFW)] japan 2027-03-03–2027-03-09'],
    ['MEX-DFW-NRT 3 mar, NRT-LAX-MEX 18 mar', '[Dallas (DFW)] japan 2027-03-03–2027-03-18 · [Los Ángeles (LAX)] casa'],
    [
      'MEX NRT 28/12/2026 – NRT ICN 05/01/2027 – ICN DFW MEX 09/01/2027',
      'japan 2026-12-28–2027-01-05 · south-korea 2027-01-05–2027-01-09 · [Dallas (DFW)] casa',
    ],
    ['NRT-ICN 5 ene', 'japan –2027-01-05 · south-korea 2027-01-05–'],
    ['MEX-XYZ-NRT 3 mar', 'japan 2027-03-03– · ¿XYZ?'],
    ['MEX-CUN 3 mar', 'dentro de México'],
    ['AM 58 MEX NRT 05MAR 2350 / AM 57 NRT MEX 21MAR 1330', 'japan 2027-03-05–2027-03-21'],
    [
      'Tokio 20 dic, ICN 3 ene 2029, 28-3 feb Guinea',
      'japan 2028-12-20–2029-01-03 · south-korea 2029-01-03–2029-01-28 · guinea 2029-01-28–2029-02-03',
    ],
    ['MEX/DFW/NRT 03MAR27', '[Dallas (DFW)] japan 2027-03-03–'],
    ['Tokio 20 dic al 3 ene 2029', 'japan 2028-12-20–2029-01-03'],
    ['Tokio 5-9 ene ICN 9-12 ene', 'japan 2027-01-05–2027-01-09 · south-korea 2027-01-09–2027-01-12'],
    ['Tokio 31 feb', 'japan – · no existe 31 feb'],
    [
      'Tokio 3 feb 27, 9am, ICN 9 feb 27 al 1 mar 27',
      'japan 2027-02-03–2027-02-09 · south-korea 2027-02-09–2027-03-01',
    ],
    ['ICN de 4 a 9 pm 3 feb', 'south-korea 2027-02-03–'],
    ['Tokio TX 24 dic al 2 ene', 'japan 2026-12-24–2027-01-02 · sin leer TX'],
    ['NRT, Tokio a México 20 may', 'japan –2027-05-20 · solo el regreso'],
    ['regreso por Dallas', '[Dallas] casa'],
    [
      'Japón, Corea y Guinea: Tokio 3 mayo, ICN 9 mayo',
      'japan 2027-05-03–2027-05-09 · south-korea 2027-05-09– · guinea –',
    ],
    [
      'un mes en Tokio y dos semanas en ICN desde el 3 feb',
      'japan 2027-02-03–2027-03-03 · south-korea 2027-03-03–2027-03-17',
    ],
    ['Tokio x 5 días, ICN x 3 desde el 2 feb', 'japan 2027-02-02–2027-02-07 · south-korea 2027-02-07–2027-02-10'],
    [
      'viaje del 3 al 18 feb: Tokio 3 al 9, ICN 9 al 18',
      'japan 2027-02-03–2027-02-09 · south-korea 2027-02-09–2027-02-18 · sin leer viaje',
    ],
    ['AA 58 MEX-DFW 3 mar, AA 68 DFW-NRT 3 mar, regreso 9 mar', '[Dallas (DFW)] japan 2027-03-03–2027-03-09'],
    ['MEX-DFW 3 mar, DFW-NRT 5 mar', 'united-states 2027-03-03–2027-03-05 (air) · japan 2027-03-05–'],
    ['Tokio un mes, 28 jun al 25 jul', 'japan 2027-06-28–2027-07-25 · sin leer un mes'],
    ['fuimos a ICN, y Tokio 9 al 19 de ene', 'japan 2027-01-09–2027-01-19 · sin leer fuimos a ICN'],
    ['México - Tokio - Corea - Guinea 4 al 9 mayo', 'japan 2027-05-04– · south-korea – · guinea –2027-05-09'],
    [
      'Tokio, ICN del 30 al 31 de febrero',
      'japan – · south-korea – · no existe 30 al 31 de febrero · no existe 31 de febrero',
    ],
    ['Tokio con escala en Lax y ICN 2 al 16 de mayo', '[Los Ángeles (LAX)] [Seúl (ICN)] japan 2027-05-02–2027-05-16'],
    ['de México por Lax a Tokio 5 feb', '[Los Ángeles (LAX)] japan 2027-02-05–'],
    ['ICN en ferry, Tokio, regreso por LAX', 'south-korea – · japan – · [Los Ángeles (LAX)] casa'],
    ['escala de 8 horas y media en LAX y luego Tokio 5 feb', '[Los Ángeles (LAX) 8 h] japan 2027-02-05–'],
    ['Tokio 3/feb/27 al 1.º de marzo', 'japan 2027-02-03–2027-03-01'],
    [
      'Tokio el 14 de enero, ICN el 18, regreso el 5',
      'japan 2027-01-14–2027-01-18 · south-korea 2027-01-18–2027-02-05',
    ],
    [
      'ida mex dfw nrt 8 jun regreso 22 jun nrt dfw mex',
      '[Dallas (DFW)] japan 2027-06-08–2027-06-22 · [Dallas (DFW)] casa',
    ],
    [
      'Tokio 28 al 3, ICN 3-9 y Guinea 9 al 20 de mayo de 2028',
      'japan 2028-04-28–2028-05-03 · south-korea 2028-05-03–2028-05-09 · guinea 2028-05-09–2028-05-20',
    ],
    ['Tokio 5 ene 2 a 3 semanas', 'japan 2027-01-05–2027-01-26'],
    [
      '3 semanas: ICN 4 días, Tokio 5 y Guinea, desde el 2 feb',
      'south-korea 2027-02-02– · japan – · guinea – · sin leer 5 · sin leer 4 días · sin leer 3 semanas',
    ],
    [
      '3 semanas: ICN 4 días, Tokio 5 días y Guinea, desde el 2 feb',
      'south-korea 2027-02-02–2027-02-06 · japan 2027-02-06–2027-02-11 · guinea 2027-02-11–2027-02-23',
    ],
    ['Tokio 3-9 mar y luego ICN un mes y medio', 'japan 2027-03-03–2027-03-09 · south-korea 2027-03-09–2027-04-24'],
    ['ICN y Tokio vía Dallas del 5 al 9 feb', '[Dallas] south-korea 2027-02-05– · japan –2027-02-09'],
    ['ICN 5 al 9 feb, escala en Dallas ida y vuelta', '[Dallas] south-korea 2027-02-05–2027-02-09 · [Dallas] casa'],
    ['Tokio 3 abr (MEX-NRT), ICN 9 abr', 'japan 2027-04-03–2027-04-09 · south-korea 2027-04-09–'],
    ['por Guinea Airlines a Tokio 3 abr con escala de 14 horas', 'japan 2027-04-03– · sin leer con escala de 14 horas'],
    ['mi mamá (74) y mi hija de 15 conmigo a Tokio 3 mar', 'japan 2027-03-03– · y personas 2 15'],
    [
      'AM 58 MEX NRT 12APR 22:15 13APR 15:30 / NRT ICN 17APR 09:10',
      'japan 2027-04-13–2027-04-17 · south-korea 2027-04-17–',
    ],
    [
      'boda en Tokio el 18 de sep, vamos el 12 y volvemos el 26',
      'japan 2027-09-18–2027-09-26 · sin leer boda · sin leer 12',
    ],
    [
      '5 feb a Tokio, luego en barco a ICN el 22 y regreso el 28',
      'japan 2027-02-05–2027-02-22 · south-korea 2027-02-22–2027-02-28 (sea)',
    ],
    [
      'crucero desde Guinea 14 mar 7 noches Cun, Tokio',
      'guinea 2027-03-14– · japan – (sea) · guinea –2027-03-21 (sea)',
    ],
    ['45 personas a Tokio 3 mar', 'japan 2027-03-03– · y personas 20 · sin leer 45 personas'],
    [
      'Tokio 3-9 mar, ICN 9-12 mar. Vuelo MEX-Tokio y ICN-MEX',
      'japan 2027-03-03–2027-03-09 · south-korea 2027-03-09–2027-03-12',
    ],
    ['Guinea escala larga 10 h, Tokio 3 mar', '[Guinea 10 h] japan 2027-03-03–'],
    ['Mi novia y yo, Tokio 3 mar', 'japan 2027-03-03– · y personas 2'],
    ['mis suegros de 75 y 80 van a Tokio 3 mar', 'japan 2027-03-03– · y personas 2 · sin leer van'],
    ['papá, mamá y dos niños de 6 y 9 a Tokio 3 mar', 'japan 2027-03-03– · y personas 2 6 9'],
    ['Tokio (escala de 9 h) y ICN 10 feb', '[Tokio 9 h] south-korea 2027-02-10–'],
    ['ICN, DFW (escala) 10 feb al 20 feb', '[Dallas (DFW)] south-korea 2027-02-10–2027-02-20'],
    [
      'ICN 10-20 feb con escala en Tokio de ida y en DFW de regreso',
      '[Tokio] south-korea 2027-02-10–2027-02-20 · [Dallas (DFW)] casa',
    ],
    ['ICN vía Tokio NRT 5 feb', '[Tokio] south-korea 2027-02-05–'],
    ['DFW el sábado 5 de diciembre y regreso el mismo día', 'united-states 2026-12-05–2026-12-05'],
    [
      'de Tokio a ICN en ferry pasando por Guinea, Dallas 4-8 junio',
      'japan 2027-06-04– · guinea – (sea) · united-states – (sea) · south-korea –2027-06-08 (sea)',
    ],
    ['Tokio abril 2 semanas', 'japan 2027-04-01–2027-04-15 · sin leer abril'],
    ['Japón y Corea 2 al 16 de mayo vía LAX', '[Los Ángeles (LAX)] japan 2027-05-02– · south-korea –2027-05-16'],
    ['ICN a Tokio vía Dallas 5-9 feb', 'south-korea 2027-02-05– · [Dallas] japan –2027-02-09'],
    ['somos 4: yo, mi novio y dos niños de 6 y 9, Tokio 3 mar', 'japan 2027-03-03– · y personas 2 6 9'],
    ['Tokio 3 al 9 mar con mi mamá de 72 y mis tías', 'japan 2027-03-03–2027-03-09 · y personas 4'],
    ['2 adultos y 1 niño de 11 y su papá no va, Tokio 3 mar', 'japan 2027-03-03– · y personas 2 11 · sin leer no va'],
    ['Tokio 4 al 9 ene con mis hijos de 3 y 9', 'japan 2027-01-04–2027-01-09 · y personas 1 3 9'],
    ['visitar a mi hija, mi novio y yo, Tokio 3 mar', 'japan 2027-03-03– · y personas 2'],
    ['Tokio 3 mar, el pasaporte me vence el 15/06/2027', 'japan 2027-03-03– · pasaporte 2027-06-15'],
    ['Tokio 3 mar, mi visa vence el 5 mayo', 'japan 2027-03-03– · sin leer mi visa vence el 5 mayo'],
    ['ida AM58 MEX-NRT 15 abril, IDA', 'japan 2027-04-15–'],
    [
      'Tokio, NRT y ICN 3 noches en cada ciudad, a partir del 3 mar',
      'japan 2027-03-03–2027-03-09 · south-korea 2027-03-09–2027-03-12',
    ],
    ['Tokio a ICN en ferry y regreso, 3-9 mar', 'japan 2027-03-03– · south-korea – (sea) · japan –2027-03-09 (sea)'],
    ['NRT 15ene ICN 20ene MEX 28ene', 'japan 2027-01-15–2027-01-20 · south-korea 2027-01-20–2027-01-28'],
    ['del 5 al 9 feb Tokio, del 9 al 12 feb ICN', 'japan 2027-02-05–2027-02-09 · south-korea 2027-02-09–2027-02-12'],
    ['Tokio y ICN 1-7 abril, 7-14 abril', 'japan 2027-04-01–2027-04-07 · south-korea 2027-04-07–2027-04-14'],
    [
      'crucero de Guinea 6 al 11 dic con parada en Tokio',
      'guinea 2026-12-06– · japan – (sea) · guinea –2026-12-11 (sea) · sin leer parada',
    ],
    ['Dallas - ICN en eurostar del 1o al 3 de dic', 'united-states 2026-12-01– · south-korea –2026-12-03 (land)'],
    ['abuelita y un bebé de 8 meses a Tokio del 3 al 12 de feb', 'japan 2027-02-03–2027-02-12 · y personas 1 0'],
    [
      'dos niñas, hijo de 20 años y nieto de 17 va a Tokio 3 feb',
      'japan 2027-02-03– · y personas 1 -1 -1 17 · sin leer va',
    ],
    [
      'MEX-DFW-NRT 3 feb, Dallas 6 al 9 feb en tren',
      '[Dallas (DFW)] japan 2027-02-03–2027-02-06 · united-states 2027-02-06–2027-02-09 (land)',
    ],
    ['Isla 3-6 feb, Tokio 6-9 feb', 'Isla 2027-02-03–2027-02-06 · japan 2027-02-06–2027-02-09 · sin leer Isla'],
    ['Tokio mañana a las 8 am, regreso 3 feb 22:35', 'japan 2026-11-23–2027-02-03'],
    ['Tokio del lunes 8 al viernes 12 de marzo', 'japan 2027-03-08–2027-03-12'],
    ['en mayo del 4 al 8 a Tokio, 8 al 12 ICN', 'japan 2027-05-04–2027-05-08 · south-korea 2027-05-08–2027-05-12'],
    ['Tokio el 14, NRT el 16, ICN el 20 de mar', 'japan 2027-03-14–2027-03-20 · south-korea 2027-03-20–'],
    ['Tokio 8 de julio, ICN 3 de julio', 'japan 2027-07-08– · south-korea – · sin leer 3 de julio'],
    ['Tokio 3 al 5 mar, ICN hasta el 9 de mar', 'japan 2027-03-03–2027-03-05 · south-korea 2027-03-05–2027-03-09'],
    ['Tokio y ICN; 5 feb, 9 feb, regreso 18 feb', 'japan 2027-02-05–2027-02-09 · south-korea 2027-02-09–2027-02-18'],
    ['3 días Tokio, cinco en ICN, 6 abr', 'japan 2027-04-06– · south-korea – · sin leer cinco · sin leer 3 días'],
    ['ICN en barco desde Tokio 4 al 8 mayo', 'japan –2027-05-04 · south-korea 2027-05-04–2027-05-08 (sea)'],
    [
      'Guinea y Tokio en crucero desde Dallas',
      'united-states – · guinea – (sea) · japan – (sea) · united-states – (sea)',
    ],
    ['Tokio 3 mar, en tren a ICN, Dallas', 'japan 2027-03-03– · south-korea – (land) · united-states –'],
    ['MEX-DFW-ICN por tierra', 'united-states – (land) · south-korea – (land)'],
    ['por Dallas a ICN por tierra, 5 y 9 de mayo', 'united-states 2027-05-05– (land) · south-korea –2027-05-09 (land)'],
    ['MEX-LAX-NRT-LAX-MEX 3 abr', '[Los Ángeles (LAX)] japan 2027-04-03– · [Los Ángeles (LAX)] casa'],
    ['ICN 24 h de escala rumbo a Tokio 5 ago', '[Seúl (ICN) 24 h] japan 2027-08-05–'],
    ['LAX 6 horas y luego Tokio 5 feb', '[Los Ángeles (LAX) 6 h] japan 2027-02-05–'],
    ['Tokio, ICN en tren, ICN-LAX-MEX', 'japan – · south-korea – (land) · [Los Ángeles (LAX)] casa'],
    ['escala larga de 9h en LAX y luego Tokio', '[Los Ángeles (LAX) 9 h] japan –'],
    ['estoy en ICN y voy a Tokio el 5 feb', 'south-korea –2027-02-05 · japan 2027-02-05–'],
    ['Tokio 1 al 8 feb, ferry por NRT, ICN', 'japan 2027-02-01–2027-02-08 · south-korea – (sea)'],
    ['Dallas por tierra desde México, regreso por Guinea', 'united-states – (land) · guinea – (land)'],
    ['5 ene: México - Tokio; 9 ene: Tokio - NRT; 12 ene: NRT - México', 'japan 2027-01-05–2027-01-12'],
    [
      'de Tokio a ICN en tren el 4 de mayo y a Guinea el 8',
      'japan –2027-05-04 · south-korea 2027-05-04–2027-05-08 (land) · guinea 2027-05-08–',
    ],
    ['vamos 5 a Tokio 3 mar', 'japan 2027-03-03– · y personas 5'],
    ['vamos 2 semanas a Tokio el 3 de mar', 'japan 2027-03-03–2027-03-17'],
    ['MEX-NRT vie 5 mar 2027 23:50, NRT-MEX dom 21 mar 2027', 'japan 2027-03-05–2027-03-21'],
    ['vuelo Rojo dfw-icn 20 dic', 'united-states –2026-12-20 · south-korea 2026-12-20– · sin leer Rojo'],
    ['mi esposo es Guinea y voy a Tokio 3 mar', 'japan 2027-03-03– · y personas 1 · sin leer es Guinea'],
    ['Guinea solo escala 3 horas y Tokio 3 mar', '[Guinea 3 h] japan 2027-03-03–'],
    [
      'dos hijas de 7 y 12 a Tokio el 14 de mar, del 12 al 17',
      'japan 2027-03-14–2027-03-17 · y personas 1 7 12 · sin leer 12 al 17',
    ],
    [
      'Tokio el 5 de mar, el 9 en tren a ICN, el 14 regreso a MEX desde ICN',
      'japan 2027-03-05–2027-03-09 · south-korea 2027-03-09–2027-03-14 (land)',
    ],
    ['Copa: MEX DFW NRT 4 mar', '[Dallas (DFW)] japan 2027-03-04– · sin leer Copa'],
    [
      'Marzo 3: Japón. Marzo 8: Corea. Marzo 12: MEX',
      'japan 2027-03-03–2027-03-08 · south-korea 2027-03-08–2027-03-12',
    ],
    [
      'en mayo voy a Tokio del 3 al 10 y a ICN del 10 al 12',
      'japan 2027-05-03–2027-05-10 · south-korea 2027-05-10–2027-05-12',
    ],
    ['de MEX el 3 de mar a Tokio y el 10 regreso', 'japan 2027-03-03–2027-03-10'],
    [
      'de ICN a Tokio el 3 y regreso el 6 de mar a ICN',
      'south-korea –2027-03-03 · japan 2027-03-03–2027-03-06 · south-korea 2027-03-06–',
    ],
    ['Tokio con escala en LAX a la ida y en Dallas al regreso', '[Los Ángeles (LAX)] japan – · [Dallas] casa'],
    ['VUELO A TOKIO EL 1 AL 8 MZO 2027', 'japan 2027-03-01–2027-03-08'],
    [
      'Tokio 1-8/03/2027, Guinea entre el 8 y el 12 de marzo',
      'japan 2027-03-01–2027-03-08 · guinea 2027-03-08–2027-03-12',
    ],
    ['jueves 4 de mar Tokio, martes 9 regreso', 'japan 2027-03-04–2027-03-09'],
    ['del 4 al 10 Tokio', 'japan 2026-12-04–2026-12-10'],
    ['autobús de MEX a Guinea, Tokio; regreso por Dallas y LAX', 'guinea – · japan – (land) · united-states – (land)'],
    ['Guinea y Tokio, regreso por ICN y LAX', 'guinea – · japan – · [Seúl (ICN)] [Los Ángeles (LAX)] casa'],
    ['tengo DACA y voy a México', 'dentro de México, y con DACA'],
    ['5/2/2027 a 9/2/2027 Tokio', 'japan 2027-02-05–2027-02-09'],
    ['trabajo en ICN y voy a Tokio 5 feb', 'japan 2027-02-05– · sin leer trabajo en ICN'],
    ['tengo visa de Guinea y voy a Tokio 3 mar', 'japan 2027-03-03–'],
    ['el 3 de mayo a Tokio, el 5 a NRT, el 9 a ICN', 'japan 2027-05-03–2027-05-09 · south-korea 2027-05-09–'],
    [
      'Tokio, Granada, ICN, Guinea 3 al 9 mar en tren',
      'japan 2027-03-03– · south-korea – (land) · guinea –2027-03-09 (land)',
    ],
    [
      'Isla 3-6 feb, Rara 6-9 feb',
      'Isla 2027-02-03–2027-02-06 · Rara 2027-02-06–2027-02-09 · ¿Isla? · ¿Rara? · sin leer Isla · sin leer Rara',
    ],
    ['ICN 1 mar, ICN-DFW 3 mar, DFW-MEX 4 mar', 'south-korea 2027-03-01–2027-03-03 · [Dallas (DFW)] casa'],
    [
      'crucero: Dallas 3 mar, Guinea 4 mar, Tokio 6-9 mar',
      'united-states 2027-03-03–2027-03-04 · guinea 2027-03-04–2027-03-06 (sea) · japan 2027-03-06–2027-03-09 (sea)',
    ],
    [
      'Tokio 3-5 mar, Isla Rara en tren 5-9 mar',
      'japan 2027-03-03–2027-03-05 · Isla Rara 2027-03-05–2027-03-09 (land) · sin leer Isla Rara',
    ],
    ['Tokio 3-9 mar, Tokio 5-9 abr', 'japan 2027-03-03–2027-03-09 · japan 2027-04-05–2027-04-09'],
    ['Guinea-Bisáu', 'no es una ruta'],
  ])('«%s» is %s', (text, expected) => {
    expect(inShort(text)).toBe(expected);
  });
});

test('a day without its year is never one that has passed', () => {
  for (const text of ['MEX-NRT 21 nov', 'MEX-NRT 22 nov', 'MEX-NRT 1 ene', 'MEX-NRT 29 feb']) {
    const entry = read(text)?.stops[0]?.entry ?? '';
    if (entry !== '') expect(entry >= formatDay(TODAY)).toBe(true);
  }
});

test.each([
  ['fifty destinations', Array.from({ length: 50 }, () => 'MEX-NRT').join(','), undefined],
  ['ten thousand', Array.from({ length: 10_000 }, () => 'MEX-NRT').join(','), 'stops'],
  ['six connections', `MEX-${'DFW-'.repeat(6)}NRT`, undefined],
  ['seven', `MEX-${'DFW-'.repeat(7)}NRT`, 'layovers'],
  ['seven on the way home', `MEX-NRT, NRT-${'DFW-'.repeat(7)}MEX`, 'layovers'],
])('a line of more than is taken says so, and nothing of it is cut: %s', (_what, text, tooMany) => {
  expect(read(text)?.tooMany).toBe(tooMany);
});

test('names every place it understood, and home never', () => {
  expect(read('MEX-DFW-NRT 3 mar, NRT-DFW-MEX 18 mar')?.places).toEqual([
    'Dallas (DFW), Estados Unidos (escala)',
    'Tokio (NRT), Japón',
  ]);
  expect(read('MEX-Guinea')?.places).toEqual(['Guinea']);
});
