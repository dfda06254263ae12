import { testItineraries } from './testing/sample-journeys.ts';

testItineraries(
  'one stop',
  `
visa-free | japan march | | free, passport, stay
a visa, and an officer who decides how long | united-states march | |
  ! visa, ! apply visa, ! fee 3700, passport, stay
its visa in hand | united-states march | us-visa | visa held, passport, stay, + us-visa
its residence in hand | united-states march | us-residence | visa held, + us-residence
a visa, of a reader who said nothing | united-states march | unsaid |
  ! visa, ! apply visa, ! fee 3700, passport, stay
an authorisation for which a week is advised | kenya march | | ! eta, ! apply eta by 2027-02-23, ! fee 600, passport, stay
four working days, longer than 72 hours | india march | | ! eta, ! apply eta by 2027-02-24, ! fee 500, passport, stay
a visa on arrival | cambodia march | | + arrival, ! fee 600, passport, stay
a visa on arrival, for up to so many days | tanzania march | | + arrival, ! fee 1000, ! charge 880, passport, stay
a visa that says how long | china march | | ! visa, ! apply visa by 2027-02-24, ? fee 2800, passport, ? stay unknown
the British visa instead of the ETA | united-kingdom march | uk-visa | free held, passport, stay, + uk-visa
a visa of another country that helps nothing | united-kingdom march | jp-visa |
  ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay
thirty days or more, as the officer says | belize 2027-03-03 2027-04-10 air | | free, ! charge 140, ! charge 120, + charge apart, passport, ? stay depends
a fee without a visa, and a doubt of longer stays alone | aruba march | | free, ! fee 400, passport, stay
a stay somebody disputes | ireland 2027-03-03 2027-04-02 | | free, ? doubt stay, passport, stay
a third of a stay somebody disputes | ireland 2027-03-03 2027-04-01 | | free, passport, stay
two stays that somebody may count together | ireland 2027-03-03 2027-03-10 > japan 2027-03-10 2027-03-15 > ireland 2027-03-15 2027-03-20 | |
  free, ? doubt stay at 0+2, passport, stay > free, passport, stay > free, passport, stay
a status in doubt | south-korea 2026-12-10 2026-12-20 | | ! eta, ? doubt status, ! apply eta, ? fee 140, passport, ? stay
status, stay and price in doubt | thailand march | |
  ! visa, ? doubt status, ? doubt stay, ! apply visa by 2027-01-31, ? fee 800, passport, ? stay
no price and no rule for the passport | oman 2027-03-03 2027-03-10 | |
  ! eta, ! apply eta, ? fee unknown, ? passport no-rule, stay
one day too many | japan 2027-03-03 2027-06-01 | | free, passport, NO stay over 1
the last day that is allowed | japan 2027-03-03 2027-05-31 | | free, passport, stay
a day too many where the member gives thirty | san-marino 2027-03-01 2027-03-31 | | free, passport, NO stay over 1
a second visit where one is given in 180 days, however short |
  iran 2027-03-01 2027-03-04 > japan 2027-03-04 2027-03-10 > iran 2027-08-30 2027-09-01 | |
  ? free, ? doubt status at 0+2, passport, ? stay > free, passport, stay > ? free, passport, NO stay over 3
and after them | iran 2027-03-01 2027-03-04 > japan 2027-03-04 2027-03-10 > iran 2027-08-31 2027-09-01 | |
  ? free, ? doubt status at 0+2, passport, ? stay > free, passport, stay > ? free, passport, ? stay
more than is given in a year |
  bolivia 2027-02-01 2027-04-01 > brazil 2027-04-01 2027-04-20 > bolivia 2027-04-20 2027-06-10 |  |
  free, passport, stay > free, passport, stay > free, passport, ? stay tally-unclear
`,
);

