import { expect, test } from 'vitest';
import { stillSaid } from './route.ts';
import { testItineraries } from './testing/sample-journeys.ts';

testItineraries(
  'the passport',
  `
valid on the last day | japan march | until:2027-03-17 | free, passport +0, stay
ends on the last day but one | japan march | until:2027-03-16 | free, NO passport expired during-stay, stay
ends before the journey | japan march | until:2027-03-02 | free, NO passport expired before-entry, stay
nobody said until when | japan march | until: | free, ? passport no-expiry, stay
six months to the day | united-arab-emirates march | until:2027-09-03 | free, passport +0, stay
six months short by a day | united-arab-emirates march | until:2027-09-02 | free, NO passport -1, stay
sixty days after the stay that is allowed | turkey march | until:2027-06-01 |
  ! eta, ! apply eta by 2027-03-01, ! fee 1000, passport +0, stay
a day short of that | turkey march | until:2027-05-31 | ! eta, ! apply eta by 2027-03-01, ! fee 1000, NO passport -1, stay
a rule in doubt that it does not meet | south-korea 2026-12-10 2026-12-20 | until:2027-06-19 |
  ! eta, ? doubt status, ! apply eta, ? fee 140, ? passport -1, ? stay
three months after the last day in the area, wherever that is |
  spain 2027-03-01 2027-03-10 > italy 2027-03-10 2027-03-20 | until:2027-06-20 |
  free, passport +0, stay > inside, passport +0, stay
a day short of that at both | spain 2027-03-01 2027-03-10 > italy 2027-03-10 2027-03-20 | until:2027-06-19 |
  free, NO passport -1, stay > inside, NO passport -1, stay
too old | france march | until:2030-01-01 issued:2017-03-03 | free, NO passport too old, stay
too short for the connection, where one goes out | (panama out) > colombia march | until:2027-06-01 |
  free, NO passport -94 > free, passport, stay
too short for the connection, if one goes out | (panama) > colombia march | until:2027-06-01 |
  free, ? passport -94 > free, passport, stay
ended at the connection home | japan march > (united-states) | until:2027-03-16 us-visa |
  free, NO passport expired during-stay, stay > free held, NO passport expired before-entry, + us-visa
short on the day of entry already, whenever one leaves | vietnam 2027-03-03 | until:2027-06-01 |
  ! eta, ? dates missing, ! apply eta by 2027-02-25, ! fee 500, NO passport -94
judged at the stop, where its visit begins at a connection | (spain) > france march | until:2027-05-01 |
  free > inside, NO passport -47, stay
judged at the stop, where one leaves by a connection of the area | spain march > (france) | until:2027-05-01 |
  free, NO passport -47, stay > inside
not judged before there is a day | vietnam | until:2027-01-01 | ! eta, ? dates missing, ! apply eta, ! fee 500
ended already, whenever one goes | japan | until:2026-11-01 | free, ? dates missing, NO passport expired before-entry
`,
);

testItineraries(
  'children',
  `
who pay less until fifteen | united-states march | adults:2 ages:8+16 company:both |
  ! visa, ! apply visa, ! fee 11400, passport, stay
of fourteen | united-states march | ages:14 company:both | ! visa, ! apply visa, ! fee 4000, passport, stay
of fifteen | united-states march | ages:15 company:both | ! visa, ! apply visa, ! fee 7400, passport, stay
of an age that was not said | united-states march | ages:-1 company:both |
  ! visa, ! apply visa, ! fee 7400, passport, stay
who pay nothing | aruba march | adults:2 ages:7+8 company:both | free, ! fee 1000, passport, stay
with one parent | japan march | ages:8 company:one | free, passport, stay, + leave Mexico
with neither parent | japan march | ages:8 company:other | free, passport, stay, ! leave Mexico
of two, one with somebody else | japan march | ages:8+10 company:both adults:2; c1 company:other |
  free, passport, stay, ! leave Mexico
of two, one with somebody else and a signed permit | japan march | ages:8+10 company:both adults:2; c1 company:other signed |
  free, passport, stay, + leave Mexico
alone, whatever was said of it | japan march | ages:15 adults:0; c0 company:both | free, passport, stay, ! leave Mexico
with nobody knows whom | japan march | ages:8 | free, passport, stay, ? leave Mexico
of whom no permit is asked | south-korea march | ages:17 company:both |
  ! eta, ? doubt status, ! apply eta of a0, ? fee 140, passport, ? stay
alone where none is asked of them | south-korea march | adults:0 ages:17 signed | ! eta, passport, ? stay, + leave Mexico
with both parents | japan march | ages:8 company:both | free, passport, stay
`,
);

