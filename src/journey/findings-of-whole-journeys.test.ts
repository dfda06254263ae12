import { testItineraries } from './testing/sample-journeys.ts';

testItineraries(
  'by ship and by land',
  `
a cruise that comes back to the United States | united-states 2027-02-01 2027-02-02 >
  aruba 2027-02-05 2027-02-05 > united-states 2027-02-08 2027-02-09 | us-visa arrival:sea |
  visa held, passport, stay, + us-visa at 0+2 > free, ! fee 400, passport, stay > visa held, passport, stay
the same without the visa: it is needed twice | united-states 2027-02-01 2027-02-02 >
  aruba 2027-02-05 2027-02-05 > united-states 2027-02-08 2027-02-09 | arrival:sea |
  ! visa, ! apply visa, ! fee 3700, passport, stay > free, ! fee 400, passport, stay > ! visa, ? again, passport, stay
a port of Canada, where the American visa is worth nothing by sea | united-states 2027-07-01 2027-07-02 >
  canada 2027-07-03 2027-07-04 > united-states 2027-07-04 2027-07-09 | us-visa arrival:sea |
  visa held, passport, stay, + us-visa at 0+2 > ! visa, ! apply visa, ! fee 3700, passport, stay > visa held, passport, stay
the ship on the way back to where the plane had come: one visa of each for both |
  canada 2027-07-01 2027-07-03 air > united-states 2027-07-05 2027-07-08 sea > canada 2027-07-09 2027-07-10 sea |
  us-visa adults:2; a1 nothing | ! visa, ? again at 0+2, ! apply visa of a1, ! fee 3700, passport, stay, + us-visa of a0 at 0+1 >
  ! visa, ! apply visa of a1, ! fee 3700, passport, stay > ! visa, ! apply visa of a0, ! fee 3700, passport, stay
the same by plane | united-states 2027-07-01 2027-07-02 > canada 2027-07-03 2027-07-04 > united-states 2027-07-04 2027-07-09 |
  us-visa arrival:air |
  visa held, passport, stay, + us-visa at 0+1+2 > ! eta, ! apply eta by 2027-06-27, ! fee 140, passport, stay > visa held, passport, stay
a family over the bridge, each with the visa | united-states march | us-visa shared adults:2 ages:9 company:both arrival:land |
  visa held, passport, stay, + us-visa, ! fee 1800
an area of which only the ends are dated: all its days count |
  guatemala 2027-01-01 - > honduras - - > nicaragua - 2027-04-10 | arrival:land |
  free, ? dates missing, passport, NO stay over 10 > free, ? dates missing > ! visa, ? dates missing, ! apply visa, ! fee 600
the same with another country in between | guatemala 2027-01-01 - > belize - - > honduras - 2027-04-10 | arrival:land |
  free, ? dates missing, ? stay tally-unclear > free, ? dates missing, ! charge 400, + charge apart, ! charge 120, + charge apart > free, ? dates missing
Belize between two stays of one count, and its tax on leaving |
  guatemala 2027-01-01 2027-01-10 > belize 2027-01-10 2027-01-15 > guatemala 2027-01-15 2027-01-20 | arrival:land |
  free, passport, stay > free, ! charge 400, ! charge 100, ! charge 120, + charge apart, passport, stay > free, passport, stay
a border that was to be closed until a day before |
  thailand 2027-06-02 2027-06-08 > cambodia 2027-06-08 2027-06-12 land | |
  ! visa, ? doubt status, ? doubt stay, ! apply visa by 2027-05-02, ? fee 800, passport, ? stay >
  + arrival, ? closed-border, ! fee 600, passport, stay
a border that is closed by land | thailand 2027-03-03 2027-03-08 > cambodia 2027-03-08 2027-03-12 land | |
  ! visa, ? doubt status, ? doubt stay, ! apply visa by 2027-01-31, ? fee 800, passport, ? stay >
  + arrival, NO closed-border, ! fee 600, passport, stay
the way back, and nobody said how one crosses it | cambodia 2027-03-03 2027-03-08 > thailand 2027-03-08 2027-03-12 | |
  + arrival, ! fee 600, passport, stay >
  ! visa, ? closed-border, ? doubt status, ? doubt stay, ! apply visa by 2027-01-31, ? fee 800, passport, ? stay
the same by plane | thailand 2027-03-03 2027-03-08 > cambodia 2027-03-08 2027-03-12 air | |
  ! visa, ? doubt status, ? doubt stay, ! apply visa by 2027-01-31, ? fee 800, passport, ? stay >
  + arrival, ! fee 600, passport, stay
Nicaragua on the way to Panama | honduras 2027-01-10 2027-01-20 > nicaragua 2027-01-20 2027-01-25 >
  panama 2027-01-25 2027-02-10 | arrival:land |
  free, passport, stay > ! visa, ! apply visa, ! fee 600, passport, stay > free, passport, stay
`,
);

