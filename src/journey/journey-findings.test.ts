import { expect, test } from 'vitest';
import { textRows } from '../catalogue/testing/text-rows.ts';
import { findingsOf, paperWords, whoOf } from './testing/sample-journeys.ts';

/** What is carried and filled in for the border with a star. */
const PAPERS = `
a form to fill in | *japan march | | + lodging, ! arrival-form
a form that opens a week before | *cambodia march | | + payment, + photo, ! arrival-form from 2027-02-24
a form that closes five days before | *cape-verde march | | ! arrival-form by 2027-02-26
a form of which nobody says whether it opens or closes then | *thailand march | |
  + authorisation, + lodging, ! arrival-form
a form of who comes by air, and nobody said how | vietnam 2027-03-01 2027-03-03 > *cambodia march | |
  + photo, + payment, + arrival-form from 2027-02-24
a form without a day | *cambodia | | + passport, + payment, + photo, ! arrival-form
a form of which nobody could confirm that one may leave it | *united-arab-emirates march | | ! arrival-form
a way out, of who told none | *panama 2027-03-03 | | + passport, ! onward-ticket
a way out, of who told its day | *panama march | | + onward-ticket
a way out, of who goes on | *panama 2027-03-03 > peru 2027-03-05 2027-03-09 | | + passport, + onward-ticket
a way out, of who flies on | *panama 2027-03-03 > (colombia) | | + passport, + onward-ticket
a way out, where it may be asked for | *spain 2027-03-03 | | + passport, + lodging, + money, + onward-ticket
what an application needs | *united-kingdom | | + passport, + authorisation, + photo, + payment, + lodging
no application with its visa | *united-kingdom | uk-visa | + passport, + lodging
no receipt for a visa one has | *united-states | us-visa | + passport, + ties, + other
no payment where a residence frees from it | *canada | us-residence | + passport, + onward-ticket
papers of a child | *united-states | ages:8 company:one | + passport, + payment, + ties, + other, + other, + minors
the certificate everybody is asked for | *colombia | | + passport, ! arrival-form, ! yellow-fever
no certificate from Mexico | *vietnam | | + passport, + authorisation, + photo, + lodging
a certificate after Peru | peru > *vietnam | | + passport, + lodging, + authorisation, + photo, ! yellow-fever
perhaps a certificate after a connection in Panama | (panama) > *singapore march | |
  ! arrival-form from 2027-02-28, ! yellow-fever perhaps by 2027-02-21
perhaps one where it is not clear whether it is asked of who comes from Mexico | *rwanda march | |
  ! yellow-fever perhaps by 2027-02-21
the day of whoever surely asks, once it is too late for who may ask |
  *rwanda 2026-12-01 2026-12-06 > singapore 2026-12-12 2026-12-14 | |
  ! yellow-fever perhaps by 2026-11-21
a certificate there after Kenya, and one permit of both | kenya 2027-03-01 2027-03-03 > *rwanda march | |
  ? authorisation, ! yellow-fever by 2027-02-21
none after three hours there | (panama in 3h) > *singapore march | | ! arrival-form from 2027-02-28
a certificate after twelve | (panama in 12h) > *singapore march | |
  ! arrival-form from 2027-02-28, ! yellow-fever by 2027-02-21
a certificate after going out there | (panama out) > *singapore march | |
  ! arrival-form from 2027-02-28, ! yellow-fever by 2027-02-21
a certificate after a stay, whatever the connection | peru 2027-02-01 2027-02-20 > (panama in) > *singapore march | |
  ! arrival-form from 2027-02-28, ! yellow-fever by 2027-02-01
nobody is vaccinated on the way | kenya 2027-01-01 2027-03-03 > *singapore march | |
  ! arrival-form from 2027-02-28, ! yellow-fever by 2027-01-01
a certificate within six days of leaving Peru | peru 2027-03-01 2027-03-10 > *australia 2027-03-16 2027-03-20 | |
  + photo, + money, ! yellow-fever by 2027-03-01
no certificate on the seventh day | peru 2027-03-01 2027-03-10 > *australia 2027-03-17 2027-03-20 | |
  + photo, + money
a certificate after Peru, where one was earlier | *australia 2027-03-16 2027-03-20 | earlier:peru_2027-03-01_2027-03-12 |
  + photo, + money, ! yellow-fever by 2027-03-06
no certificate after a risk country that the place does not count | panama > *australia | |
  + passport, + photo, + money
a certificate after a country that the place counts besides | tanzania > *aruba | | + passport, + lodging, + payment, ! yellow-fever
no certificate after Egypt, which has no yellow fever | egypt > *vietnam | | + passport, + authorisation, + photo, + lodging
no certificate for coming back to where one was | kenya 2027-03-01 2027-03-03 > japan 2027-03-03 2027-03-05 >
  *kenya 2027-03-05 2027-03-08 | | + authorisation, + photo, + itinerary
no certificate after a journey of months before | peru 2027-01-01 2027-01-10 > *vietnam march | | + lodging, + authorisation, + photo
no certificate where nobody is asked | bolivia > *peru | | + passport, + lodging
the border of the area | *spain > italy | | + passport, + lodging, + money, + onward-ticket
a registration of who comes from the area, while no connection there is told | *italy | |
  + passport, + lodging, + registration, + onward-ticket
no border within the area | spain > *italy | | ! registration
no border within the area on a connection | spain > (france) > *italy | | ! registration
the border passed at a connection | (spain) > *france | | + passport, + lodging, + insurance, + onward-ticket
the border passed at a connection after another stop | japan > (spain) > *france | |
  + passport, + lodging, + insurance, + onward-ticket
a certificate for the stops after, not before | *vietnam > peru | | + passport, + authorisation, + photo, + lodging
once, at the stop, where a visit begins at a connection | *(colombia out) > colombia march | |
none on leaving | colombia march > *(colombia out) | |
what is asked of everybody, but no advice | *thailand | | + authorisation, + passport, + lodging, ! arrival-form
each form on its own day | colombia 2027-03-03 2027-03-10 > *singapore 2027-03-10 2027-03-17 | |
  ! yellow-fever by 2027-02-21, ! arrival-form from 2027-03-07
nothing more at a second airport | (colombia out) > *(colombia out) > japan march | |
nothing of a visitor for a national | *united-states | also:US |
going out in Bogotá between two planes | *(colombia out) > peru march | |
  ! arrival-form from 2027-02-28, ! yellow-fever by 2027-02-21
staying inside in Bogotá | *(colombia in) > peru march | |
a form of who only changes planes | *(cape-verde in) > peru march | | ! arrival-form by 2027-02-26
insurance that the law asks for | *cuba march | | + authorisation, ! insurance by 2027-03-03
a child who goes out between two planes | *(united-states out) > peru | ages:8 company:one | + minors
`;

