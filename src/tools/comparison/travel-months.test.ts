import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MONTHS } from '../../catalogue/partial-date.ts';
import { foldText } from '../../catalogue/search.ts';
import { loadCatalogue } from '../../records/load.server.ts';
import { travelMonths } from './travel-months.ts';

/** A letter: a good month. A plus: good with a plan. A dot: nothing is said of it. */
function strip(text: string): string {
  const months = travelMonths(text);
  if (!months) return '????????????';
  return months.map((mark, month) => (mark === 'best' ? 'EFMAMJJASOND'[month] : mark ? '+' : '.')).join('');
}

// Every wording of the records on 2026-11-21.
test.each([
  ['.++AMJ.ASO..', 'Abril a junio y agosto a octubre; febrero o marzo si vas al carnaval'],
  ['...AMJ..SO..', 'Abril a junio y septiembre a octubre'],
  ['...AMJ..SO..', 'Abril a junio y septiembre a octubre, si la seguridad lo permite'],
  ['...AMJ..S..+', 'Abril a junio y septiembre; en diciembre, mercados navideños'],
  ['...AMJ..SO..', 'Abril a junio, septiembre y octubre'],
  ['...AM++++...', 'Abril y mayo por los tulipanes; junio a septiembre por el clima'],
  ['...AM...SON.', 'Abril y mayo, o septiembre a noviembre'],
  ['...AM...SO..', 'Abril, mayo, septiembre y fines de octubre'],
  ['...AM...SO..', 'Abril, mayo, septiembre y octubre'],
  ['EFMAM......D', 'De diciembre a mayo, la época seca'],
  ['.FMA........', 'De febrero a abril, cuando llueve menos'],
  ['....MJJAS...', 'De mayo a septiembre, temporada seca'],
  ['EF........ND', 'De noviembre a febrero'],
  ['EFM.......ND', 'De noviembre a marzo'],
  ['EFMA.......D', 'Diciembre a abril'],
  ['EFMA....++.D', 'Diciembre a abril en el Pacífico; septiembre y octubre en el Caribe'],
  ['EFMA.......D', 'Diciembre a abril; agosto a octubre es lo fuerte de los huracanes'],
  ['EFMA.......D', 'Diciembre a abril; de junio a noviembre hay huracanes'],
  ['EFMA.++++++D', 'Diciembre a abril; junio a noviembre para el Salto Ángel'],
  ['EFM++++++..D', 'Diciembre a marzo en el oeste; abril a septiembre en la costa este y Borneo'],
  ['EFM..++++..D', 'Diciembre a marzo para caminar; junio a septiembre para esquiar'],
  ['EFM...JA...D', 'Diciembre a marzo, y julio y agosto'],
  ['EFM.+++++..D', 'Diciembre a marzo; mayo a septiembre en el este'],
  ['EFMAM......D', 'Diciembre a mayo'],
  ['EFMAM......D', 'Diciembre a mayo; agosto a octubre es época de huracanes'],
  ['.FMA........', 'Febrero a abril para recorrerlo de norte a sur'],
  ['.FMAM.......', 'Febrero a mayo; en las islas llueve de octubre a enero'],
  ['EF....JASO..', 'Julio a octubre y enero a febrero'],
  ['+++..JJA..++', 'Junio a agosto para fiordos; noviembre a marzo para auroras'],
  ['+++..JJA++++', 'Junio a agosto para recorrerla en coche; de septiembre a marzo, auroras'],
  ['+++..JJA...+', 'Junio a agosto; diciembre a marzo para Laponia'],
  ['+++..JJA....', 'Junio a agosto; enero a marzo para la nieve del norte'],
  ['.....JJASO..', 'Junio a octubre'],
  ['EF...JJASO..', 'Junio a octubre; enero y febrero'],
  ['+++++JJAS..+', 'Junio a septiembre en la sierra; diciembre a mayo para el mar tibio de Galápagos'],
  ['+++..JJAS..+', 'Junio a septiembre para caminar; fines de diciembre a marzo para esquiar'],
  ['..MAM...SON.', 'Marzo a mayo y mediados de septiembre a noviembre'],
  ['..MAM....ON.', 'Marzo a mayo y octubre a noviembre'],
  ['..MAM...SON.', 'Marzo a mayo y septiembre a noviembre'],
  ['..MAM....ON.', 'Marzo a mayo; octubre y noviembre'],
  ['....MJJASO..', 'Mayo a octubre'],
  ['+++.MJJASO..', 'Mayo a octubre, seco; enero a marzo para ver el Salar como espejo'],
  ['+++.MJJASO.+', 'Mayo a octubre; diciembre a marzo para esquiar'],
  ['....MJJAS...', 'Mayo a septiembre'],
  ['+++.MJJAS..+', 'Mayo a septiembre en la sierra; diciembre a marzo en la costa'],
  ['+++.MJJAS.++', 'Mayo a septiembre para safari; noviembre a marzo para Ciudad del Cabo'],
  ['....MJJAS...', 'Mayo a septiembre, cuando afloja el calor'],
  ['....MJJAS..+', 'Mayo a septiembre; diciembre por los mercados navideños'],
  ['+++.MJJAS..+', 'Mayo a septiembre; diciembre por los mercados y enero a marzo por la nieve'],
  ['....MJJAS..+', 'Mayo a septiembre; diciembre si te gusta la Navidad con frío'],
  ['++..MJJAS...', 'Mayo a septiembre; enero y febrero para esquiar en los Tatras'],
  ['....MJJAS.++', 'Mayo a septiembre; fines de noviembre y diciembre por los mercados de Navidad'],
  ['....MJ..S...', 'Mayo, junio y septiembre'],
  ['....MJ..S..+', 'Mayo, junio y septiembre; diciembre por los mercados navideños de Alsacia'],
  ['+++.MJ..S...', 'Mayo, junio y septiembre; enero a marzo para esquiar'],
  ['....MJ..SO..', 'Mayo, junio, septiembre y octubre'],
  ['....MJ..SO..', 'Mayo, junio, septiembre y primera mitad de octubre'],
  ['....MJ..SO..', 'Mayo, junio, septiembre y principios de octubre'],
  ['EFMA.......D', 'Mediados de diciembre a abril'],
  ['????????????', 'Ninguna mientras siga la guerra'],
  ['EFMA......ND', 'Noviembre a abril'],
  ['EFMA......ND', 'Noviembre a abril, la temporada seca'],
  ['EFMA++++++ND', 'Noviembre a abril; marzo a octubre para surfear'],
  ['EF........ND', 'Noviembre a febrero'],
  ['EF........ND', 'Noviembre a febrero, fuera de la temporada de peregrinación'],
  ['EFM.......ND', 'Noviembre a marzo'],
  ['EFM..++++.ND', 'Noviembre a marzo para la Patagonia; junio a septiembre para la nieve'],
  ['EFM.......ND', 'Noviembre a marzo; de junio a septiembre el calor pasa de 40 °C'],
  ['..M.......ND', 'Noviembre, diciembre y marzo; enero es el mes más lleno'],
  ['EFMA.....OND', 'Octubre a abril'],
  ['EFMA..++.OND', 'Octubre a abril; julio y agosto para esquiar'],
  ['.........OND', 'Octubre a diciembre'],
  ['..MA.....OND', 'Octubre a diciembre; marzo y abril'],
  ['EFM...+++OND', 'Octubre a marzo; Salalah, de julio a septiembre'],
  ['..MA.....ON.', 'Octubre a noviembre; marzo y abril también'],
  ['..MAM+++SON.', 'Septiembre a noviembre y marzo a mayo; el norte tropical, de mayo a octubre'],
])('%s is «%s»', (expected, text) => expect(strip(text)).toBe(expected));

test.each([
  ['a warning alone', 'Agosto a octubre es época de huracanes'],
  ['a wording nobody taught it', 'Cuando quieras, menos en Semana Santa'],
  ['a month inside a sentence', 'Evita julio a toda costa'],
  ['nothing', ''],
])('%s is left to the text', (_case, text) => expect(travelMonths(text)).toBeUndefined());

const { countries } = loadCatalogue(join(import.meta.dirname, '../../../content'));
const texts = countries.flatMap(({ nameSpanish, bestTimeToVisit }): [string, string][] =>
  bestTimeToVisit ? [[nameSpanish, bestTimeToVisit]] : [],
);

test('there are records that say when to go', () => expect(texts.length).toBeGreaterThan(50));

test.each(texts)('the strip of %s marks every month its advice begins with: «%s»', (_country, text) => {
  const [advice = ''] = foldText(text).split(';');
  const named = MONTHS.flatMap((month, place) => (advice.includes(month) ? [place] : []));
  const months = travelMonths(text);
  if (named.length === 0) expect(months).toBeUndefined();
  else expect(named.filter((month) => months?.[month] === undefined)).toEqual([]);
});
