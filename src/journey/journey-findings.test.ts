import { expect, test } from 'vitest';
import { findingsOf, papersTold, told, type Who } from './testing/told-journey.ts';

/** A journey, who makes it, and what is said of each of its borders; solved by hand from `testing/known-places.ts`. */
type Itinerary = [what: string, route: string, who: Who, says: readonly string[]];

const SAYS: Record<string, readonly Itinerary[]> = {
  'one stop': [
    ['visa-free', 'japan 2027-03-03 2027-03-17', {}, ['free, passport, stay']],
    [
      'a visa, and an officer who decides how long',
      'united-states 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa, ! fee 3700, passport, ? stay depends'],
    ],
    [
      'its visa in hand',
      'united-states 2027-03-03 2027-03-17',
      { holds: ['us-visa'] },
      ['visa held, passport, ? stay depends, + us-visa'],
    ],
    [
      'its residence in hand',
      'united-states 2027-03-03 2027-03-17',
      { holds: ['us-residence'] },
      ['visa held, passport, ? stay depends, + us-residence'],
    ],
    [
      'a visa, of a reader who said nothing',
      'united-states 2027-03-03 2027-03-17',
      { holds: 'unsaid' },
      ['! visa, ! apply visa, ! fee 3700, passport, ? stay depends'],
    ],
    ['an authorisation', 'cuba 2027-03-03 2027-03-17', {}, ['! eta, ! apply eta, ! fee 1000, passport, stay']],
    [
      'an authorisation of three working days',
      'vietnam 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta by 2027-02-25, ! fee 500, passport, stay'],
    ],
    [
      'an authorisation for which a week is advised',
      'kenya 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta by 2027-02-23, ! fee 600, passport, stay'],
    ],
    [
      'four working days, longer than 72 hours',
      'india 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta by 2027-02-24, ! fee 500, passport, stay'],
    ],
    [
      'an authorisation within minutes',
      'turkey 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta, ! fee 1000, passport, stay'],
    ],
    ['a visa on arrival', 'cambodia 2027-03-03 2027-03-17', {}, ['+ arrival, ! fee 600, passport, stay']],
    [
      'a visa on arrival, for up to so many days',
      'tanzania 2027-03-03 2027-03-17',
      {},
      ['+ arrival, ! fee 1000, passport, ? stay depends'],
    ],
    [
      'a visa that weeks are needed for',
      'australia 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa, ! fee 300, passport, stay'],
    ],
    [
      'the Australian visa in hand',
      'australia 2027-03-03 2027-03-17',
      { holds: ['au-visa'] },
      ['visa held, passport, stay, + au-visa'],
    ],
    [
      'a visa that says how long',
      'china 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa by 2027-02-24, ! fee 2800, passport, ? stay unknown'],
    ],
    [
      'the British visa instead of the ETA',
      'united-kingdom 2027-03-03 2027-03-17',
      { holds: ['uk-visa'] },
      ['free held, passport, stay, + uk-visa'],
    ],
    [
      'a visa of another country that helps nothing',
      'united-kingdom 2027-03-03 2027-03-17',
      { holds: ['jp-visa'] },
      ['! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay'],
    ],
    ['up to 183 days', 'peru 2027-03-03 2027-03-17', {}, ['free, passport, ? stay depends']],
    ['a fee without a visa', 'aruba 2027-03-03 2027-03-17', {}, ['free, ! fee 400, passport, stay']],
    ['a stay somebody disputes', 'ireland 2027-03-03 2027-03-17', {}, ['free, ? doubt stay, passport, stay']],
    [
      'a status in doubt',
      'south-korea 2026-12-10 2026-12-20',
      {},
      ['! eta, ? doubt status, ! apply eta, ! fee 140, ? passport, ? stay'],
    ],
    [
      'status, stay and price in doubt',
      'thailand 2027-03-03 2027-03-17',
      {},
      ['! visa, ? doubt status, ? doubt stay, ! apply visa by 2027-01-31, ? fee 800, passport, ? stay'],
    ],
    ['no visa, but that is in doubt', 'iran 2027-03-03 2027-03-17', {}, ['? free, ? doubt status, passport, ? stay']],
    [
      'no price and no rule for the passport',
      'oman 2027-03-03 2027-03-10',
      {},
      ['! eta, ! apply eta, ? fee unknown, ? passport no-rule, stay'],
    ],
    ['one day too many', 'japan 2027-03-03 2027-06-01', {}, ['free, passport, NO stay over 1']],
    ['the last day that is allowed', 'japan 2027-03-03 2027-05-31', {}, ['free, passport, stay']],
    [
      'a day too many where the member gives thirty',
      'san-marino 2027-03-01 2027-03-31',
      {},
      ['free, passport, NO stay over 1'],
    ],
    [
      'more than is given in a year',
      'bolivia 2027-02-01 2027-04-01 > brazil 2027-04-01 2027-04-20 > bolivia 2027-04-20 2027-06-10',
      {},
      ['free, passport, stay', 'free, passport, stay', 'free, passport, ? stay tally-unclear'],
    ],
  ],

  'what the reader holds, where it decides': [
    ['nothing', 'canada 2027-03-03 2027-03-17', {}, ['! visa, ! apply visa, ! fee 3700, passport, stay']],
    [
      'nothing was said: the stricter',
      'canada 2027-03-03 2027-03-17',
      { holds: 'unsaid' },
      ['! visa unsaid, ! apply visa, ! fee 3700, passport, stay'],
    ],
    [
      'the American visa, for whoever flies',
      'canada 2027-03-03 2027-03-17',
      { holds: ['us-visa'] },
      ['! eta, ! apply eta, ! fee 140, passport, stay, + us-visa'],
    ],
    [
      'the American visa by land is worth nothing',
      'canada 2027-03-03 2027-03-17',
      { holds: ['us-visa'], arrival: 'land' },
      ['! visa, ! apply visa, ! fee 3700, passport, stay'],
    ],
    [
      'whoever changes planes arrives by air, whatever was said of other trips',
      '(panama) > canada 2027-03-03 2027-03-17',
      { holds: ['us-visa'], arrival: 'land' },
      ['free', '! eta, ! apply eta, ! fee 140, passport, stay, + us-visa'],
    ],
    ['the Canadian visa', 'canada 2027-03-03 2027-03-17', { holds: ['ca-visa'] }, ['free, passport, stay, + ca-visa']],
    [
      'an old Canadian visa',
      'canada 2027-03-03 2027-03-17',
      { holds: ['ca-visa-last-10-years'] },
      ['! eta, ! apply eta, ! fee 140, passport, stay, + ca-visa-last-10-years'],
    ],
    [
      'the residence next door',
      'canada 2027-03-03 2027-03-17',
      { holds: ['us-residence'] },
      ['free, passport, stay, + us-residence'],
    ],
    [
      'a resident is not held to a visitor’s days',
      'canada 2027-03-03 2027-12-01',
      { holds: ['ca-residence'] },
      ['free, passport, ? stay unknown, + ca-residence'],
    ],
    [
      'a visitor is',
      'canada 2027-03-03 2027-09-03',
      { holds: ['ca-visa'] },
      ['free, passport, NO stay over 1, + ca-visa'],
    ],
    [
      'a rule with a proviso nobody asked about',
      'oman 2027-03-03 2027-03-10',
      { holds: ['us-visa'] },
      ['? free, ? passport no-rule, stay, + us-visa'],
    ],
    [
      'a visa on arrival only for whoever meets a proviso',
      'saudi-arabia 2027-03-03 2027-03-17',
      { holds: ['us-visa'] },
      ['? arrival, ! fee 1600, passport, stay, + us-visa'],
    ],
    [
      'the time an authorisation takes is not that of the visa of whoever gets none',
      'lilliput 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa, ! fee 2000, ? passport no-rule, stay'],
    ],
    [
      'the authorisation, in its time',
      'lilliput 2027-03-03 2027-03-17',
      { holds: ['us-visa'], arrival: 'air' },
      ['! eta, ! apply eta by 2027-02-23, ! fee 140, ? passport no-rule, stay, + us-visa'],
    ],
    [
      'a reduction of another price is none',
      'lilliput 2027-03-03 2027-03-17',
      { ages: [8], company: 'both' },
      ['! visa, ! apply visa, ! fee 4000, ? passport no-rule, stay'],
    ],
    [
      'the reduction of the price it belongs to',
      'lilliput 2027-03-03 2027-03-17',
      { holds: ['us-visa'], arrival: 'air', ages: [8], company: 'both' },
      ['! eta, ! apply eta by 2027-02-23, ! fee 200, ? passport no-rule, stay, + us-visa of 2'],
    ],
    [
      'free for whoever flies, who has not said so',
      'oman 2027-03-03 2027-03-10',
      { holds: ['jp-visa'] },
      ['? free, ? passport no-rule, stay, + jp-visa'],
    ],
    [
      'free for whoever flies, as who changes planes does',
      '(panama) > oman 2027-03-03 2027-03-10',
      { holds: ['jp-visa'] },
      ['free', 'free, ? passport no-rule, stay, + jp-visa'],
    ],
    [
      'another visa than a visitor’s, for more than six months',
      'united-kingdom 2027-03-03 2027-10-10',
      { holds: ['uk-visa'] },
      ['free held, passport, ? stay unknown, + uk-visa'],
    ],
    [
      'a residence in the area, for more than ninety days',
      'spain 2027-03-01 2027-06-30',
      { holds: ['schengen-residence'] },
      ['free, passport, ? stay unknown'],
    ],
    [
      'a rule nobody could confirm',
      'armenia 2027-03-03 2027-03-17',
      { holds: ['us-residence'] },
      ['! eta, ? doubt status, ! apply eta by 2027-02-25, ! fee 200, passport, stay'],
    ],
    [
      'nothing, where a rule is not confirmed',
      'armenia 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta by 2027-02-25, ! fee 200, passport, stay'],
    ],
    [
      'a long-stay visa of the area, for more than ninety days',
      'spain 2027-03-01 2027-06-30',
      { holds: ['schengen-visa'] },
      ['free, passport, ? stay unknown'],
    ],
  ],

  'changing planes': [
    [
      'in the United States both ways, with its visa',
      '(united-states) > japan 2027-03-03 2027-03-17 > (united-states)',
      { holds: ['us-visa'] },
      ['free held, + us-visa at 0+2', 'free, passport, stay', 'free held'],
    ],
    [
      'in the United States both ways, with nothing',
      '(united-states) > japan 2027-03-03 2027-03-17 > (united-states)',
      {},
      ['! visa, ! apply visa, ! fee 3700', 'free, passport, stay', '! visa, ? again visa'],
    ],
    [
      'in the United States only on the way home',
      'japan 2027-03-03 2027-03-17 > (united-states in)',
      { holds: 'unsaid' },
      ['free, passport, stay', '! visa, ! apply visa, ! fee 3700'],
    ],
    [
      'in the United States as a resident',
      '(united-states in) > japan 2027-03-03 2027-03-17',
      { holds: ['us-residence'] },
      ['free held, + us-residence', 'free, passport, stay'],
    ],
    [
      'each of the family needs a visa of their own',
      '(united-states) > japan 2027-03-03 2027-03-17',
      { holds: ['us-visa'], adults: 2, ages: [8, 10], company: 'both' },
      ['free held, + us-visa of 4', 'free, passport, stay'],
    ],
    [
      'in Canada with nothing said',
      '(canada) > japan 2027-03-03 2027-03-17',
      { holds: 'unsaid' },
      ['! visa unsaid, ! apply visa, ! fee 3700', 'free, passport, stay'],
    ],
    [
      'in Canada with nothing',
      '(canada in) > japan 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa, ! fee 3700', 'free, passport, stay'],
    ],
    [
      'in Canada with the American visa',
      '(canada) > japan 2027-03-03 2027-03-17',
      { holds: ['us-visa'], arrival: 'land' },
      ['! eta, ! apply eta, ! fee 140, + us-visa', 'free, passport, stay'],
    ],
    [
      'in Canada with its own visa',
      '(canada) > japan 2027-03-03 2027-03-17',
      { holds: ['ca-visa'] },
      ['free held, + ca-visa', 'free, passport, stay'],
    ],
    [
      'in two countries on one way',
      '(united-states) > (canada) > japan 2027-03-03 2027-03-17',
      { holds: ['us-visa'] },
      ['free held, + us-visa at 0+1', '! eta, ! apply eta, ! fee 140', 'free, passport, stay'],
    ],
    [
      'in London, not knowing whether one goes out',
      '(united-kingdom) > japan 2027-03-03 2027-03-17',
      {},
      ['! eta either way, ! apply eta by 2027-02-25, ! fee 400', 'free, passport, stay'],
    ],
    [
      'in London without going out',
      '(united-kingdom in) > japan 2027-03-03 2027-03-17',
      {},
      ['? free, ? doubt layover', 'free, passport, stay'],
    ],
    [
      'in London, to collect the luggage',
      '(united-kingdom out) > japan 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta by 2027-02-25, ! fee 400', 'free, passport, stay'],
    ],
    [
      'in London with a British visa',
      '(united-kingdom out) > japan 2027-03-03 2027-03-17',
      { holds: ['uk-visa'] },
      ['free held, + uk-visa', 'free, passport, stay'],
    ],
    [
      'in Madrid, on the way out of the area',
      '(spain) > egypt 2027-03-03 2027-03-17',
      {},
      ['free', '+ arrival, ! fee 500, passport, stay'],
    ],
    [
      'in Madrid, on the way to Paris: the border is in Madrid',
      '(spain) > france 2027-03-03 2027-03-17',
      {},
      ['free', 'inside, passport, stay'],
    ],
    [
      'in Madrid and Paris, on the way to Cairo',
      '(spain in) > (france in) > egypt 2027-03-03 2027-03-17',
      {},
      ['free', 'inside', '+ arrival, ! fee 500, passport, stay'],
    ],
    [
      'in Paris, on the way home from Madrid',
      'spain 2027-03-03 2027-03-17 > (france)',
      {},
      ['free, passport, stay', 'inside'],
    ],
    [
      'within the United States: the visit begins there',
      '(united-states in) > united-states 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa, ! fee 3700', 'inside, passport, ? stay depends'],
    ],
    [
      'within China: passing through without a visa is not for a visit',
      '(china in) > (china) > china 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa by 2027-02-24, ! fee 2800', 'inside', 'inside, passport, ? stay unknown'],
    ],
    [
      'where nothing is known of connections, in two airports of one country',
      '(vietnam in) > (vietnam in) > japan 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta by 2027-02-25, ! fee 500', 'inside', 'free, passport, stay'],
    ],
    [
      'in Oman, where passing through asks for another permit than a visit',
      '(oman in) > japan 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa, ? fee unknown', 'free, passport, stay'],
    ],
    [
      'within Aruba, whose fee is paid once',
      '(aruba) > aruba 2027-03-03 2027-03-17',
      {},
      ['free, ! fee 400', 'inside, passport, stay'],
    ],
    [
      'in two airports of India: between them one is in the country',
      '(india in) > (india in) > japan 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta by 2027-02-24, ! fee 500', 'inside', 'free, passport, stay'],
    ],
    [
      'in Tehran, where going out is in doubt',
      '(iran) > japan 2027-03-03 2027-03-17',
      {},
      ['? free either way, ? doubt layover', 'free, passport, stay'],
    ],
    [
      'in Aruba, going out, which is paid',
      '(aruba out) > japan 2027-03-03 2027-03-17',
      {},
      ['free, ! fee 400', 'free, passport, stay'],
    ],
    ['in Aruba, not going out', '(aruba in) > japan 2027-03-03 2027-03-17', {}, ['free', 'free, passport, stay']],
    [
      'in China, on the way to a third country',
      '(china) > japan 2027-03-03 2027-03-17',
      {},
      ['? free', 'free, passport, stay'],
    ],
    [
      'within Thailand: what is in doubt is still told',
      '(thailand) > thailand 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa by 2027-01-31, ? fee 800', 'inside, ? doubt status, ? doubt stay, passport, ? stay'],
    ],
    [
      'in Cuba, where nobody knows',
      '(cuba) > peru 2027-03-03 2027-03-17',
      {},
      ['? unknown either way, ? doubt layover', 'free, passport, ? stay depends'],
    ],
    [
      'in Cuba, going out',
      '(cuba out) > peru 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta, ! fee 1000', 'free, passport, ? stay depends'],
    ],
    [
      'where nothing is known of connections',
      '(vietnam) > japan 2027-03-03 2027-03-17',
      {},
      ['? unknown, ? doubt layover', 'free, passport, stay'],
    ],
    [
      'where nothing is known of connections, going out',
      '(vietnam out) > japan 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta by 2027-02-25, ! fee 500', 'free, passport, stay'],
    ],
    [
      'at a place that could not be fetched',
      '(?) > japan 2027-03-03 2027-03-17',
      {},
      ['? unknown, ? doubt layover', 'free, passport, stay'],
    ],
    ['in India without going out', '(india in) > japan 2027-03-03 2027-03-17', {}, ['? free', 'free, passport, stay']],
    [
      'in Istanbul without going out',
      '(turkey in) > egypt 2027-03-03 2027-03-17',
      {},
      ['free', '+ arrival, ! fee 500, passport, stay'],
    ],
    [
      'in Istanbul, to sleep',
      '(turkey out) > egypt 2027-03-03 2027-03-17',
      {},
      ['! eta, ! apply eta, ! fee 1000', '+ arrival, ! fee 500, passport, stay'],
    ],
    [
      'in Seoul without going out',
      '(south-korea in) > japan 2027-03-03 2027-03-17',
      {},
      ['free, ? doubt layover', 'free, passport, stay'],
    ],
    [
      'in Seoul, going out while its rule is in doubt',
      '(south-korea out) > japan 2027-03-03 2027-03-17',
      {},
      ['! eta, ? doubt layover, ! apply eta, ! fee 140', 'free, passport, stay'],
    ],
    [
      'in Sydney within eight hours',
      '(australia in) > japan 2027-03-03 2027-03-17',
      {},
      ['? free, ? doubt layover', 'free, passport, stay'],
    ],
    [
      'in Sydney, to sleep',
      '(australia out) > japan 2027-03-03 2027-03-17',
      {},
      ['! visa, ! apply visa, ! fee 300', 'free, passport, stay'],
    ],
    [
      'in Cairo, where the visa is sold',
      '(egypt) > kenya 2027-03-03 2027-03-17',
      {},
      ['+ arrival either way, ! fee 500', '! eta, ! apply eta by 2027-02-23, ! fee 600, passport, stay'],
    ],
    ['in Panama', '(panama) > colombia 2027-03-03 2027-03-17', {}, ['free', 'free, passport, stay']],
    [
      'in Dublin, on the way to London',
      '(ireland) > united-kingdom 2027-03-03 2027-03-17',
      {},
      ['free', '! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay'],
    ],
  ],

  'the same ground again': [
    [
      'the area, left and entered again',
      'spain 2027-03-01 2027-03-10 > united-kingdom 2027-03-10 2027-03-15 > spain 2027-03-15 2027-03-20',
      {},
      ['free, passport, stay', '! eta, ! apply eta by 2027-03-04, ! fee 400, passport, stay', 'free, passport, stay'],
    ],
    [
      'an authorisation that may serve for one entry only',
      'united-kingdom 2027-03-03 2027-03-10 > ireland 2027-03-10 2027-03-15 > united-kingdom 2027-03-15 2027-03-20',
      {},
      [
        '! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay',
        'free, ? doubt stay, passport, stay',
        '! eta, ? again eta, passport, stay',
      ],
    ],
    [
      'doubts of the same place are told once',
      'thailand 2027-03-03 2027-03-10 > vietnam 2027-03-10 2027-03-15 > thailand 2027-03-15 2027-03-20',
      {},
      [
        '! visa, ? doubt status at 0+2, ? doubt stay at 0+2, ! apply visa by 2027-01-31, ? fee 800, passport, ? stay',
        '! eta, ! apply eta by 2027-03-04, ! fee 500, passport, stay',
        '! visa, ? again visa, passport, ? stay',
      ],
    ],
    [
      'three times through the same country',
      '(united-states) > japan 2027-03-03 2027-03-17 > (united-states) > peru 2027-04-01 2027-04-10 > (united-states)',
      {},
      [
        '! visa, ! apply visa, ! fee 3700',
        'free, passport, stay',
        '! visa, ? again visa at 2+4',
        'free, passport, ? stay depends',
        '! visa',
      ],
    ],
    [
      'a visa on arrival for each arrival',
      'cambodia 2027-03-03 2027-03-10 > vietnam 2027-03-10 2027-03-15 > cambodia 2027-03-15 2027-03-20',
      {},
      [
        '+ arrival, ! fee 600, passport, stay',
        '! eta, ! apply eta by 2027-03-04, ! fee 500, passport, stay',
        '+ arrival, ? again arrival, passport, stay',
      ],
    ],
    [
      'the same country months later',
      'united-states 2027-01-10 2027-01-20 > united-states 2027-06-01 2027-06-10',
      {},
      ['! visa, ! apply visa, ! fee 3700, passport, ? stay depends', '! visa, ? again visa, passport, ? stay depends'],
    ],
    [
      'the same country with a day elsewhere',
      'united-kingdom 2027-03-03 2027-03-10 > united-kingdom 2027-03-12 2027-03-14',
      {},
      ['! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay', '! eta, ? again eta, passport, stay'],
    ],
    [
      'the same country on the next day',
      'united-kingdom 2027-03-03 2027-03-10 > united-kingdom 2027-03-11 2027-03-14',
      {},
      ['! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay', 'inside, passport, stay'],
    ],
    [
      'the same country without leaving it',
      'united-states 2027-01-10 2027-01-20 > united-states 2027-01-20 2027-01-25',
      { holds: ['us-visa'] },
      ['visa held, passport, ? stay depends, + us-visa at 0+1', 'inside, passport, ? stay depends'],
    ],
    [
      'ninety days in two members',
      'spain 2027-03-01 2027-04-15 > france 2027-04-15 2027-05-29',
      {},
      ['free, passport, stay', 'inside, passport, stay'],
    ],
    [
      'ninety-one days in two members',
      'spain 2027-03-01 2027-04-15 > france 2027-04-15 2027-05-30',
      {},
      ['free, passport, NO stay harms-later-stay', 'inside, passport, NO stay over 1'],
    ],
    [
      'ninety days with those of an earlier stay',
      'italy 2026-12-01 2027-01-28',
      { earlier: 'spain 2026-10-01 2026-10-31' },
      ['free, passport, stay'],
    ],
    [
      'ninety-one days with those of an earlier stay',
      'italy 2026-12-01 2027-01-29',
      { earlier: 'spain 2026-10-01 2026-10-31' },
      ['free, passport, NO stay over 1'],
    ],
    [
      'a member that gives less, inside the area',
      'italy 2027-03-01 2027-03-10 > san-marino 2027-03-10 2027-03-12 > croatia 2027-03-12 2027-03-20',
      {},
      ['free, passport, stay', 'inside, passport, stay', 'inside, passport, stay'],
    ],
    [
      'a connection on the way home, gone out of, is the ninety-first day',
      'spain 2027-03-01 2027-05-29 > egypt 2027-05-30 2027-06-10 > (france out)',
      {},
      ['free, passport, NO stay harms-later-stay', '+ arrival, ! fee 500, passport, stay', 'free, NO stay over 1'],
    ],
    [
      'a connection without going out is no day in the area',
      'spain 2027-03-01 2027-05-29 > egypt 2027-05-30 2027-06-10 > (france in)',
      {},
      ['free, passport, stay', '+ arrival, ! fee 500, passport, stay', 'free'],
    ],
  ],

  'the passport': [
    ['valid on the last day', 'japan 2027-03-03 2027-03-17', { until: '2027-03-17' }, ['free, passport +0, stay']],
    [
      'ends on the last day but one',
      'japan 2027-03-03 2027-03-17',
      { until: '2027-03-16' },
      ['free, NO passport expired during-stay, stay'],
    ],
    [
      'ends before the journey',
      'japan 2027-03-03 2027-03-17',
      { until: '2027-03-02' },
      ['free, NO passport expired before-entry, stay'],
    ],
    ['nobody said until when', 'japan 2027-03-03 2027-03-17', { until: '' }, ['free, ? passport no-expiry, stay']],
    [
      'six months to the day',
      'united-arab-emirates 2027-03-03 2027-03-17',
      { until: '2027-09-03' },
      ['free, passport +0, stay'],
    ],
    [
      'six months short by a day',
      'united-arab-emirates 2027-03-03 2027-03-17',
      { until: '2027-09-02' },
      ['free, NO passport -1, stay'],
    ],
    [
      'sixty days after the stay that is allowed',
      'turkey 2027-03-03 2027-03-17',
      { until: '2027-06-01' },
      ['! eta, ! apply eta, ! fee 1000, passport +0, stay'],
    ],
    [
      'a day short of that',
      'turkey 2027-03-03 2027-03-17',
      { until: '2027-05-31' },
      ['! eta, ! apply eta, ! fee 1000, NO passport -1, stay'],
    ],
    [
      'a rule in doubt that it does not meet',
      'south-korea 2026-12-10 2026-12-20',
      { until: '2027-06-19' },
      ['! eta, ? doubt status, ! apply eta, ! fee 140, ? passport -1, ? stay'],
    ],
    [
      'three months after the last day in the area, wherever that is',
      'spain 2027-03-01 2027-03-10 > italy 2027-03-10 2027-03-20',
      { until: '2027-06-20' },
      ['free, passport +0, stay', 'inside, passport +0, stay'],
    ],
    [
      'a day short of that at both',
      'spain 2027-03-01 2027-03-10 > italy 2027-03-10 2027-03-20',
      { until: '2027-06-19' },
      ['free, NO passport -1, stay', 'inside, NO passport -1, stay'],
    ],
    [
      'too old',
      'france 2027-03-03 2027-03-17',
      { until: '2030-01-01', issued: '2017-03-03' },
      ['free, NO passport too old, stay'],
    ],
    [
      'too short for the connection, where one goes out',
      '(panama out) > colombia 2027-03-03 2027-03-17',
      { until: '2027-06-01' },
      ['free, NO passport -94', 'free, passport, stay'],
    ],
    [
      'too short for the connection, if one goes out',
      '(panama) > colombia 2027-03-03 2027-03-17',
      { until: '2027-06-01' },
      ['free, ? passport -94', 'free, passport, stay'],
    ],
    [
      'ended at the connection home',
      'japan 2027-03-03 2027-03-17 > (united-states)',
      { until: '2027-03-16', holds: ['us-visa'] },
      ['free, NO passport expired during-stay, stay', 'free held, NO passport expired before-entry, + us-visa'],
    ],
    [
      'short on the day of entry already, whenever one leaves',
      'vietnam 2027-03-03',
      { until: '2027-06-01' },
      ['! eta, ? dates missing, ! apply eta by 2027-02-25, ! fee 500, NO passport -94'],
    ],
    [
      'judged at the stop, where its visit begins at a connection',
      '(spain) > france 2027-03-03 2027-03-17',
      { until: '2027-05-01' },
      ['free', 'inside, NO passport -47, stay'],
    ],
    [
      'judged at the stop, where one leaves by a connection of the area',
      'spain 2027-03-03 2027-03-17 > (france)',
      { until: '2027-05-01' },
      ['free, NO passport -47, stay', 'inside'],
    ],
    [
      'not judged before there is a day',
      'vietnam',
      { until: '2027-01-01' },
      ['! eta, ? dates missing, ! apply eta, ! fee 500'],
    ],
    [
      'ended already, whenever one goes',
      'japan',
      { until: '2026-11-01' },
      ['free, ? dates missing, NO passport expired before-entry'],
    ],
  ],

  children: [
    [
      'who pay less until fifteen',
      'united-states 2027-03-03 2027-03-17',
      { adults: 2, ages: [8, 16], company: 'both' },
      ['! visa, ! apply visa, ! fee 11400, passport, ? stay depends'],
    ],
    [
      'of fourteen',
      'united-states 2027-03-03 2027-03-17',
      { ages: [14], company: 'both' },
      ['! visa, ! apply visa, ! fee 4000, passport, ? stay depends'],
    ],
    [
      'of fifteen',
      'united-states 2027-03-03 2027-03-17',
      { ages: [15], company: 'both' },
      ['! visa, ! apply visa, ! fee 7400, passport, ? stay depends'],
    ],
    [
      'of an age that was not said',
      'united-states 2027-03-03 2027-03-17',
      { ages: [-1], company: 'both' },
      ['! visa, ! apply visa, ! fee 7400, passport, ? stay depends'],
    ],
    [
      'who pay nothing',
      'aruba 2027-03-03 2027-03-17',
      { adults: 2, ages: [7, 8], company: 'both' },
      ['free, ! fee 1000, passport, stay'],
    ],
    [
      'with one parent',
      'japan 2027-03-03 2027-03-17',
      { ages: [8], company: 'one' },
      ['free, passport, stay, + leave Mexico'],
    ],
    [
      'with neither parent',
      'japan 2027-03-03 2027-03-17',
      { ages: [8], company: 'other' },
      ['free, passport, stay, ! leave Mexico'],
    ],
    ['with nobody knows whom', 'japan 2027-03-03 2027-03-17', { ages: [8] }, ['free, passport, stay, ? leave Mexico']],
    ['with both parents', 'japan 2027-03-03 2027-03-17', { ages: [8], company: 'both' }, ['free, passport, stay']],
    ['of eighteen are none', 'japan 2027-03-03 2027-03-17', { ages: [18] }, ['free, passport, stay']],
    [
      'of eighteen pay as adults',
      'united-kingdom 2027-03-03 2027-03-17',
      { ages: [18] },
      ['! eta, ! apply eta by 2027-02-25, ! fee 800, passport, stay'],
    ],
  ],

  'another passport': [
    [
      'of a country that insists on it',
      'united-states 2027-03-03 2027-03-17',
      { also: 'US' },
      ['+ own passport, free held'],
    ],
    ['of a country that does not', 'peru 2027-03-03 2027-03-17', { also: 'PE' }, ['? own passport, free held']],
    ['of a country nobody knows that of', 'japan 2027-03-03 2027-03-17', { also: 'JP' }, ['? own passport, free held']],
    [
      'of another country than the one visited',
      'japan 2027-03-03 2027-03-17',
      { also: 'US' },
      ['free, passport, stay'],
    ],
    [
      'of where planes are changed, both ways',
      '(united-states) > japan 2027-03-03 2027-03-17 > (united-states)',
      { also: 'US' },
      ['+ own passport at 0+2, free held', 'free, passport, stay', 'free held'],
    ],
    [
      'of another member of the area',
      'france 2027-03-01 2027-06-30',
      { also: 'ES', isSchengenNational: true },
      ['free, ? doubt stay, passport, ? stay unknown'],
    ],
    [
      'of another member, which is asked once for the area',
      'france 2027-03-01 2027-03-10 > italy 2027-03-10 2027-03-20',
      { also: 'ES', isSchengenNational: true },
      ['free, ? doubt stay, passport, stay', 'inside, passport, stay'],
    ],
    [
      'days at home are no days of a visitor',
      'spain 2027-01-01 2027-03-31 > france 2027-03-31 2027-04-10',
      { also: 'ES' },
      ['? own passport, free held', 'inside, passport, stay'],
    ],
    [
      'does not put impossible days right',
      'united-states 2027-03-17 2027-03-03',
      { also: 'US' },
      ['+ own passport, free held, NO dates reversed'],
    ],
  ],

  'days that are missing or cannot be': [
    ['no days at all', 'japan', {}, ['free, ? dates missing']],
    ['no last day', 'japan 2027-03-03', {}, ['free, ? dates missing']],
    ['reversed', 'japan 2027-03-17 2027-03-03', {}, ['free, NO dates reversed']],
    [
      'reversed days are in nobody’s way',
      'japan 2027-03-17 2027-03-03 > peru 2027-03-10 2027-03-20',
      {},
      ['free, NO dates reversed', 'free, passport, ? stay depends'],
    ],
    ['past', 'japan 2026-03-03 2026-03-17', {}, ['free, NO dates past']],
    ['from today on', 'japan 2026-11-22 2026-11-30', {}, ['free, passport, stay']],
    [
      'in two places at once',
      'japan 2027-03-03 2027-03-17 > vietnam 2027-03-10 2027-03-20',
      {},
      ['free, passport, stay', '! eta, NO dates overlap 0, ! apply eta by 2027-03-04, ! fee 500, passport, stay'],
    ],
    [
      'going on the same day',
      'japan 2027-03-03 2027-03-17 > singapore 2027-03-17 2027-03-20',
      {},
      ['free, passport, stay', 'free, passport, stay'],
    ],
    [
      'out of order',
      'japan 2027-03-03 2027-03-17 > peru 2027-01-10 2027-01-20',
      {},
      ['free, passport, stay', 'free, NO dates overlap 0, passport, ? stay depends'],
    ],
    [
      'a connection between stops without days',
      'japan > (united-states) > peru',
      { holds: ['us-visa'] },
      ['free, ? dates missing', 'free held, + us-visa', 'free, ? dates missing'],
    ],
  ],

  'permits and their time': [
    [
      'in time on the last day',
      'united-kingdom 2026-11-26 2026-11-30',
      {},
      ['! eta, ! apply eta by 2026-11-22, ! fee 400, passport, stay'],
    ],
    [
      'too late by three days, with the weekend between',
      'united-kingdom 2026-11-25 2026-11-30',
      {},
      ['! eta, NO apply eta by 2026-11-19, ! fee 400, passport, stay'],
    ],
    [
      'too late for the connection',
      '(united-kingdom out) > japan 2026-11-25 2026-11-30',
      {},
      ['! eta, NO apply eta by 2026-11-19, ! fee 400', 'free, passport, stay'],
    ],
    [
      'too late for what may not be needed: ask',
      'thailand 2026-12-10 2026-12-20',
      {},
      ['! visa, ? doubt status, ? doubt stay, ? apply visa by 2026-11-09, ? fee 800, passport, ? stay'],
    ],
    [
      'without a day there is no last day to apply',
      'vietnam > united-kingdom 2027-03-03 2027-03-17',
      {},
      ['! eta, ? dates missing, ! apply eta, ! fee 500', '! eta, ! apply eta by 2027-02-25, ! fee 400, passport, stay'],
    ],
  ],

  'facts that change before the day': [
    ['free until May', 'narnia 2027-05-01 2027-05-26', {}, ['free, ? passport, stay']],
    [
      'an authorisation and fewer days from June on',
      'narnia 2027-06-10 2027-07-05',
      {},
      ['! eta, ! apply eta by 2027-06-04, ! fee 200, ? passport, NO stay over 6'],
    ],
    ['a connection before the change', '(narnia) > japan 2027-05-03 2027-05-17', {}, ['free', 'free, passport, stay']],
    [
      'a connection after the change',
      '(narnia) > japan 2027-07-03 2027-07-17',
      {},
      ['! eta, ! apply eta by 2027-06-27, ! fee 200', 'free, passport, stay'],
    ],
    [
      'a connection home after the change',
      'japan 2027-05-20 2027-06-05 > (narnia)',
      {},
      ['free, passport, stay', '! eta, ! apply eta by 2027-05-30, ! fee 200'],
    ],
    [
      'the change lies between the way out and the way home',
      '(narnia) > japan 2027-05-20 2027-06-05 > (narnia)',
      {},
      ['free', 'free, passport, stay', '! eta, ! apply eta by 2027-05-30, ! fee 200'],
    ],
  ],
};

