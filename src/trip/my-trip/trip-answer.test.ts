import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textRows } from '../../catalogue/testing/text-rows.ts';
import { DOCUMENTS } from '../../catalogue/travel-document.ts';
import { formatDay, parseDay } from '../../journey/calendar-day.ts';
import { journeyFindings } from '../../journey/journey-findings.ts';
import type { Leg, PlaceFacts } from '../../journey/route.ts';
import {
  byPlace,
  earlierOf,
  RULES,
  routeOf,
  TODAY,
  travellersOf,
  type Who,
  whoOf,
} from '../../journey/testing/sample-journeys.ts';
import type { Spoken } from './spoken.ts';
import { tripAnswer } from './trip-answer.ts';

const CALM = /No te falta ninguna|no pagas nada/;

const today = parseDay(TODAY) ?? expect.unreachable();

function answerTo(legs: readonly Leg[], who: Who, unread?: Spoken['unread']) {
  const route = { legs, earlier: earlierOf(who.earlier) };
  const travellers = travellersOf(who);
  const findings = journeyFindings(travellers, route, today, RULES);
  return tripAnswer({ findings, route, travellers, rules: RULES, today, ...(unread && { unread }) });
}

/** The answer to a route and to who travels, both in the words of `sample-journeys.ts`. */
function answerOf(route: string, who = '', unread?: Spoken['unread']) {
  return answerTo(routeOf(route), whoOf(who), unread);
}