testItineraries(
  'what the reader holds, where it decides',
  `
nothing was said: the stricter | canada march | unsaid | ! visa unsaid, ! apply visa, ! fee 3700, passport, stay
the American visa, for whoever flies | canada march | us-visa |
  ! eta, ! apply eta by 2027-02-27, ! fee 140, passport, stay, + us-visa
the American visa by land is worth nothing | canada march | us-visa arrival:land |
  ! visa, ! apply visa, ! fee 3700, passport, stay
whoever changes planes arrives by air, whatever was said of other trips |
  (panama) > canada march | us-visa arrival:land |
  free > ! eta, ! apply eta by 2027-02-27, ! fee 140, passport, stay, + us-visa
the Canadian visa | canada march | ca-visa | free, passport, stay, + ca-visa
an old Canadian visa | canada march | ca-visa-last-10-years |
  ! eta, ! apply eta by 2027-02-27, ! fee 140, passport, stay, + ca-visa-last-10-years
the residence next door | canada march | us-residence | free, passport, stay, + us-residence
a resident is not held to a visitor’s days | canada 2027-03-03 2027-12-01 | ca-residence | free, + ca-residence
a visitor is | canada 2027-03-03 2027-09-03 | ca-visa | free, passport, NO stay over 1, + ca-visa
a rule with a proviso nobody asked about | oman 2027-03-03 2027-03-10 | us-visa |
  ? free, ? passport no-rule, stay, + us-visa
a proviso that is met | oman 2027-03-03 2027-03-10 meets | us-visa | free, ? passport no-rule, stay, + us-visa
a proviso that is not | oman 2027-03-03 2027-03-10 unmet | us-visa |
  ! eta, ! apply eta, ? fee unknown, ? passport no-rule, stay
a rule that gives fewer days than the stay, where the permit gives enough | oman 2027-03-03 2027-03-12 | us-visa |
  ! eta, ! apply eta, ? fee unknown, ? passport no-rule, ? stay depends
more days than anybody is given | oman 2027-03-03 2027-03-20 | us-visa |
  ? free, ? passport no-rule, NO stay over 10, + us-visa
one person by the rule, the other with the permit | oman 2027-03-03 2027-03-10 meets | us-visa adults:2; a1 nothing |
  ! eta, ! apply eta of a1, ? fee unknown, ? passport no-rule, stay, + us-visa of a0
a visa on arrival only for whoever meets a proviso | saudi-arabia march | us-visa |
  ? arrival, ! fee 1600, passport, stay, + us-visa
the time an authorisation takes is not that of the visa of whoever gets none | lilliput march | |
  ! visa, ! apply visa, ! fee 2000, ? passport no-rule, stay
the authorisation, in its time | lilliput march | us-visa arrival:air |
  ! eta, ! apply eta by 2027-02-23, ! fee 140, ? passport no-rule, stay, + us-visa
a reduction of another price is none | lilliput march | ages:8 company:both |
  ! visa, ! apply visa, ! fee 4000, ? passport no-rule, stay
the reduction of the price it belongs to | lilliput march | us-visa shared arrival:air ages:8 company:both |
  ! eta, ! apply eta by 2027-02-23, ! fee 200, ? passport no-rule, stay, + us-visa
free for whoever flies, as one does from another continent | oman 2027-03-03 2027-03-10 | jp-visa |
  free, ? passport no-rule, stay, + jp-visa
free for whoever flies, who has not said so | japan 2027-02-25 2027-03-03 > oman 2027-03-03 2027-03-10 | jp-visa |
  free, passport, stay > ? free, ? passport no-rule, stay, + jp-visa
free for whoever flies, as who changes planes does | (panama) > oman 2027-03-03 2027-03-10 | jp-visa |
  free > free, ? passport no-rule, stay, + jp-visa
another visa than a visitor’s, for more than six months | united-kingdom 2027-03-03 2027-10-10 | uk-visa |
  free held, passport, ? stay unknown, + uk-visa
a rule nobody could confirm | armenia march | us-residence |
  ! eta, ? doubt status, ! apply eta by 2027-02-25, ! fee 200, passport, stay
nothing, where a rule is not confirmed | armenia march | | ! eta, ! apply eta by 2027-02-25, ! fee 200, passport, stay
a long-stay visa of the area, for more than ninety days | spain 2027-03-01 2027-06-30 | schengen-visa |
  free, ? doubt home, + schengen-visa
over after them, where a visitor is asked for nothing | spain 2027-02-20 2027-02-25 > japan march | schengen-visa:2027-03-05 |
  free, + schengen-visa > free, passport, stay
for less, past its last day | spain 2027-03-01 2027-03-31 | schengen-visa:2027-03-20 |
  free, passport, ? stay, ? schengen-visa ends
`,
);