for (const [kind, itineraries] of Object.entries(SAYS)) {
  test.each(itineraries)(`${kind}: %s`, (_what, route, who, says) => {
    expect(told(findingsOf(route, who), says.length)).toEqual(says);
  });
}

/** What is carried and filled in for one border of a journey. */
type Papers = [what: string, route: string, at: number, who: Who, papers: string];

test.each<Papers>([
  ['a form to fill in', 'japan 2027-03-03 2027-03-17', 0, {}, '+ lodging, ! arrival-form'],
  [
    'a form that opens a week before',
    'cambodia 2027-03-03 2027-03-17',
    0,
    {},
    '+ payment, + photo, ! arrival-form from 2027-02-24',
  ],
  ['a form without a day', 'cambodia', 0, {}, '+ passport, + payment, + photo, ! arrival-form'],
  ['what an application needs', 'united-kingdom', 0, {}, '+ passport, ! authorisation, + photo, + payment, + lodging'],
  ['no application with its visa', 'united-kingdom', 0, { holds: ['uk-visa'] }, '+ passport, + lodging'],
  ['no receipt for a visa one has', 'united-states', 0, { holds: ['us-visa'] }, '+ passport, + ties'],
  [
    'no payment where a residence frees from it',
    'canada',
    0,
    { holds: ['us-residence'] },
    '+ passport, + onward-ticket',
  ],
  ['papers of a child', 'united-states', 0, { ages: [8], company: 'one' }, '+ passport, + payment, + ties, + minors'],
  ['none of whoever is eighteen', 'united-states', 0, { ages: [18] }, '+ passport, + payment, + ties'],
  ['the certificate everybody is asked for', 'colombia', 0, {}, '+ passport, ! arrival-form, + yellow-fever'],
  ['no certificate from Mexico', 'vietnam', 0, {}, '+ passport, ! authorisation, + photo, + lodging'],
  [
    'a certificate after Peru',
    'peru > vietnam',
    1,
    {},
    '+ passport, + lodging, ! authorisation, + photo, + yellow-fever',
  ],
  [
    'a certificate after a connection in Panama',
    '(panama) > singapore',
    1,
    {},
    '+ passport, ! arrival-form, + yellow-fever',
  ],
  [
    'a certificate only from South America: from Brazil',
    'brazil > aruba',
    1,
    {},
    '+ passport, + lodging, + payment, + yellow-fever',
  ],
  ['a certificate only from South America: not from Kenya', 'kenya > aruba', 1, {}, '+ passport, + lodging, + payment'],
  ['no certificate where nobody is asked', 'bolivia > peru', 1, {}, '+ passport, + lodging'],
  ['the border of the area', 'spain > italy', 0, {}, '+ passport, + lodging, + money, + onward-ticket'],
  ['no border within the area', 'spain > italy', 1, {}, '! registration'],
  ['no border within the area on a connection', 'spain > (france) > italy', 2, {}, '! registration'],
  [
    'the border passed at a connection',
    '(spain) > france',
    1,
    {},
    '+ passport, + lodging, + insurance, + onward-ticket',
  ],
  [
    'the border passed at a connection after another stop',
    'japan > (spain) > france',
    2,
    {},
    '+ passport, + lodging, + insurance, + onward-ticket',
  ],
  [
    'a certificate for the stops after, not before',
    'vietnam > peru',
    0,
    {},
    '+ passport, ! authorisation, + photo, + lodging',
  ],
  [
    'once, at the stop, where a visit begins at a connection',
    '(colombia out) > colombia 2027-03-03 2027-03-17',
    0,
    {},
    '',
  ],
  ['none on leaving', 'colombia 2027-03-03 2027-03-17 > (colombia out)', 1, {}, ''],
  [
    'what is asked of everybody, but no advice',
    'thailand',
    0,
    {},
    '! authorisation, + passport, + lodging, ! arrival-form',
  ],
  [
    'each form on its own day',
    'colombia 2027-03-03 2027-03-10 > singapore 2027-03-10 2027-03-17',
    1,
    {},
    '! arrival-form from 2027-03-07, + yellow-fever',
  ],
  ['nothing more at a second airport', '(colombia out) > (colombia out) > japan 2027-03-03 2027-03-17', 1, {}, ''],
  ['nothing of a visitor for a national', 'united-states', 0, { also: 'US' }, ''],
  [
    'going out in Bogotá between two planes',
    '(colombia out) > peru 2027-03-03 2027-03-17',
    0,
    {},
    '! arrival-form from 2027-02-28, + yellow-fever',
  ],
  ['staying inside in Bogotá', '(colombia in) > peru 2027-03-03 2027-03-17', 0, {}, ''],
  [
    'a child who goes out between two planes',
    '(united-states out) > peru',
    0,
    { ages: [8], company: 'one' },
    '+ minors',
  ],
])('papers: %s', (_what, route, at, who, papers) => {
  expect(papersTold(findingsOf(route, who), at)).toBe(papers);
});