test.each(textRows(PAPERS))('papers: %s', (_what, route, who, papers) => {
  const at = route.split(' > ').findIndex((leg) => leg.startsWith('*'));
  expect(paperWords(findingsOf(route.replace('*', ''), whoOf(who)), at)).toBe(papers);
});

test('what several borders ask in the same words is said once, for all of them', () => {
  const asked = findingsOf('japan > ireland > united-kingdom').flatMap((each) =>
    each.kind === 'requirement' && each.topic === 'lodging' ? [each] : [],
  );
  expect(asked.map(({ at }) => at)).toEqual([[0, 1, 2]]);
});

test('of children, whoever pays less is named with what they pay', () => {
  const [fee] = findingsOf('aruba', { ages: [7, 9] }).flatMap((each) => (each.kind === 'fee' ? [each] : []));
  expect(fee).toMatchObject({
    pesos: 600,
    perAdult: 400,
    children: [
      { age: 7, pesos: 0, who: 'menores de 8 años' },
      { age: 9, pesos: 200, who: 'menores de 12 años' },
    ],
  });
});

/** What of children is to be got before leaving (`!`) or carried (`+`). */
const PERMITS = `
a border that turns back who has no permit | *brazil march | ages:8 company:one | ! minors
the same with the permit in hand | *brazil march | ages:8 company:one signed | + minors
the same, and nobody said with whom | *brazil march | ages:8 | ? minors
the same with both parents | *brazil march | adults:2 ages:8 company:both |
a border that may ask | *united-states march | ages:8 company:one us-visa shared | + other, + minors
only of who travels without parents: with one | *chile march | ages:8 company:one | + minors
only of who travels without parents: with another | *chile march | ages:8 company:other | ! minors
only of those under thirteen: one of thirteen | *chile march | ages:13 company:other | + minors
only of those under thirteen: nobody said how old | *chile march | ages:-1 company:other | ! minors
only of those under thirteen: one of two | *chile march | ages:15+12 company:other | ! minors
only of who travels with one parent: with another | *rwanda march | ages:8 company:other |
only of who travels with one parent | *rwanda march | ages:8 company:one | ! minors
only of who travels alone: with both parents, beside what each carries | *madagascar march | ages:8 company:both | + other
only of who travels alone, whom it may turn back | *madagascar march | adults:0 ages:15 | ? other, + other, ! minors
`;