testItineraries(
  'what is held until a day',
  `
the American visa, by land at this border | canada march land | us-visa | ! visa, ! apply visa, ! fee 3700, passport, stay
by plane at one border, by land at the next | canada march air > united-states 2027-03-17 2027-03-20 land | us-visa |
  ! eta, ! apply eta by 2027-02-27, ! fee 140, passport, stay, + us-visa at 0+1 > visa held, passport, stay, ! fee 600
the American visa, gone before the entry | canada march air | us-visa:2027-03-02 |
  ! visa, ! apply visa, ! fee 3700, passport, stay
the American visa on its last day, past which a late plane lands | united-states march air | us-visa:2027-03-03 |
  visa held, passport, stay, ? us-visa ends
a visa good on the way there and gone on the way home |
  (united-states in) > japan march > (united-states in) | us-visa:2027-03-10 |
  free held, + us-visa > free, passport, stay > ! visa, ! apply visa, ! fee 3700
a Canadian visa that ran out counts as a recent one | canada march air | ca-visa:2027-01-01 |
  ! eta, ! apply eta by 2027-02-27, ! fee 140, passport, stay, + ca-visa-last-10-years
a residence that ends before one leaves | spain 2027-01-01 2027-06-30 | schengen-residence:2027-05-01 |
  free, passport, ? stay, ? schengen-residence ends
gone on the way back for one, and asked of the other on the way there |
  (united-states in) > japan march > (united-states in) | adults:2 us-visa:2027-03-10 |
  ! visa, ! apply visa of a1?, ! fee 3700, + us-visa of a0 > free, passport, stay >
  ! visa, ! apply visa of a0, ! fee 3700, ? again
a residence of one that ends later than the other’s | spain 2027-01-01 2027-06-30 |
  adults:2 shared schengen-residence:2028-01-01; a1 schengen-residence:2027-05-01 |
  free, passport, ? stay, + schengen-residence of a0, ? schengen-residence ends of a1
`,
);

testItineraries(
  'permits and their time',
  `
after a stop, on a day nobody said: before one leaves, with a passport that is too short already | japan march > vietnam - - |
  until:2027-08-20 | free, passport, stay > ! eta, ? dates missing, ! apply eta by 2027-02-25, ! fee 500, NO passport -14
in time on the last day | united-kingdom 2026-11-26 2026-11-30 | |
  ! eta, ! apply eta by 2026-11-22, ! fee 400, passport, stay
too late for the connection | (united-kingdom out) > japan 2026-11-25 2026-11-30 | |
  ! eta, NO apply eta by 2026-11-19 late, ! fee 400 > free, passport, stay
without a day there is no last day to apply | vietnam > united-kingdom march | |
  ! eta, ? dates missing, ! apply eta, ! fee 500 > ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay
`,
);

testItineraries(
  'facts that change before the day',
  `
free until May | narnia 2027-05-01 2027-05-26 | | free, ? passport, stay
an authorisation and fewer days from June on | narnia 2027-06-10 2027-07-05 | |
  ! eta, ! apply eta by 2027-06-04, ! fee 200, ? passport, NO stay over 6
a connection before the change | (narnia) > japan 2027-05-03 2027-05-17 | | free > free, passport, stay
a connection after the change | (narnia) > japan 2027-07-03 2027-07-17 | |
  ! eta, ! apply eta by 2027-06-27, ! fee 200 > free, passport, stay
a connection home after the change | japan 2027-05-20 2027-06-05 > (narnia) | |
  free, passport, stay > ! eta, ! apply eta by 2027-05-14, ! fee 200
the change lies between the way out and the way home | (narnia) > japan 2027-05-20 2027-06-05 > (narnia) | |
  free > free, passport, stay > ! eta, ! apply eta by 2027-05-14, ! fee 200
`,
);

testItineraries(
  'days that are missing or cannot be',
  `
no days at all | japan | | free, ? dates missing
no last day | japan 2027-03-03 | | free, ? dates missing
reversed days are in nobody’s way | japan 2027-03-17 2027-03-03 > peru 2027-03-10 2027-03-20 | |
  free, NO dates reversed > free, passport, stay
from today on | japan 2026-11-22 2026-11-30 | | free, passport, stay
in two places at once | japan march > vietnam 2027-03-10 2027-03-20 | |
  free, passport, stay > ! eta, NO dates overlap 0, ! apply eta by 2027-02-25, ! fee 500, passport, stay
a day trip where no border is crossed | italy march > san-marino 2027-03-05 2027-03-05 > france 2027-03-17 2027-03-20 | |
  free, passport, stay > inside, passport, stay > inside, passport, stay
a day trip over a border | japan march > south-korea 2027-03-05 2027-03-05 | |
  free, passport, stay > ! eta, NO dates overlap 0, ? doubt status, ! apply eta, ? fee 140, passport, stay
going on the same day | japan march > singapore 2027-03-17 2027-03-20 | | free, passport, stay > free, passport, stay
out of order | japan march > peru 2027-01-10 2027-01-20 | |
  free, passport, stay > free, NO dates overlap 0, passport, stay
a connection between stops without days | japan > (united-states) > peru | us-visa |
  free, ? dates missing > free held, + us-visa > free, ? dates missing
`,
);