testItineraries(
  'several people, of whom one holds a visa',
  `
a mother with a US visa and her child | united-states march | us-visa ages:10 company:one |
  ! visa, ! apply visa of c0?, ! fee 300, passport, stay, + us-visa of a0, + leave Mexico
a child who has one too | united-states march | us-visa shared ages:10 company:both |
  visa held, passport, stay, + us-visa
each asks for what they lack | canada march | us-visa arrival:air adults:2 |
  ! visa, ! apply eta by 2027-02-27 of a0, ! fee 140, ! apply visa of a1?, ! fee 3700, passport, stay, + us-visa of a0
what everybody lacks is asked for once | united-kingdom march | us-visa adults:2 |
  ! eta, ! apply eta by 2027-02-25, ! fee 800, passport, stay
`,
);

testItineraries(
  'who lives in the area',
  `
is not counted in their own country, and carries the card | spain 2027-01-01 2027-11-11 | schengen-residence |
  free, ? doubt home, + schengen-residence
asks how long elsewhere in it | spain 2027-01-01 2027-06-30 > france 2027-06-30 2027-07-10 | schengen-residence |
  free, ? doubt home, + schengen-residence > inside
brings a visitor, who is counted | spain 2027-01-01 2027-11-11 | schengen-residence adults:2 |
  free, passport, NO stay over 225, + schengen-residence of a0
`,
);

testItineraries(
  'another passport',
  `
of a country that insists on it | united-states march | also:US | + own passport, free held
of a country that does not | peru march | also:PE | ? own passport, free held
of a country nobody knows that of | japan march | also:JP | ? own passport, free held
of another country than the one visited | japan march | also:US | only Mexican US, free, passport, stay
of where planes are changed, both ways | (united-states) > japan march > (united-states) | also:US |
  + own passport at 0+2, free held > only Mexican US, free, passport, stay > free held
of another member of the area, however long | france 2027-03-01 2027-06-30 | also:ES | + member ES, free held
of another member, said once for the area |
  france 2027-03-01 2027-03-10 > italy 2027-03-10 2027-03-20 | also:ES | + member ES, free held > inside
of another member, out of the area and back |
  france 2027-03-01 2027-03-10 > united-kingdom 2027-03-11 2027-03-20 > italy 2027-03-21 2027-09-20 | also:ES |
  + member ES at 0+2, free held > ! eta, ! apply eta by 2027-02-23, ! fee 400, passport, stay > free held
of a member, in a place that is counted with the area and is none | san-marino 2027-03-03 2027-03-10 | also:ES |
  only Mexican ES, free, passport, stay
of a country that the area lets in as a visitor | spain 2027-03-01 2027-05-30 | also:GB |
  free, passport, NO stay over 1
of a member, in a country of the union that is not of the area, however long |
  ireland 2027-03-01 2027-09-30 | also:ES | + member ES, free held
of Ireland, in the United Kingdom and in the area, however long |
  united-kingdom 2027-03-01 2027-09-30 > spain 2027-09-30 2027-12-31 | also:IE |
  + member IE, free held > + member IE, free held
of Ireland, by London to Dublin | (united-kingdom in) > ireland march | also:IE |
  + member IE, free held > ? own passport, free held
of the United Kingdom, in Ireland | ireland 2027-03-01 2027-09-30 | also:GB | + member GB, free held
of Canada, to the United States by land | united-states march | also:CA until:2027-03-10 arrival:land |
  + shows CA, free, stay
of a state, in its territory | puerto-rico march | also:US | ? own passport, free held
of a state, in a territory that decides for itself | aruba 2027-03-03 2027-03-10 | also:NL |
  only Mexican NL, free, ! fee 400, passport, stay
of the reader, and somebody comes along who is a visitor | peru 2027-01-01 2027-07-10 | also:PE adults:2 until:2027-07-15 |
  ? own passport of a0, free, passport +14, NO stay over 8
of who comes along, and the reader is a visitor | peru 2027-01-01 2027-07-10 | adults:2; a1 also:PE |
  ? own passport of a1, free, passport, NO stay over 8
of a member, and somebody comes along whose days count | spain 2027-01-01 2027-04-10 | also:FR adults:2 |
  + member FR of a0, free, passport, NO stay over 10
at home, and on to another member | spain 2027-01-01 2027-03-31 > france 2027-03-31 2027-04-10 | also:ES |
  ? own passport, free held > inside
does not put impossible days right | united-states 2027-03-17 2027-03-03 | also:US |
  + own passport, free held, NO dates reversed
`,
);