describe('the headline names what would stop somebody, and is calm over nothing else', () => {
  test.each(
    textRows(String.raw`
a child whose visa nobody spoke of | united-states march | ages:10 company:one us-visa |
  ^Te falta la visa de Estados Unidos para el menor de 10 años\. En total, 300\sMXN
the price of a parent’s child, of one whose parents stay at home | united-states march | ages:10 company:other us-visa signed |
  para el menor de 10 años\. En total, 3,700\sMXN
a child who has one | united-states march | ages:10 company:one us-visa shared | ^No te falta ninguna visa\.
a child with its grandmother | colombia march | ages:6 company:other |
  ^Te faltan el permiso de salida de los menores y la vacuna de fiebre amarilla\.
a nephew among her own | japan march | adults:2 ages:6+10 company:both; c1 company:other |
  ^Te falta el permiso de salida del menor de 10 años\.
a minor alone, where they may not let one in | madagascar march | adults:0 ages:15 | [Qq]uizá no dejen entrar a Madagascar a un menor que va solo\.
children of whom nobody said with whom they travel | japan march | ages:6 |
  ^Quizá necesites el permiso de salida de los menores\.
a certificate that one border may ask for, and the next surely does |
  (panama in) > thailand 2027-03-03 2027-03-10 > colombia 2027-03-10 2027-03-14 |
  us-visa |
  Te faltan la visa de Tailandia y la vacuna de fiebre amarilla\.
a certificate that only a connection of unknown length may ask for | (panama in) > thailand 2027-03-03 2027-03-10 | |
  [Qq]uizá necesites la vacuna de fiebre amarilla
a passport that may be too short by a rule nobody confirmed | south-korea 2027-03-03 2027-03-10 | until:2027-06-01 |
  [Qq]uizá tu pasaporte no alcance para Corea del Sur
what another visa may spare, nothing said of visas | oman 2027-03-03 2027-03-10 | unsaid | ^Quizá necesites el permiso en línea de Omán\.
the visa of one of two that ran out | united-states march air | us-visa adults:2; a1 us-visa:2027-01-01 | renovada para la persona adulta 2
a certificate that the route itself asks for | peru 2027-03-01 2027-03-03 > vietnam 2027-03-03 2027-03-10 | |
  Te faltan el permiso en línea de Vietnam y la vacuna de fiebre amarilla\.
a visa that takes months, eight days before | (united-states in) > japan 2026-11-30 2026-12-10 | |
  ^Te falta la visa de Estados Unidos y ya no da tiempo: busca otra conexión\.
a passport of more than ten years | france march | until: issued:2016-01-01 |
  ^Tu pasaporte no sirve para Francia: piden menos de 10 años de expedido\.
a tax of a border of which the least is known | belize 2027-03-03 2027-03-05 | arrival:land |
  En total, al menos 560\sMXN\.$
a passport of four months, once the exemption has ended | dominican-republic 2027-01-10 2027-01-20 | until:2027-05-15 |
  ^Tu pasaporte no alcanza para República Dominicana\.
the same while the exemption may hold: the rule binds, and who may be spared is to be asked |
  dominican-republic 2026-12-10 2026-12-20 |
  until:2027-04-15 |
  ^Tu pasaporte no alcanza para República Dominicana\..* por confirmar\.$
a country free of visa by air only, and nobody said how | peru 2027-02-25 2027-03-03 > venezuela march | |
  ^En Venezuela entras sin visa solo si llegas en avión\. Así no pagas ningún permiso\.
more than a year ahead | peru 2028-02-25 2028-03-03 | |
  Falta más de un año y puede cambiar: vuelve a mirarlo unos meses antes\.
the same beside a permit: what nobody said may cost more |
  peru 2027-02-25 2027-03-01 > venezuela 2027-03-01 2027-03-03 > vietnam 2027-03-03 2027-03-10 |
  |
  En total, al menos 500\sMXN\.
the same from Honduras, from where there is no road | honduras 2027-02-25 2027-03-03 > venezuela march | | ^Sin contar tus escalas, no necesitas
the same by land | venezuela march | arrival:land | ^Te falta la visa de Venezuela\.
the same by air, and out by land | venezuela 2027-02-25 2027-03-03 air > peru march land | | ^Te falta la visa de Venezuela\.
the same by air from where that does not hold | cuba 2027-02-25 2027-03-03 > venezuela march air | |
  ^Te faltan el permiso en línea de Cuba y la visa de Venezuela\.
the same by air, nothing said of connections | venezuela march | arrival:air | ^Sin contar tus escalas, no necesitas sacar visa antes de salir si vas de visita\. En permisos no pagas nada\.
the same behind a connection, nothing said of visas | (panama in) > venezuela march | unsaid | ^(?!.*solo si llegas)
a connection in such a country | (haiti in) > japan march | | ^La SRE pidió no viajar a Haití\.
a country nobody should travel to | haiti march | | ^La SRE pidió no viajar a Haití\. Sin contar tus escalas
one where only what cannot wait is reason to go | chad march | | ^Canadá desaconsejó viajar a Chad\. Sin contar tus escalas
two of them: who asks is said once | haiti march > mali 2027-03-17 2027-03-20 | |
  ^La SRE pidió no viajar a Haití y a Malí\. Sin contar tus escalas
more than ninety days, which is no visit | france 2027-09-01 2027-12-20 | |
  ^Te pasas de días en Francia: si vas a estudiar o a vivir ahí, pide antes la visa que te toque\.
the same of who has its visa | united-states 2027-03-03 2028-06-30 | us-visa |
  ^Salvo que tu visa te dé más, te pasas de días en Estados Unidos\. En permisos
a day trip over a border | japan 2027-03-01 2027-03-05 > peru 2027-03-05 2027-03-06 during > japan 2027-03-06 2027-03-09 | |
  ^No te falta ninguna visa\.
a connection, and nobody said whether they go out | (united-kingdom) > japan march | |
  ^Quizá necesites el permiso en línea del Reino Unido\.
the same where who stays in the zone is asked for less | (canada) > japan march | | ^Te falta la visa de Canadá \(u otro .* hasta 3,700
where whatever one holds something is asked for | canada march | unsaid | ^Te falta la visa de Canadá \(u otro permiso más fácil, según tu caso\)\. En total, hasta 3,700\sMXN
one notice for two places that ask for it | (spain) > italy 2027-02-10 2027-02-20 > blefuscu 2027-03-01 2027-03-16 | |
  Prepara: aviso de dónde estás \(Italia y Blefuscu\)\.
a country in doubt | iran march | | ^Falta confirmar qué te piden en Irán\.
a connection on conditions | (united-kingdom in) > japan march | |
  ^En united-kingdom pasas sin visa si cumples sus condiciones\.
a stay that fits the transit without a visa | china 2027-03-01 2027-03-09 > japan 2027-03-09 2027-03-20 | |
  ^En China pasas sin visa si cumples sus condiciones, hasta por 240 horas\. Así no pagas ningún permiso\.
the same by a border that nobody names for it |
  vietnam 2027-02-20 2027-03-01 > china 2027-03-01 2027-03-09 land > japan 2027-03-09 2027-03-20 |
  |
  y la visa de China\.
the same and home again: no third country, at a price that its record doubts | china 2027-03-01 2027-03-09 | |
  ^Te falta la visa de China\. En total, 2,800\sMXN, por confirmar\.
three countries of one count |
  guatemala 2027-01-01 2027-02-09 > el-salvador 2027-02-09 2027-03-21 > honduras 2027-03-21 2027-05-01 |
  |
  ^Te pasas de días en Honduras\.
two stays of one window: the one that breaks it |
  spain 2027-01-01 2027-03-01 > united-kingdom 2027-03-02 2027-03-10 > france 2027-03-11 2027-04-20 |
  |
  ^Te pasas de días en Francia y te falta
one that they ask for long ahead, and that takes less | kenya 2026-11-28 2026-12-05 | |
  ^Te falta el permiso en línea de Kenia y quizá ya no llegue a tiempo: pídelo hoy mismo\.
an electronic permit that is late: today, or nobody boards | united-kingdom 2026-11-23 2026-11-30 | |
  ^Te falta el permiso en línea del Reino Unido y quizá ya no llegue a tiempo: pídelo hoy mismo\. En total
another passport at a border that is not its country’s | united-states march | also:PE |
  ^Contestamos por tu pasaporte mexicano; .* Te falta la visa de Estados Unidos
another passport on an official list | united-states march | also:ES | ^Te falta la ESTA\. En total, 800\sMXN\.
the other passport of the child | united-states march | ages:6 company:both us-visa; c0 nothing also:PE |
  ^Contestamos para el menor de 6 años por su pasaporte mexicano; .* Te falta la visa de Estados Unidos para el menor
another passport that is worth something at one of two borders |
  puerto-rico 2027-03-03 2027-03-08 > cuba 2027-03-09 2027-03-12 |
  also:US |
  ^Cuba: contestamos por tu pasaporte mexicano; 
a child with one parent, at a border that wants the permit of the other | brazil march | ages:7 company:one |
  ^Te falta el permiso firmado de quien no viaja\.
the same at two borders, with the permit to leave Mexico | brazil 2027-03-03 2027-03-08 > vietnam 2027-03-10 2027-03-12 |
  ages:7 company:other |
  ^Te faltan el permiso de salida de los menores, el permiso firmado de quien no viaja, el permiso en línea de Vietnam y la vacuna de fiebre amarilla\.
the same with the permit in hand | brazil march | ages:7 company:one signed | ^No te falta ninguna visa\.
to leave Mexico, with the permit in hand | japan march | ages:7 company:other signed | ^No te falta ninguna visa\.
what is asked for instead of a visa that ran out is no renewal | united-kingdom march | uk-visa:2027-02-01 | ^Te falta el permiso en línea del Reino Unido\.
a connection nobody knows | (cuba in) > japan march | | ^No sabemos qué piden en cuba\.
a resident of the area, perhaps of another of its countries | spain 2027-01-01 2027-11-11 | schengen-residence |
  ^No te falta ninguna visa\..* Queda 1 cosa por confirmar
Canada between two flights, without any visa | (canada in) > japan march | |
  ^Te falta la visa de tránsito\. En permisos no pagas nada\.
the United States by land: who lives there, her husband and their American child | united-states march |
  us-residence adults:2 ages:7 company:both arrival:land; a1 us-visa; c0 also:US | ^Te falta el permiso I-94 para la persona adulta 2\. En total, 600\sMXN\.$
the United States by land | united-states march | us-visa arrival:land | ^Te falta el permiso I-94\. En total, 600\sMXN\.
the United States again by land, with what was bought before perhaps of use |
  united-states 2027-02-20 2027-02-25 air > canada 2027-02-25 2027-03-03 air > united-states 2027-03-03 2027-03-17 land |
  us-visa |
  quizá necesites el permiso I-94\. En total, al menos
a port of a cruise | spain march > turkey 2027-03-17 2027-03-20 sea > spain 2027-03-20 2027-03-24 sea | |
  ^Quizá necesites el permiso en línea de Turquía\.
where it ends | spain march > turkey 2027-03-17 2027-03-20 sea | | ^Te falta el permiso en línea de Turquía\.
a residence that runs out before one is back: no visitor’s visa |
  canada 2027-02-01 2027-02-20 land > united-states 2027-02-20 2027-02-25 air |
  us-residence:2027-02-10 |
  y la residencia permanente de EE\. UU\. al día\. En total, al menos
a transit to a third country that the visa of a later entry makes idle |
  china 2027-10-01 2027-10-05 > japan 2027-10-05 2027-10-08 > china 2027-10-08 2027-10-11 > japan 2027-10-11 2027-10-12 |
  |
  ^Te falta la visa de China\. 
a vaccination that is surely asked for and that there is no time for |
  kenya 2026-11-24 2026-11-28 > singapore 2026-11-28 2026-12-02 |
  |
  la vacuna de fiebre amarilla.*[Yy]a no da tiempo de ponerte la vacuna, salvo que ya la tengas\.
the same of who may ask | rwanda 2026-11-24 2026-11-28 | | ^(?!.*no da tiempo)
a form that has closed | cape-verde 2026-11-26 2026-11-30 | | ^Quizá ya se cerró el registro de llegada de Cabo Verde\.
an arrival card that there may not be | israel march | | ^Sin contar tus escalas, no necesitas sacar visa antes de salir si vas de visita\. En permisos
a visa that who crosses from there has to bring | israel 2027-03-03 2027-03-08 > egypt 2027-03-08 2027-03-12 land | |
  ^Te falta la visa de Egipto pedida de antemano
the same by plane | israel 2027-03-03 2027-03-08 > egypt 2027-03-08 2027-03-12 air | | ^Sin contar tus escalas, no necesitas sacar visa antes de salir si vas de visita\. En total, 500
the same, before it is told how one crosses | israel 2027-03-03 2027-03-08 > egypt 2027-03-08 2027-03-12 | | pedida de antemano
the United States, and nobody said how | united-states march | us-visa |
  ^No te falta ninguna visa\. En permisos no pagas nada, salvo que llegues por tierra\.
over the bridge, and nobody said until when | united-states 2027-03-03 - land | us-visa |
  ^Quizá necesites el permiso I-94\. En permisos no pagas nada, salvo que lo necesites\.
a visa that ends while one is there, at the last stop | united-states 2026-12-20 2027-01-03 air | us-visa:2026-12-28 | ^(?!.*por confirmar)
the same where it spares another | canada 2027-12-20 2028-01-03 air | us-visa:2027-12-28 | ^(?!.*por confirmar)
one that has run out before: how long its renewal takes nobody says | united-states 2026-12-05 2026-12-10 air | us-visa:2026-12-01 |
  ^Te falta la visa de Estados Unidos renovada y quizá ya no da tiempo
one that nobody is sure of | madagascar march | | [Qq]uizá necesites .*la vacuna contra la polio
a vaccine that a border wants of all, and one of some | lilliput march > saudi-arabia 2027-03-17 2027-03-20 | |
  Te faltan .*, la vacuna contra la polio y .*\. Quizá necesites la vacuna contra la meningitis \(ACWY\)
a family over the bridge, of which the mother has a visa | united-states 2027-01-02 2027-01-04 land | ages:12 company:both us-visa |
  ^Te falta la visa de Estados Unidos para el menor de 12 años\. Quizá necesites el permiso I-94\. Quizá ya no da tiempo\.
Canada from the United States, and nobody said how |
  united-states 2027-07-01 2027-07-05 air > canada 2027-07-05 2027-07-12 | us-visa |
  ^Te falta el permiso en línea de Canadá y en Canadá el permiso en línea sirve solo si llegas en avión\.
what a child pays of the visa of whoever meets no rule | canada march | ages:10 company:one signed | En total, 5,700\sMXN
Toronto by Houston | (united-states) > canada 2027-07-05 2027-07-12 | us-visa | ^Te falta el permiso en línea de Canadá\.
a ship from Vancouver to Alaska and back |
  canada 2027-08-03 2027-08-04 > united-states 2027-08-04 2027-08-09 sea > canada 2027-08-09 2027-08-10 sea |
  us-visa ca-visa | ^No te falta ninguna visa\.
home by Dallas on the last day of a visa | (united-states) > japan march > (united-states) | us-visa:2027-03-17 | 1 cosa por confirmar
Peking between Tijuana and Seoul | (china in) > south-korea march | | pasas sin visa si cumples sus condiciones, hasta por 24 horas
a country that refuses whoever comes from Israel, after Israel | israel 2027-03-01 2027-03-08 > lebanon 2027-03-08 2027-03-12 |
  |
  ^Te pueden negar la entrada a Líbano por haber pasado por Israel\.
the same before Israel | lebanon 2027-03-01 2027-03-08 > israel 2027-03-08 2027-03-12 | | ^Sin contar tus escalas, no necesitas sacar visa antes de salir si vas de visita\.
the same where that is in doubt | israel 2027-03-01 2027-03-08 > kuwait 2027-03-08 2027-03-12 | |
  ^Quizá te nieguen la entrada a Kuwait por haber pasado por Israel\..* por confirmar\.$
the same behind a connection in Israel without leaving the zone | (israel in) > lebanon march | | ^(?!.*negar la entrada)
a passport of a country that it refuses | lebanon march | adults:2; a1 also:IL |
  Te pueden negar la entrada a Líbano por un pasaporte de Israel\.
the same after a stay of last year | lebanon march | earlier:israel_2026-03-01_2026-03-08 |
  ^Te pueden negar la entrada a Líbano por haber pasado por Israel\.
a quarantine of 21 days, on the last of them | kenya 2027-03-01 2027-03-08 > kuwait 2027-03-29 2027-04-02 | |
  quizá te nieguen la entrada a Kuwait por haber pasado por Kenia\.
a country that lets nobody in by land from where they had not gone from it |
  peru 2027-03-01 2027-03-05 > blefuscu 2027-03-05 2027-03-08 land |
  |
  ^Te pueden negar la entrada a Blefuscu por haber pasado por Perú\.
the same of who had | blefuscu 2027-02-20 2027-03-01 > peru 2027-03-01 2027-03-05 > blefuscu 2027-03-05 2027-03-08 land | |
  ^Sin contar tus escalas, no necesitas sacar visa antes de salir si vas de visita\.
what is asked of who stays longer | blefuscu 2027-03-01 2027-03-14 | | ^(?!.*Prepara)
and a day longer | blefuscu 2027-03-01 2027-03-15 | | Prepara: [^.]+ \(Blefuscu\)\.
and a day later | kenya 2027-03-01 2027-03-08 > kuwait 2027-03-30 2027-04-02 | | ^(?!.*nieguen la entrada)
London between two flights to Dublin: the control is passed, whatever was said | (united-kingdom in) > ireland march | |
  ^Te falta el permiso en línea del Reino Unido\. En total, 400\sMXN\.
the same on the way home from Dublin | ireland march > (united-kingdom in) | | ^Te falta el permiso en línea del Reino Unido\.
the same with its visa in hand | (united-kingdom in) > ireland 2027-03-03 2027-04-17 | uk-visa |
  ^No necesitas sacar visa antes de salir si vas de visita\.
longer than a region gives, where the country itself says more | el-salvador 2027-01-01 2027-05-01 | |
  ^Quizá te pases de días en El Salvador\..* por confirmar\.$
a residence that ends on the way, with the days of a visitor after it | spain 2027-01-01 2027-06-30 |
  schengen-residence:2027-05-01 |
  ^Falta confirmar si puedes seguir en España al acabar tu residencia o tu visa\.
nobody | japan march | adults:0 | ^Dinos quién viaja
`),
  )('%s', (_what, route, who, says) => {
    expect(answerOf(route, who).sentence).toMatch(new RegExp(says));
  });

  test('the permit of a minor stands first among what is missing, with the day of leaving', () => {
    const { missing } = answerOf('colombia march', 'ages:6 company:other');
    expect(missing[0]).toMatchObject({
      names: 'Salir de México',
      when: { label: 'Antes del', day: parseDay('2027-03-03') },
    });
    const vaccination = missing.find(({ text }) => text.includes('fiebre amarilla'));
    expect(vaccination?.when).toEqual({ label: 'A más tardar', day: parseDay('2027-02-21') });
  });

  test('with both parents nothing is said of permits of who is absent', () => {
    const { missing, carry, ask } = answerOf('brazil march', 'adults:2 ages:6 company:both');
    const lines = [...missing, ...ask, ...carry.flatMap((group) => group.lines)].map(({ text }) => text).join(' ');
    expect(lines).not.toMatch(/permiso|menor/i);
  });

  test.each([
    ['who applies', '', true],
    ['who holds the visa', 'us-visa', false],
  ])('the papers of an application are for %s', (_what, who, reads) => {
    const { carry } = answerOf('united-states march', who);
    expect(carry.flatMap(({ lines }) => lines).some(({ text }) => text.includes('DS-160'))).toBe(reads);
  });

  test.each([
    ['air', 'Pide el permiso en línea', true],
    ['land', 'Saca la visa', false],
  ])('the portal of who flies, and its doubt, are told only of who flies: by %s', (by, first, isTold) => {
    const legs = routeOf(`india march ${by}`).map((leg) => {
      if (leg.kind !== 'stop') return leg;
      const { details } = leg.facts;
      const country = { ...details.country, doubt: 'No está claro si vale en todos los puertos.' };
      return { ...leg, facts: { ...leg.facts, details: { ...details, country } } };
    });
    const { missing, ask } = answerTo(legs, whoOf(''));
    const permit = missing.find(({ text }) => text.startsWith(first));
    expect(permit?.site !== undefined).toBe(isTold);
    expect(ask.some(({ text }) => text.includes('todos los puertos'))).toBe(isTold);
  });

  test('a stop at which the passport has expired is the strictest there is', () => {
    const route = 'japan 2027-03-03 2027-03-17 > peru 2027-03-17 2027-03-30';
    const answer = answerOf(route, 'until:2027-03-20');
    expect(answer.sentence).toMatch(/no alcanza para Perú/);
    expect(answer.passport).toMatch(/antes de salir de Perú/);
    expect(answerOf('(panama) > vietnam march', 'until:2027-06-01').passport).toMatch(/lo pide Vietnam/);
  });

  test('the strictest reading of any stop leads, confirmed or not', () => {
    const others = [{ from: 'exit' as const, months: 7, by: 'Alemania' }];
    const legs = routeOf('japan 2027-03-03 2027-03-17 > peru 2027-03-17 2027-03-30').map((leg) => {
      const { place } = leg.facts ?? {};
      if (leg.kind !== 'stop' || place?.slug !== 'japan' || !place.validity) return leg;
      return { ...leg, facts: { ...leg.facts, place: { ...place, validity: { ...place.validity, others } } } };
    });
    const { passport } = answerTo(legs, whoOf('until:2027-12-31'));
    expect(passport).toMatch(/17 de octubre.*Japón \(por confirmar\)/);
  });

  test('a passport that falls short of the same day at two borders is said once, with both names', () => {
    const route = 'spain 2027-03-03 2027-03-10 > france 2027-03-10 2027-03-17';
    const { missing } = answerOf(route, 'until:2027-05-01');
    expect(missing.filter(({ text }) => text.startsWith('Pasaporte')).map(({ names }) => names)).toEqual([
      'España y Francia',
    ]);
  });

  test.each(['united-states', 'united-kingdom'])(
    'most of a year in two lawful stays is said once, at the second: %s',
    (place) => {
      // 1 January to 14 June is 165 days, 15 July to 31 December 170: 335 of 365.
      const route = `${place} 2027-01-01 2027-06-14 > japan 2027-06-15 2027-07-14 > ${place} 2027-07-15 2027-12-31`;
      const { ask, level } = answerOf(route, 'us-visa');
      expect(level).not.toBe('bad');
      expect(ask.filter(({ text }) => text.includes('puede no dejarte pasar')).map(({ text }) => text)).toEqual([
        expect.stringContaining('sumas 335 días'),
      ]);
    },
  );

  test('a visa in hand says until when it has to be valid: the last border that asks for it, or the end of a stay lived there', () => {
    const route =
      'united-states 2027-01-10 2027-01-20 > canada 2027-01-20 2027-01-30 > united-states 2027-01-30 2027-02-05';
    const { carry } = answerOf(route, 'us-visa arrival:air');
    const visa = carry.flatMap(({ lines }) => lines).find(({ text }) => text.startsWith('Tu visa de EE. UU.'));
    expect(visa?.small?.join()).toContain('no venza antes del 30 de enero de 2027');
    const abroad = 'spain 2027-01-10 2027-06-01 > france 2027-06-01 2027-06-30';
    const study = answerOf(abroad, 'schengen-visa').carry.flatMap(({ lines }) => lines);
    expect(study.flatMap(({ small = [] }) => small).join()).toContain('no venza antes del 30 de junio de 2027');
  });

  test('one excess has one number', () => {
    const route = 'spain 2027-01-01 2027-03-01 > united-kingdom 2027-03-02 2027-03-10 > france 2027-03-11 2027-04-20';
    const { missing, counts } = answerOf(route);
    // 60 days in Spain; the 31st day in France, 10 April, is the ninety-first.
    expect(missing.map(({ text }) => text).join(' ')).toMatch(/te pasas 11 días/);
    expect(counts).toEqual([{ name: 'Zona Schengen', text: expect.stringMatching(/te pasas 11 días/) }]);
  });

  test('no count is told of an area whose visits nobody knows how to add up', () => {
    const route = 'guatemala 2027-01-01 2027-01-31 > japan 2027-02-01 2027-03-01 > honduras 2027-03-02 2027-04-20';
    expect(answerOf(route).counts).toEqual([]);
  });

  test('a resident of the area is told to carry the card, and nothing of days or of a visitor’s lodging', () => {
    const answer = answerOf('spain 2027-01-01 2027-11-11', 'schengen-residence');
    const carried = answer.carry
      .flatMap((group) => group.lines)
      .map(({ text }) => text)
      .join(' ');
    expect(carried).toMatch(/residencia en un país Schengen/);
    expect(carried).not.toMatch(/lodging|money/);
    expect(answer.counts).toEqual([]);
    // Nor of the count of visitors, with a visa of long stay.
    expect(answerOf('spain 2027-01-01 2027-03-25', 'schengen-visa').counts).toEqual([]);
  });

  test.each(
    textRows(String.raw`
another passport falls short | vietnam march | adults:2; a1 until:2027-05-01 |
  ^El pasaporte de la persona adulta 2 no alcanza para Vietnam
a child’s passport falls short | vietnam march | ages:6 company:both; c0 until:2027-05-01 |
  ^El pasaporte del menor de 6 años no alcanza para Vietnam
one of two children holds it | united-states march | ages:10+4 company:both us-visa; c0 us-visa; c1 nothing |
  ^Te falta la visa de Estados Unidos para el menor de 4 años\.
the child holds it and the reader does not | united-states march | ages:10 company:both; c0 us-visa |
  ^Te falta la visa de Estados Unidos para ti\.
all but one hold it | united-states march | adults:2 ages:10 company:both us-visa shared; c0 nothing |
  ^Te falta la visa de Estados Unidos para el menor de 10 años\.
`),
  )('of people apart, whose it is: %s', (_what, route, who, says) => {
    expect(answerOf(route, who).sentence).toMatch(new RegExp(says));
  });

  test('it asks whether the others hold what the reader does', () => {
    expect(answerOf('united-states march', 'ages:10 company:one us-visa').needed).toBe(
      'si el menor de 10 años también tiene visa de EE. UU. vigente',
    );
  });
});

