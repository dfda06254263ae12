import { testItineraries } from './testing/sample-journeys.ts';

testItineraries(
  'changing planes',
  `
in the United States both ways, with its visa | (united-states) > japan march > (united-states) | us-visa |
  free held, + us-visa at 0+2 > free, passport, stay > free held
in the United States both ways, with nothing | (united-states) > japan march > (united-states) | |
  ! visa, ! apply visa, ! fee 3700 > free, passport, stay > ! visa, ? again
in the United States only on the way home | japan march > (united-states in) | unsaid |
  free, passport, stay > ! visa, ! apply visa, ! fee 3700
in the United States as a resident | (united-states in) > japan march | us-residence |
  free held, + us-residence > free, passport, stay
each of the family needs a visa of their own |
  (united-states) > japan march | us-visa shared adults:2 ages:8+10 company:both |
  free held, + us-visa > free, passport, stay
in Canada with the American visa | (canada) > japan march | us-visa arrival:land |
  ! eta, ! apply eta by 2027-02-27, ! fee 140, + us-visa > free, passport, stay
in Canada with its own visa | (canada) > japan march | ca-visa | free held, + ca-visa > free, passport, stay
in two countries on one way | (united-states) > (canada) > japan march | us-visa |
  free held, + us-visa at 0+1 > ! eta, ! apply eta by 2027-02-27, ! fee 140 > free, passport, stay
in London, to collect the luggage | (united-kingdom out) > japan march | |
  ! eta, ! apply eta by 2027-02-25, ! fee 400 > free, passport, stay
in London with a British visa | (united-kingdom out) > japan march | uk-visa | free held, + uk-visa > free, passport, stay
in Madrid, on the way out of the area | (spain) > egypt march | | free > + arrival, ! fee 500, passport, stay
in Madrid, on the way to Paris: the border is in Madrid | (spain) > france march | | free > inside, passport, stay
in Madrid and Paris, on the way to Cairo | (spain in) > (france in) > egypt march | |
  free > inside > + arrival, ! fee 500, passport, stay
in Paris, on the way home from Madrid | spain march > (france) | | free, passport, stay > inside
within the United States: the visit begins there | (united-states in) > united-states march | |
  ! visa, ! apply visa, ! fee 3700 > inside, passport, stay
within China: passing through without a visa is not for a visit | (china in) > (china) > china march | |
  ! visa, ! apply visa by 2027-02-24, ? fee 2800 > inside > inside, passport, ? stay unknown
where nothing is known of connections, in two airports of one country | (vietnam in) > (vietnam in) > japan march | |
  ! eta, ! apply eta by 2027-02-25, ! fee 500 > inside > free, passport, stay
in Oman, where passing through asks for another permit than a visit | (oman in) > japan march | |
  ! visa, ! apply visa, ? fee unknown > free, passport, stay
within Aruba, whose fee is paid once | (aruba) > aruba march | | free, ! fee 400 > inside, passport, stay
in two airports of India: between them one is in the country | (india in) > (india in) > japan march | |
  ! eta, ! apply eta by 2027-02-24, ! fee 500 > inside > free, passport, stay
in Tehran, where going out is in doubt | (iran) > japan march | | ? free either way, ? doubt layover > free, passport, stay
in Aruba, going out, which is paid | (aruba out) > japan march | | free, ! fee 400 > free, passport, stay
in Aruba, not going out | (aruba in) > japan march | | free > free, passport, stay
in China, on the way to a third country | (china) > japan march | | ? free > free, passport, stay
within Thailand: what is in doubt is still told | (thailand) > thailand march | |
  ! visa, ! apply visa by 2027-01-31, ? fee 800 > inside, ? doubt status, ? doubt stay, passport, ? stay
in Cuba, where nobody knows | (cuba) > peru march | | ? unknown either way, ? doubt layover > free, passport, stay
in Cuba, going out | (cuba out) > peru march | | ! eta, ! apply eta, ! fee 1000 > free, passport, stay
where nothing is known of connections | (vietnam) > japan march | | ? unknown, ? doubt layover > free, passport, stay
where nothing is known of connections, going out | (vietnam out) > japan march | |
  ! eta, ! apply eta by 2027-02-25, ! fee 500 > free, passport, stay
at a place that could not be fetched | (?) > japan march | | ? unknown, ? doubt layover > free, passport, stay
in Sydney, for less than eight hours | (australia in 5h) > japan march | | ? free, ? doubt layover > free, passport, stay
in Sydney, for longer than one may stay in the zone | (australia in 12h) > japan march | |
  ! visa, ! apply visa, ! fee 300 > free, passport, stay
in China for thirty hours: one goes out | (china in 30h) > japan march | | ? free > free, passport, stay
in China, for longer than a transit | (china out 300h) > japan march | |
  ! visa, ! apply visa by 2027-02-24, ? fee 2800 > free, passport, stay
in Canada before a visit to it: the visitor’s visa alone | (canada in) > japan march > canada 2027-03-17 2027-03-20 | |
  ! visa, ? again > free, passport, stay > ! visa, ! apply visa, ! fee 3700, passport, stay
in Auckland before a visit to New Zealand: one permit | (new-zealand in) > new-zealand march | |
  ! eta, ! apply eta by 2027-02-27, ! fee 1500 > inside, passport, stay
in India without going out | (india in) > japan march | | ? free > free, passport, stay
in Istanbul without going out | (turkey in) > egypt march | | free > + arrival, ! fee 500, passport, stay
in Istanbul, to sleep | (turkey out) > egypt march | | ! eta, ! apply eta by 2027-03-01, ! fee 1000 > + arrival, ! fee 500, passport, stay
in Seoul without going out | (south-korea in) > japan march | | free, ? doubt layover > free, passport, stay
in Seoul, going out while its rule is in doubt | (south-korea out) > japan march | |
  ! eta, ? doubt layover, ! apply eta, ? fee 140 > free, passport, stay
in Sydney within eight hours | (australia in) > japan march | | ? free, ? doubt layover > free, passport, stay
in Sydney, to sleep | (australia out) > japan march | | ! visa, ! apply visa, ! fee 300 > free, passport, stay
in Cairo, where the visa is sold | (egypt) > kenya march | |
  + arrival either way, ! fee 500 > ! eta, ! apply eta by 2027-02-23, ! fee 600, passport, stay
where nothing is known of connections, and nothing is asked of a visitor | (peru) > japan march | | free > free, passport, stay
in Dublin, on the way to London | (ireland) > united-kingdom march | |
  free > ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay
`,
);