// 40 dollars, three days: 27 February, the last day before the eve of 3 March and 72 hours. By it one stays 90 days.
testItineraries(
  'another passport, by an official list',
  `
Spanish by Miami | (united-states in) > japan march | also:ES |
  + shows ES, ! eta, ! apply eta by 2027-02-27, ! fee 800 > only Mexican ES, free, passport, stay
Italian to New York | united-states march | also:IT | + shows IT, ! eta, ! apply eta by 2027-02-27, ! fee 800, stay
ninety days | united-states 2027-03-03 2027-05-31 | also:IT | + shows IT, ! eta, ! apply eta by 2027-02-27, ! fee 800, stay
ninety-one | united-states 2027-03-03 2027-06-01 | also:IT |
  + shows IT, ! eta, ! apply eta by 2027-02-27, ! fee 800, NO stay over 1
with the visa in hand it changes nothing | united-states march | also:IT us-visa |
  visa held, passport, stay, + us-visa
Italian to Toronto | canada march | also:IT | + shows IT, ! eta, ! apply eta by 2027-02-27, ! fee 140, stay
Italian to Toronto by land | canada march | also:IT arrival:land | + shows IT, free, stay
Italian to Toronto with a US visa: the same eTA | canada march | also:IT us-visa |
  ! eta, ! apply eta by 2027-02-27, ! fee 140, passport, stay, + us-visa
Italian to London: the same ETA | united-kingdom march | also:IT |
  ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay
of none that is spared a visa: the Mexican one asks for no more | united-kingdom march | also:PE |
  ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay
of one of which the list does not speak | united-kingdom march | also:BM |
  only Mexican BM, ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay
of no list | united-states march | also:PE | only Mexican PE, ! visa, ! apply visa, ! fee 3700, passport, stay
after Cuba, on this route | cuba march > united-states 2027-03-17 2027-03-20 | also:ES |
  only Mexican ES, ! eta, ! apply eta, ! fee 1000, passport, stay > ? closed to ES, ! visa, ! apply visa, ! fee 3700, passport, stay
after Cuba, earlier | united-states march | also:ES earlier:cuba_2026-03-01_2026-03-08 |
  ? closed to ES, ! visa, ! apply visa, ! fee 3700, passport, stay
one permit for two places | puerto-rico 2027-01-10 2027-01-20 > united-states 2027-01-20 2027-01-25 | also:ES |
  + shows ES at 0+1, ! eta, ! apply eta by 2027-01-06 at 0+1, ! fee 800, stay > ! eta, stay
of the child alone | united-states march | us-visa ages:6 company:both; c0 also:ES nothing |
  + shows ES of c0, ! eta, ! apply eta by 2027-02-27 of c0, ! fee 800, passport, stay, + us-visa of a0
of the reader alone, and of the other nobody said | united-states march | also:ES adults:2 |
  + shows ES of a0, ! visa, ! apply eta by 2027-02-27 of a0, ! fee 800, ! apply visa of a1?, ! fee 3700, passport, stay
of both | united-states march | also:ES adults:2; a1 also:IT |
  + shows ES of a0, + shows IT of a1, ! eta, ! apply eta by 2027-02-27, ! fee 1600, stay
of both, the same | united-states march | also:ES adults:2; a1 also:ES |
  + shows ES, ! eta, ! apply eta by 2027-02-27, ! fee 1600, stay
an expired Mexican one is no matter where the other is shown | united-states march | also:ES until:2027-01-01 |
  + shows ES, ! eta, ! apply eta by 2027-02-27, ! fee 800, stay
`,
);