testItineraries(
  'back where one was',
  `
with a permit for as many entries as one likes |
  new-zealand 2027-03-03 2027-03-08 > japan 2027-03-08 2027-03-12 > new-zealand 2027-03-12 2027-03-14 | |
  ! eta, ! apply eta by 2027-02-27, ! fee 1500, passport, stay > free, passport, stay > ! eta, passport, stay
with a permit for two entries | india 2027-03-03 2027-03-08 > japan 2027-03-08 2027-03-12 > india 2027-03-12 2027-03-14 | |
  ! eta, ! apply eta by 2027-02-24, ! fee 500, passport, stay > free, passport, stay > ! eta, passport, stay
whose days run from the first entry |
  india 2027-03-03 2027-03-10 > japan 2027-03-10 2027-03-25 > india 2027-03-25 2027-04-05 | |
  ! eta, ! apply eta by 2027-02-24, ! fee 500, passport, stay > free, passport, stay > ! eta, passport, NO stay
  over 4
and are over by the second | india 2027-03-03 2027-03-10 > japan 2027-03-10 2027-04-10 > india 2027-04-10 2027-04-20 | |
  ! eta, ! apply eta by 2027-02-24, ! fee 500, passport, stay > free, passport, stay > ! eta, ! again, ! fee 500,
  passport, stay
and not at a border of another kind | india march air > china 2027-03-17 2027-03-20 > india 2027-04-10 2027-04-14 land | |
  ! eta, ? again, passport, stay > ! visa, ! apply visa by 2027-02-24, ? fee 2800, passport, ? stay unknown >
  ! visa, ! apply visa, ? fee unknown, passport, stay
and at none before | china 2027-03-03 2027-03-20 > india 2027-03-20 2027-03-24 land | |
  ! visa, ! apply visa by 2027-02-24, ? fee 2800, passport, ? stay unknown > ! visa, ! apply visa, ? fee unknown,
  passport, stay
and a third time | india 2027-03-03 2027-03-05 > japan 2027-03-05 2027-03-07 > india 2027-03-07 2027-03-09 >
  japan 2027-03-09 2027-03-11 > india 2027-03-11 2027-03-13 | |
  ! eta, ! apply eta by 2027-02-24, ! fee 500, passport, stay > free, passport, stay > ! eta, passport, stay >
  free, passport, stay > ! eta, ! again, ! fee 500, passport, stay
with a permit for one entry: another one | turkey 2027-03-03 2027-03-08 > egypt 2027-03-08 2027-03-12 >
  turkey 2027-03-12 2027-03-14 | |
  ! eta, ! apply eta by 2027-03-01, ! fee 1000, passport, stay > + arrival, ! fee 500, passport, stay >
  ! eta, ! again, ! fee 1000, passport, stay
`,
);

testItineraries(
  'families',
  `
of four to London and Paris, one child with another passport |
  united-kingdom 2027-03-03 2027-03-08 > france 2027-03-08 2027-03-20 | adults:2 ages:6+14 company:both; c0 also:ES |
  ! eta, ! apply eta by 2027-02-25, ! fee 1600, passport, stay > + member ES of c0, free, passport, stay
a child with one parent | brazil march | ages:8 company:one | free, passport, stay, + leave Mexico
a child with its grandmother | brazil march | ages:8 company:other | free, passport, stay, ! leave Mexico
the same, with the permit signed | brazil march | ages:8 company:other signed | free, passport, stay, + leave Mexico
grandparents with two children who hold the visa | united-states march | us-visa shared adults:2 ages:7+12 company:other |
  visa held, passport, stay, + us-visa, ! leave Mexico
an only adult without the visa of the reader, at a connection | (united-states in) > japan march | us-residence adults:2; a1 nothing |
  ! visa, ! apply visa of a1, ! fee 3700, + us-residence of a0 > free, passport, stay
the same eight days before | (united-states in) > japan 2026-11-30 2026-12-10 | us-visa adults:2; a1 nothing |
  ! visa, NO apply visa by 2026-09-29 late of a1, ! fee 3700, + us-visa of a0 > free, passport, stay
a card that runs out, with an adult who has none | united-states march | us-residence:2027-03-01 adults:2; a1 nothing |
  ! visa, ! apply visa of a0, ? fee unknown, ! apply visa of a1, ! fee 3700, passport, stay
a resident of the United States with somebody of whom nobody said it | canada march | us-residence adults:2 |
  ! visa, ! apply visa of a1?, ! fee 3700, passport, stay, + us-residence of a0
`,
);