// 90 days from the first day in any of the four; day 90 of 1 January is 31 March.
testItineraries(
  'an area without borders of its own, whose days are one count',
  `
the ninetieth day is lawful | guatemala 2027-01-01 2027-02-09 > honduras 2027-02-10 2027-03-31 | |
  free, passport, stay > free, passport, stay
the next one is not | guatemala 2027-01-01 2027-02-09 > honduras 2027-02-10 2027-04-01 | |
  free, passport, stay > free, passport, NO stay over 1
after the ninetieth day not even the day of entry |
  guatemala 2027-01-01 2027-03-31 > el-salvador 2027-04-01 2027-04-10 |  |
  free, passport, stay > free, passport, NO stay over 10
a country that asks for a visa counts all the same |
  guatemala 2027-01-01 2027-03-20 > nicaragua 2027-03-20 2027-04-05 |  |
  free, passport, stay > ! visa, ! apply visa, ! fee 600, passport, NO stay over 5
days elsewhere end the visit, and nobody says whether the count begins anew |
  guatemala 2027-01-01 2027-02-19 > japan 2027-02-20 2027-03-01 > honduras 2027-03-02 2027-04-20 |  |
  free, passport, stay > free, passport, stay > free, passport, ? stay tally-unclear
a member that gives more to whoever visits no other: nobody is sure of it | el-salvador 2027-01-01 2027-04-20 | |
  free, passport, ? stay tally-unclear
ninety days in one of them | guatemala 2027-01-01 2027-03-31 | | free, passport, stay
ninety-one | guatemala 2027-01-01 2027-04-01 | | free, passport, NO stay over 1
`,
);

// China lets through without a visa for 240 hours whoever goes on to a third country; the day of entry does not count.
testItineraries(
  'a stay that is a transit',
  `
on to a third country | china 2027-03-01 2027-03-09 > japan 2027-03-09 2027-03-20 | |
  ? free, passport > free, passport, stay
ten days | china 2027-03-01 2027-03-11 > japan 2027-03-11 2027-03-20 | | ? free, passport > free, passport, stay
eleven | china 2027-03-01 2027-03-12 > japan 2027-03-12 2027-03-20 | |
  ! visa, ! apply visa by 2027-02-22, ? fee 2800, passport, ? stay unknown > free, passport, stay
from one country and back to it |
  japan 2027-02-20 2027-03-01 > china 2027-03-01 2027-03-09 > japan 2027-03-09 2027-03-20 |  |
  free, passport, stay > ! visa, ! apply visa by 2027-02-15, ? fee 2800, passport, ? stay unknown > free, passport, stay
between two others | japan 2027-02-20 2027-03-01 > china 2027-03-01 2027-03-05 > singapore 2027-03-05 2027-03-20 | |
  free, passport, stay > ? free, passport > free, passport, stay
through a third country on the way home | china 2027-03-01 2027-03-09 > (united-states) | us-visa |
  ? free, passport > free held, + us-visa
without its last day nobody can say | china 2027-03-01 > japan 2027-03-12 2027-03-20 | |
  ! visa, ? dates missing, ! apply visa by 2027-02-22, ? fee 2800 > free, passport, stay
`,
);

// Each term runs back from the first departure: the passport may be needed for it, and nobody applies from abroad.
testItineraries(
  'permits of later stops',
  `
a visa in the middle | japan 2027-02-20 2027-03-01 > china 2027-03-01 2027-03-20 | |
  free, passport, stay > ! visa, ! apply visa by 2027-02-15, ? fee 2800, passport, ? stay unknown
of a later journey from its own departure | japan march > spain 2027-06-03 2027-06-19 > united-kingdom 2027-07-19 2027-07-25 | |
  free, passport, stay > free, passport, stay > ! eta, ! apply eta by 2027-05-30, ! fee 400, passport, stay
an authorisation that is late at home can be asked for on the way |
  spain 2026-11-24 2026-12-10 > united-kingdom 2026-12-10 2026-12-20 |  |
  free, passport, stay > ! eta, ! apply eta by 2026-12-06, ! fee 400, passport, stay
a visa that is late at home is late | japan 2026-11-24 2026-12-10 > china 2026-12-10 2026-12-28 | |
  free, passport, stay > ! visa, NO apply visa by 2026-11-17 late, ? fee 2800, passport, ? stay unknown
`,
);

// Announced for 2027: the first of January is the earliest it can mean.
testItineraries(
  'what is announced',
  `
before | croatia 2026-12-10 2026-12-31 | | free, passport, stay
a stay that ends in its time | croatia 2026-12-20 2027-01-01 | | free, passport, stay, ~ announced
within | croatia march | | free, passport, stay, ~ announced
asked where the area is entered, between two planes | (croatia out) > spain march | |
  free, ~ announced > inside, passport, stay
for a resident | croatia march | schengen-residence | free, + schengen-residence
for another member’s national | croatia march | also:ES | + member ES, free held
`,
);