testItineraries(
  'who only passes',
  `
through Canada, and goes out, is a visitor | (canada out) > japan march | |
  ! visa, ! apply visa, ! fee 3700 > free, passport, stay
through Canada, and has not said which | (canada) > japan march | |
  ! visa either way, ! apply visa, ! fee 3700 > free, passport, stay
through New Zealand pays no levy | (new-zealand in) > australia march | au-visa |
  ! eta, ! apply eta by 2027-02-27, ! fee 300 > visa held, passport, stay, + au-visa
through New Zealand, and goes out, pays it | (new-zealand out) > australia march | au-visa |
  ! eta, ! apply eta by 2027-02-27, ! fee 1500 > visa held, passport, stay, + au-visa
`,
);

testItineraries(
  'the same ground again',
  `
the area, left and entered again |
  spain 2027-03-01 2027-03-10 > united-kingdom 2027-03-10 2027-03-15 > spain 2027-03-15 2027-03-20 |  |
  free, passport, stay > ! eta, ! apply eta by 2027-02-23, ! fee 400, passport, stay > free, passport, stay
an authorisation that may serve for one entry only |
  united-kingdom 2027-03-03 2027-03-10 > ireland 2027-03-10 2027-03-15 > united-kingdom 2027-03-15 2027-03-20 |  |
  ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay > free, passport, stay > ! eta, ? again, passport, stay
doubts of the same place are told once |
  thailand 2027-03-03 2027-03-10 > vietnam 2027-03-10 2027-03-15 > thailand 2027-03-15 2027-03-20 |  |
  ! visa, ? doubt status at 0+2, ? doubt stay at 0+2, ! apply visa by 2027-01-31, ? fee 800, passport, ? stay > ! eta, ! apply eta by 2027-02-25, ! fee 500, passport, stay > ! visa, ? again, passport, ? stay
three times through the same country |
  (united-states) > japan march > (united-states) > peru 2027-04-01 2027-04-10 > (united-states) |  |
  ! visa, ! apply visa, ! fee 3700 > free, passport, stay > ! visa, ? again at 2+4 > free, passport, stay > ! visa
a visa on arrival for each arrival |
  cambodia 2027-03-03 2027-03-10 > vietnam 2027-03-10 2027-03-15 > cambodia 2027-03-15 2027-03-20 |  |
  + arrival, ! fee 600, passport, stay > ! eta, ! apply eta by 2027-02-25, ! fee 500, passport, stay > + arrival, ! fee 600, passport, stay
the same country months later | united-states 2027-01-10 2027-01-20 > united-states 2027-06-01 2027-06-10 | |
  ! visa, ! apply visa by 2026-11-09 late, ! fee 3700, passport, stay > ! visa, ? again, passport, stay
a territory that takes the visa of its state |
  puerto-rico 2027-01-10 2027-01-20 > united-states 2027-01-20 2027-01-25 > puerto-rico 2027-01-25 2027-01-30 |  |
  ! visa, ! apply visa by 2026-11-09 late at 0+1, ! fee 3700, passport, stay > ! visa, passport, stay > ! visa, ? again, passport, stay
the same country with a day elsewhere | united-kingdom 2027-03-03 2027-03-10 > united-kingdom 2027-03-12 2027-03-14 | |
  ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay > ! eta, ? again, passport, stay
the same country on the next day | united-kingdom 2027-03-03 2027-03-10 > united-kingdom 2027-03-11 2027-03-14 | |
  ! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay > inside, passport, stay
the same country without leaving it |
  united-states 2027-01-10 2027-01-20 > united-states 2027-01-20 2027-01-25 | us-visa |
  visa held, passport, stay, + us-visa at 0+1 > inside, passport, stay
ninety days in two members | spain 2027-03-01 2027-04-15 > france 2027-04-15 2027-05-29 | |
  free, passport, stay > inside, passport, stay
ninety-one days in two members | spain 2027-03-01 2027-04-15 > france 2027-04-15 2027-05-30 | |
  free, passport, stay harms-later-stay > inside, passport, NO stay over 1
ninety days with those of an earlier stay | italy 2026-12-01 2027-01-28 | earlier:spain_2026-10-01_2026-10-31 |
  free, passport, stay
ninety-one days with those of an earlier stay | italy 2026-12-01 2027-01-29 | earlier:spain_2026-10-01_2026-10-31 |
  free, passport, NO stay over 1
a member that gives less, inside the area |
  italy 2027-03-01 2027-03-10 > san-marino 2027-03-10 2027-03-12 > croatia 2027-03-12 2027-03-20 |  |
  free, passport, stay > inside, passport, stay > inside, passport, stay, ~ announced
a connection on the way home, gone out of, is the ninety-first day |
  spain 2027-03-01 2027-05-29 > egypt 2027-05-30 2027-06-10 > (france out) |  |
  free, passport, stay harms-later-stay > + arrival, ! fee 500, passport, stay > free, NO stay over 1
a connection without going out is no day in the area |
  spain 2027-03-01 2027-05-29 > egypt 2027-05-30 2027-06-10 > (france in) |  |
  free, passport, stay > + arrival, ! fee 500, passport, stay > free
`,
);