testItineraries(
  'two passports on one route',
  `
an American to Cuba | cuba march | also:US | only Mexican US, ! eta, ! apply eta, ! fee 1000, passport, stay
an Italian who has been to Iran just before | iran 2027-03-01 2027-03-05 > united-states 2027-03-06 2027-03-10 | also:IT |
  only Mexican IT, ? free, ? doubt status, passport, ? stay > ? closed to IT, ! visa, ! apply visa, ! fee 3700, passport, stay
a Spaniard who only changed planes in Havana | (cuba in) > united-states march | also:ES |
  only Mexican ES, ? unknown, ? doubt layover > ? closed to ES, ! visa, ! apply visa, ! fee 3700, passport, stay
a Spaniard by London to Dublin | (united-kingdom in) > ireland march | also:ES |
  ! eta, ! apply eta by 2027-02-25, ! fee 400 > + member ES, free held
`,
);

testItineraries(
  'many borders',
  `
Asia with connections | (united-states in) > south-korea 2027-04-01 2027-04-05 > (china in) > thailand 2027-04-06 2027-04-20 |
  us-visa | free held, + us-visa > ! eta, ? doubt status, ! apply eta, ? fee 140, passport, stay > ? free >
  ! visa, ? doubt status, ? doubt stay, ! apply visa by 2027-03-01, ? fee 800, passport, ? stay
an authorisation whose entries one chooses, and a second one |
  vietnam 2027-03-01 2027-03-08 > cambodia 2027-03-08 2027-03-16 > vietnam 2027-03-16 2027-03-20 | |
  ! eta, ! apply eta by 2027-02-23, ! fee 1000, passport, stay > + arrival, ! fee 600, passport, stay > ! eta, ! again, passport, stay
the same for longer than its days last |
  vietnam 2027-03-01 2027-03-08 > japan 2027-03-08 2027-05-20 > vietnam 2027-05-20 2027-05-30 | |
  ! eta, ! apply eta by 2027-02-23, ! fee 1000, passport, stay > free, passport, stay > ! eta, ? again, passport, stay
a visa of so many days, which run on while one is away | armenia 2027-03-01 2027-03-05 > japan 2027-03-06 2027-03-20 >
  armenia 2027-03-20 2027-03-22 | | ! eta, ! apply eta by 2027-02-23, ! fee 760, passport, stay > free, passport, stay > ! eta, passport, stay
a connection after a stay, with the same visa | united-states 2027-01-10 2027-01-20 > japan 2027-01-22 2027-01-30 >
  (united-states in) | | ! visa, ! apply visa by 2026-11-09 late, ! fee 3700, passport, stay > free, passport, stay > ! visa, ? again
a visa after months with no place told | armenia 2026-11-27 2026-11-28 > united-states 2027-08-10 2027-08-20 | |
  ! eta, ! apply eta by 2026-11-23, ! fee 200, passport, stay > ! visa, ! apply visa unless away, ! fee 3700, passport, stay
Australia and New Zealand | australia 2027-01-01 2027-01-15 > new-zealand 2027-01-15 2027-01-30 | |
  ! visa, ! apply visa, ! fee 300, passport, stay > ! eta, ! apply eta by 2026-12-28, ! fee 1500, passport, stay
out of the area for thirty days: the ninety-first is in the second stay |
  spain 2027-01-01 2027-03-01 > turkey 2027-03-02 2027-03-31 > italy 2027-04-01 2027-05-01 | |
  free, passport, stay harms-later-stay > ! eta, ! apply eta by 2026-12-30, ! fee 1000, passport, stay > free, passport, NO stay over 1
a passport that is enough for the second stop and not for the first |
  spain 2027-03-01 2027-03-10 > turkey 2027-03-10 2027-03-20 | until:2027-06-08 |
  free, NO passport -2, stay > ! eta, ! apply eta by 2027-02-27, ! fee 1000, passport +0, stay
Israel, and Lebanon with a country between |
  israel 2027-03-01 2027-03-05 > united-arab-emirates 2027-03-05 2027-03-10 > lebanon 2027-03-10 2027-03-15 | |
  free, passport, stay > free, passport, stay > free, passport, stay, NO refused
`,
);