test.each(textRows(PERMITS))('permits of children: %s', (_what, route, who, permits) => {
  const said = paperWords(findingsOf(route.replace('*', ''), whoOf(who)), 0).split(', ');
  expect(said.filter((paper) => /(minors|other)$/.test(paper)).join(', ')).toBe(permits);
});

/** What is paid besides the permit. */
const CHARGES = `
flown to one place and by land to the next, nights up to the limit | japan march air > belize 2027-03-17 2027-03-31 land | | carry apart, todo 140, todo 120, carry apart
of a child, less | belize 2027-03-03 2027-03-05 | arrival:land ages:8 | todo 500, todo 80, todo 240, carry apart
perhaps aboard | spain march > belize 2027-03-17 2027-03-19 sea > japan 2027-03-19 2027-03-20 sea | | carry apart, todo 120, carry apart
in the ticket of the plane | belize 2027-03-03 2027-03-05 | arrival:air | todo 40, todo 120, carry apart
nobody said how one leaves, or when | belize | | carry apart, carry apart, todo 120, carry apart
paid at the first of two entries for all their days | tanzania 2027-03-01 2027-03-08 > kenya march > tanzania 2027-03-17 2027-05-31 | |
  todo 880
the same a day longer | tanzania 2027-03-01 2027-03-08 > kenya march > tanzania 2027-03-17 2027-06-01 | |
  todo 880, todo 880
leaving by plane from a connection | belize march > (united-states) > japan | arrival:land | todo 140, todo 120, carry apart
`;

test.each(textRows(CHARGES))('what is paid besides the permit: %s', (_what, route, who, charges) => {
  const paid = findingsOf(route, whoOf(who)).flatMap((each) =>
    each.kind === 'fee' && each.words ? [`${each.level} ${each.pesos ?? 'apart'}`] : [],
  );
  expect(paid.join(', ')).toBe(charges);
});

test.each([
  ['south-korea 2026-12-10 2026-12-20', 'No está claro si México sigue exento de la K-ETA.'],
  [
    'south-korea 2026-12-31 2027-01-10',
    'Lo que sabíamos valía hasta el 31 de diciembre de 2026; confirma si sigue igual.',
  ],
  ['south-korea 2027-03-03 2027-03-10', 'Corea podría alargar otra vez la exención.'],
  ['(south-korea out) > japan 2026-12-10 2026-12-20', 'No está claro si México sigue exento de la K-ETA.'],
  ['(south-korea out) > japan 2027-03-03 2027-03-10', 'Corea podría alargar otra vez la exención.'],
])('the doubt is that of the day: %s', (route, text) => {
  expect(findingsOf(route)).toContainEqual(expect.objectContaining({ kind: 'doubt', text }));
});