describe('a line of the answer says where, by when and what, in its section', () => {
  test.each(
    textRows(String.raw`
why the visa of another is worth nothing by land | canada march land | us-residence adults:2; a1 us-visa | missing porque su visa de EE\. UU\. .* si llega en avión
a permit too late, which sends nobody to apply | united-kingdom 2026-11-25 2026-11-30 | |
  missing ^Reino Unido: Pide hoy mismo el permiso en línea del Reino Unido: .* sin él no abordas
a permit that they ask for long ahead, and that takes less | kenya 2026-11-28 2026-12-05 | |
  missing ^Kenia: Pide hoy mismo el permiso en línea de Kenia: piden hacerlo con más tiempo, y sin él no abordas
a visa that is over before days that are too many | spain 2027-01-01 2027-04-30 | schengen-visa:2026-12-20 |
  missing ^España: Tus días: .* Tu visa o tarjeta de residente vence el 20 de diciembre de 2026, antes de estos días: .*\. Si vas a trabajar
more than everybody is given, by a rule of their own | canada 2027-03-03 2027-10-03 | ca-visa |
  missing ^Canadá: Tus días: .* Puedes pedir más\.
a permit that may be needed and is late | thailand 2026-12-10 2026-12-20 | |
  missing ^Tailandia: Quizá ya no da tiempo de pedir la visa
a visa by who gives it, nothing said of visas | puerto-rico march | unsaid |
  missing ^Puerto Rico: Mucho antes del 2027-01-02: Saca la visa de Estados Unidos\.
a permit that hangs on what is held | canada march | unsaid | missing Depende de las visas que tengas
a vaccination, said once | colombia march | | missing ^Colombia: A más tardar 2027-02-21: Ponte la vacuna (?!.*Ponte)
one that the route asks for on a day nobody said: nothing of who comes straight from Mexico | peru 2027-03-01 2027-03-03 > vietnam - - | |
  missing ^Vietnam: A más tardar 2027-03-01: Ponte la vacuna (?!.*directo de México).*Te la piden si vienes
a form that has closed | cape-verde 2026-11-26 2026-11-30 | |
  missing ^Cabo Verde: Lleva arrival-form\. Se llenaba a más tardar el 21 de noviembre
a visa that ran out, and whose it is | (united-states in) > colombia march | adults:2; a1 us-visa:2026-05-01 |
  missing ^united-states: .*La visa de EE\. UU\. de la persona adulta 2 venció el 1\.º de mayo de 2026\. O busca
no other connection where a stay asks for the same |
  (united-states in) > colombia march > united-states 2027-03-17 2027-03-20 | |
  missing ^united-states: (?!.*otra conexión).*Saca la visa
a permit that the renewal of a visa spares | canada march | us-visa:2027-03-01 |
  missing ^Canadá: .* Si la renuevas antes, te basta el permiso en línea, si llegas en avión
a visa that ends before one is home, perhaps through there | united-states 2027-02-20 2027-02-25 > japan march | us-visa:2027-03-05 |
  ask ^Estados Unidos: .* antes de que regreses a México: para volver por ahí hay que renovarla
free by air there and away, and left by land | venezuela 2027-02-25 2027-03-03 air > peru march land | |
  missing ^Venezuela: .* sin visa hay que llegar y salir en avión, sin venir de Cuba ni ir hacia allá
a residence that runs out before one is back |
  canada 2027-02-01 2027-02-20 land > united-states 2027-02-20 2027-02-25 air | us-residence:2027-02-10 |
  missing ^Estados Unidos: Renueva la residencia permanente de EE\. UU\., o pregunta .* Vence el 10 de febrero de 2027
the limit that is broken, where the area gives more | san-marino 2027-03-01 2027-04-05 | |
  missing ^San Marino: Tus días: son 36 días y te pasas 6 días del límite \(«30 días»\)
an e-visa of two entries, the third time: by when |
  india 2027-03-01 2027-03-03 > japan 2027-03-03 2027-03-05 > india 2027-03-05 2027-03-07 > japan 2027-03-07 2027-03-09 > india 2027-03-09 2027-03-12 | |
  missing ^India: A más tardar 2027-03-02: Entras otra vez a India y el permiso es de dos entradas
an e-visa whose days are over when one comes back |
  india 2027-03-01 2027-03-10 > japan 2027-03-10 2027-04-10 > india 2027-04-10 2027-04-14 | |
  missing ^India: A más tardar 2027-04-\d\d: Entras otra vez a India y el permiso ya se habrá acabado
the permit of who stays behind, before anybody leaves | brazil march | ages:7 company:one |
  missing ^Brasil: Antes del 2027-03-03: Si un menor no viaja.* Si quien tenía que firmar murió
a form with its day | cambodia march | | missing ^Camboya: Desde el 2027-02-24: Lleva arrival-form
a border that refuses who comes from Israel | israel 2027-03-01 2027-03-08 > lebanon 2027-03-08 2027-03-12 | |
  missing ^Líbano: Te pueden negar la entrada a Líbano .* Ve antes que a Israel, o en otro viaje, con un pasaporte nuevo si traes su sello\. Pasaporte sin
a control that is passed between London and Dublin | (united-kingdom in) > ireland march | |
  missing ^united-kingdom: .* Aunque no salgas de la zona internacional: de ahí a Irlanda, o al revés, pasas el control
days that have passed | japan 2026-03-03 2026-03-17 | | missing ^Japón: Las fechas de Japón ya pasaron
days reversed | japan 2027-03-17 2027-03-03 | | missing ^Japón: En Japón la salida está antes
days in two places | japan march > peru 2027-03-10 2027-03-20 | | missing ^Perú: Las fechas de Perú se enciman con las de Japón
her card at two borders is no visa | united-states march > canada 2027-03-17 2027-03-20 land | us-residence |
  carry ^Estados Unidos y Canadá: Tu residencia permanente de EE\. UU\., en original\.(?!.*entradas)
a vaccination by who asks it of all | peru 2027-03-01 2027-03-03 > vietnam 2027-03-03 2027-03-10 > colombia 2027-03-10 2027-03-14 | |
  missing ^Vietnam y Colombia: A más tardar 2027-02-21: .*Se lo piden a todos, también
a stay within another | japan 2027-03-01 2027-03-05 > china 2027-03-05 2027-03-07 during > japan 2027-03-07 2027-03-09 | |
  ask ^China: Las fechas de China están dentro de las de Japón: contamos que vas y vuelves
a passport that is not enough | japan march | until:2027-03-16 | missing ^Japón: Pasaporte: tu
days of who is with a national of the country | spain 2027-01-01 2027-04-10 | adults:2 also:ES |
  missing ^España: Los días de la persona adulta 2: sobran 10 del límite \(«90 días en 180»\)\. El último permitido es el 
a year, which is no visit | france 2027-09-01 2028-08-31 | |
  missing ^Francia: Tus días: .* te pasas 276 días .* pide antes a su embajada la visa de larga estancia
a stay too long of who may have a visa for work | united-states 2027-03-03 2027-10-30 | us-visa |
  missing ^Estados Unidos: Tus días: son 242 días y te pasas .* si tu visa es de trabajo o de estudios
what is enough for who stays in the zone | (canada) > japan march | | missing ^canada: .*si no, basta la visa de tránsito, que es gratis
a visa sold on arrival | egypt march | | carry ^Egipto: El pago y los papeles de la visa que te dan al llegar
what may be charged where entry is free | madagascar march | | carry ^Madagascar: Quizá te cobren una tarjeta
of a permit for the children of others, what is said of one with its mother | chile march | ages:8 company:one | carry ^Chile: De los demás\.
papers of a child | japan march | ages:8 company:one | carry ^Salir de México: Una copia .* Con uno de sus papás sale sin permiso
another passport | united-states march | also:US | carry ^Estados Unidos: Tu pasaporte de Estados Unidos: .* se entra con ese
another passport to ask about | spain march | also:ES | ask ^España: Tu pasaporte de España: .* Pregunta a su embajada .* O el DNI
a border nobody knows | (vietnam in) > japan march | | ask ^vietnam: No sabemos qué piden para cambiar
a proviso | saudi-arabia march | us-visa |
  ask ^Arabia Saudita: Es así porque tienes .* solo si la usaste antes\. Confirma que es tu caso
a second entry | (united-states) > japan march > (united-states) | | ask ^united-states: Entras otra vez a .* el mismo permiso
a residence that ends where no visa is asked for | spain 2027-01-01 2027-06-30 | schengen-residence:2027-05-01 |
  ask ^España: Tu residencia .* Vence el 1\.º de mayo de 2027, antes de que salgas
a doubt | ireland 2027-03-03 2027-04-17 | | ask ^Irlanda: Otra fuente da otros días
conditions of a connection | (china in) > japan march | | ask ^china: No tramitas nada si .* hasta por 24 horas
`),
  )('%s', (_what, route, who, says) => {
    const [, section = '', line = ''] = /^(\w+) (.+)$/.exec(says) ?? [];
    const { missing, carry, ask } = answerOf(route, who);
    const lines = { missing, carry: carry.flatMap((group) => group.lines), ask }[section] ?? [];
    const told = lines.map(({ names, when, text, small = [] }) =>
      [names, when && `${when.label} ${formatDay(when.day)}`, [text, ...small].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(': '),
    );
    expect(told).toContainEqual(expect.stringMatching(line));
  });

  test.each([
    ['a border that asks for nothing', 'aruba march', ''],
    ['days and a passport not typed yet', 'peru', 'until:'],
  ])('nothing is missing at %s', (_what, route, who) => {
    const { missing, ask } = answerOf(route, who);
    expect([missing, ask]).toEqual([[], []]);
  });

  test('what fails comes first, then what takes nobody knows how long, then what is due soonest', () => {
    const { missing } = answerOf(
      'australia march > vietnam 2027-03-17 2027-03-20 > kenya 2027-03-20 2027-03-30 > japan 2026-03-03 2026-03-04',
    );
    expect(missing.slice(0, 4).map(({ names }) => names)).toEqual(['Japón', 'Australia', 'Kenia', 'Vietnam']);
  });
});

describe('the answer as a whole', () => {
  test('says the conditions of a connection once, there and back', () => {
    const { ask, sentence } = answerOf('(india in) > japan march > (india in)');
    expect(ask.map(({ text }) => text)).toEqual([expect.stringMatching(/^No tramitas nada si cumples esto/)]);
    expect(sentence.match(/pasas sin visa/g)).toHaveLength(1);
  });

  test('is good only where all of it could be read', () => {
    const route = 'aruba 2027-03-03 2027-03-10';
    expect(answerOf(route).level).toBe('good');
    expect(answerOf(route, '', { route: 'No conocemos «X».', passport: false, words: [] })).toMatchObject({
      level: 'ask',
      sentence: expect.stringMatching(/^Falta una parte\. No conocemos «X»\./),
    });
    expect(answerOf(route, '', { route: '', passport: false, words: ['mi perro'] }).sentence).toMatch(
      /^De lo que escribiste no leímos «mi perro»\./,
    );
  });

  test('asks about a visa of the region only where the route goes on within it', () => {
    const asked = (route: string) => answerOf(route).ask.filter(({ text }) => text.includes('visa de la región'));
    expect(asked('kenya march > rwanda 2027-03-17 2027-03-20')).toHaveLength(1);
    expect(asked('kenya march > japan 2027-03-17 2027-03-20')).toHaveLength(0);
  });

  test('asks of a passport that may be too short before what strands nobody', () => {
    const { ask } = answerOf('ireland 2027-03-03 2027-04-17 > south-korea 2027-04-17 2027-04-20', 'until:2027-06-01');
    expect(ask.map(({ names }) => names)).toEqual(['Corea del Sur', 'Corea del Sur', 'Irlanda']);
  });

  test('is not good where the SRE asks not to travel', () => {
    expect(answerOf('haiti march').level).toBe('ask');
  });

  test('says what it still needs', () => {
    const { level, needed } = answerOf('aruba', 'until:');
    expect(level).toBe('ask');
    expect(needed).toBe('las fechas de Aruba');
    expect(answerOf('united-kingdom > aruba', 'until:').needed).toBe('las fechas del Reino Unido y Aruba');
    expect(answerOf('japan march', 'until:').needed).toBe('cuándo vence tu pasaporte');
    expect(answerOf('thailand march > cambodia 2027-03-17 2027-03-20').needed).toContain('cómo llegas a Camboya');
  });

  test('never adds up a price that nobody knows', () => {
    const { cost } = answerOf('vietnam march > oman 2027-03-17 2027-03-20');
    expect(cost.value).toMatch(/^Al menos 500\sMXN$/);
    expect(cost.small).toContain('Falta el precio de Omán');
    expect(answerOf('(vietnam in) > japan march').cost.value).toBe('Por confirmar');
  });
});

const people = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  ages: fc.array(fc.integer({ min: -1, max: 17 }), { maxLength: 3 }),
  company: fc.constantFrom('' as const, 'both' as const, 'one' as const, 'other' as const),
  shared: fc.option(fc.boolean(), { nil: undefined }),
  holds: fc.uniqueArray(fc.constantFrom(...DOCUMENTS), { maxLength: 2 }),
});
const routes = fc
  .array(fc.tuple(fc.constantFrom(...byPlace.keys()), fc.constantFrom('', ' in', ' out')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((legs) =>
    [
      ...legs.map(([slug, way], at) => (way ? `(${slug}${way})` : `${slug} 2027-0${at + 2}-03 2027-0${at + 2}-17`)),
      'japan 2027-05-03 2027-05-17',
    ].join(' > '),
  );

test('one more traveller never takes away anything that is missing', () => {
  fc.assert(
    fc.property(routes, people, fc.boolean(), (route, who, isChild) => {
      const more = isChild ? { ...who, ages: [...who.ages, 8] } : { ...who, adults: who.adults + 1 };
      const kinds = (whom: typeof who) =>
        new Set(
          journeyFindings(travellersOf(whom), { legs: routeOf(route), earlier: [] }, today, RULES).flatMap((each) => {
            if (each.kind === 'apply') return [`${each.status} ${each.details.country.slug}`];
            return each.kind === 'leave-mexico' && each.level === 'todo' ? ['leave'] : [];
          }),
        );
      for (const missing of kinds(who)) expect(kinds(more)).toContain(missing);
    }),
  );
});

/** Each unknown that content, or the reader, can leave: the same journey with it. */
const UNKNOWNS: Record<string, (leg: Leg) => Leg> = {
  'a status nobody could confirm': changing(({ details }) => {
    Object.assign(details.country, { confidence: 'low', doubt: 'Está por confirmar.' });
  }),
  'a stay without a figure': changing(({ place }) => Object.assign(place.stay, { limit: { kind: 'unknown' } })),
  'a stay nobody could confirm': changing(({ place }) => {
    Object.assign(place.stay, { confidence: 'low', doubt: 'Está por confirmar.', limit: TWENTY });
  }),
  'no rule for the passport': changing(({ place }) => Object.assign(place, { validity: undefined })),
  'days nobody said': (leg) => (leg.kind === 'stop' ? { ...leg, entry: undefined, exit: undefined } : leg),
  'a connection of which nothing is known': (leg) =>
    leg.kind === 'layover' ? { ...leg, hub: undefined, facts: undefined } : leg,
  'a connection on which nobody is sure': (leg) =>
    leg.kind === 'layover' && leg.hub
      ? { ...leg, hub: { ...leg.hub, airside: OPEN, landside: OPEN, later: undefined } }
      : leg,
};
const TWENTY = { kind: 'known', longest: { count: 20, unit: 'days' } } as const;
const OPEN = { status: 'unknown', hasConditions: false, text: 'No se sabe.', confidence: 'low' } as const;

function changing(change: (facts: PlaceFacts) => void) {
  return (leg: Leg): Leg => {
    if (!leg.facts) return leg;
    const facts = structuredClone(leg.facts);
    change(facts);
    // On every day: what comes later is as unknown.
    const { details, place, personal } = facts;
    return {
      ...leg,
      facts: { details: { ...details, later: undefined }, place: { ...place, later: undefined }, personal },
    };
  };
}

describe('an unknown never yields «ninguna»', () => {
  /** Planes are changed, once, at a place of which something is known, and the route stays nowhere on its ground. */
  const isPassedOnly = (leg: Leg | undefined, legs: readonly Leg[]) => {
    const ground = ({ facts }: Leg) => facts?.place.counted?.id ?? facts?.place.slug;
    return (
      leg?.kind === 'layover' &&
      leg.hub !== undefined &&
      legs.every((other) => other === leg || ground(other) !== ground(leg))
    );
  };

  test.each(Object.entries(UNKNOWNS))('%s', (what, unknown) => {
    fc.assert(
      fc.property(routes, people, fc.nat(9), (route, who, which) => {
        const legs = routeOf(route);
        const open = legs.map((leg, at) => (at === which % legs.length ? unknown(leg) : leg));
        const leg = legs[which % legs.length];
        fc.pre(what.includes('connection') ? isPassedOnly(leg, legs) : leg?.kind === 'stop');
        // Whoever has a visa of a place, or lives there, may have days and a rule of their own.
        fc.pre(!/stay|passport/.test(what) || who.holds.length === 0);
        expect(answerTo(open, who).sentence).not.toMatch(/ninguna/);
      }),
    );
  });

  test.each([
    ['until when the passport is valid', 'japan march', 'until:'],
    ['until when a child’s is valid, which is too old', 'france march', 'ages:6 company:both; c0 issued:2016-01-01'],
    ['how one arrives where that decides', 'peru 2027-02-25 2027-03-03 > venezuela march', ''],
    ['whether one leaves the zone where that decides', '(japan in) > (united-kingdom) > peru march', ''],
    ['with whom a minor travels', 'japan march', 'ages:6'],
    ['what the others hold', 'united-states march', 'adults:2 us-visa'],
    ['whether a proviso is met', 'oman 2027-03-03 2027-03-10', 'us-visa'],
  ])('%s', (_what, route, who) => {
    expect(answerOf(route, who).sentence).not.toMatch(/ninguna/);
  });

  test('and where all is known, it is said', () => {
    expect(answerOf('(france in) > japan march').sentence).toMatch(/^No te falta ninguna visa\./);
  });
});

test('what is not known is never called nothing', () => {
  fc.assert(
    fc.property(routes, people, (route, who) => {
      const legs = routeOf(route);
      const findings = journeyFindings(travellersOf(who), { legs, earlier: [] }, today, RULES);
      const isOpen = findings.some(
        (each) =>
          each.kind === 'entry' && !each.isInside && (each.level === 'ask' || each.level === 'todo') && !each.isHeld,
      );
      if (isOpen) expect(answerTo(legs, who).sentence).not.toMatch(/No te falta ninguna/);
      if (findings.some((each) => each.kind === 'entry' && !each.isInside && each.level === 'ask')) {
        expect(answerTo(legs, who).sentence).not.toMatch(CALM);
      }
    }),
  );
});