testItineraries(
  'people one by one',
  `
of two children one is not told | united-states march | us-visa ages:16+4 company:both; c0 us-visa |
  ! visa, ! apply visa of c1?, ! fee 300, passport, stay, + us-visa of a0,c0
a child of whom it is said that it holds none | united-states march | us-visa ages:10 company:both; c0 nothing |
  ! visa, ! apply visa of c0, ! fee 300, passport, stay, + us-visa of a0
everybody has it, each said apart |
  united-states march | us-visa adults:2 ages:10 company:both; a1 us-visa; c0 us-visa |
  visa held, passport, stay, + us-visa
another document of each | canada march | us-visa adults:2; a1 ca-visa |
  ! eta, ! apply eta by 2027-02-27 of a0, ! fee 140, passport, stay, + us-visa of a0, + ca-visa of a1
the reader holds nothing and the other a visa | canada march | adults:2; a1 ca-visa |
  ! visa, ! apply visa of a0, ! fee 3700, passport, stay, + ca-visa of a1
three people, three answers | canada march | us-visa adults:3; a1 ca-visa; a2 nothing |
  ! visa, ! apply eta by 2027-02-27 of a0, ! fee 140, ! apply visa of a2, ! fee 3700, passport, stay, + us-visa of a0, + ca-visa of a1
a passport of their own, long enough, is not told twice | japan march | adults:2; a1 until:2030-01-01 | free, passport, stay
a passport of their own that ends before | japan march | adults:2; a1 until:2027-02-01 |
  free, passport, NO passport expired before-entry, stay
a passport of their own that is too old | france march | adults:2; a1 issued:2016-01-01 |
  free, passport, NO passport no-expiry, stay
the child’s last years too short for six months | vietnam march | ages:6 company:both; c0 until:2027-09-02 |
  ! eta, ! apply eta by 2027-02-25, ! fee 1000, passport, NO passport of c0 -1, stay
a child who was taken off the journey | vietnam march | ; c0 until:2027-01-01 nothing |
  ! eta, ! apply eta by 2027-02-25, ! fee 500, passport, stay
exactly six months | vietnam march | ages:6 company:both; c0 until:2027-09-03 |
  ! eta, ! apply eta by 2027-02-25, ! fee 1000, passport, stay
one of the area’s residents alone: the days of the other are counted |
  spain 2027-01-01 2027-06-30 | schengen-residence adults:2 apart |
  free, passport, NO stay over 91, + schengen-residence of a0
`,
);

// A visa that one child has must never be taken for another's.
test.each<[what: string, before: number[], after: number[], kept: string[]]>([
  ['a child more', [8], [8, 3], ['a1', 'c0', 'c1']],
  ['the same ages', [8, 3], [8, 3], ['a1', 'c0', 'c1']],
  ['the first child stays at home', [8, 3], [3], ['a1']],
  ['the last one does', [8, 3], [8], ['a1', 'c0']],
  ['another age', [8, 3], [8, 4], ['a1', 'c0']],
])('what was said of a child is never another child’s: %s', (_what, before, after, kept) => {
  const people = ['a1', 'c0', 'c1'].map((who) => ({ who }));
  expect(stillSaid(people, before, after).map(({ who }) => who)).toEqual(kept);
});