test('what several borders ask in the same words is said once, for all of them', () => {
  const asked = findingsOf('japan > ireland > united-kingdom').flatMap((each) =>
    each.kind === 'requirement' && each.topic === 'lodging' ? [each] : [],
  );
  expect(asked.map(({ at, facts }) => ({ at, facts }))).toEqual([
    {
      at: [0, 1, 2],
      facts: ['japan/requirements/lodging', 'ireland/requirements/lodging', 'united-kingdom/requirements/lodging'],
    },
  ]);
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

test.each<[route: string, who: Who, facts: string[]]>([
  ['japan', {}, ['japan/visaStatus']],
  ['canada', { holds: 'unsaid' }, ['canada/visaStatus', 'canada/conditional']],
  ['canada', { holds: ['us-visa'] }, ['canada/conditional']],
  ['(canada in) > japan', {}, ['hub:canada/airside', 'canada/visaStatus']],
  ['(united-kingdom in) > japan', {}, ['hub:reino-unido/airside']],
  ['(united-kingdom) > japan', {}, ['hub:reino-unido/landside', 'united-kingdom/visaStatus']],
  ['(vietnam) > japan', {}, ['vietnam/transit']],
  ['(?) > japan', {}, []],
])('an entry names what it rests on: %s', (route, who, facts) => {
  expect(findingsOf(route, who).find(({ kind }) => kind === 'entry')?.facts).toEqual(facts);
});
