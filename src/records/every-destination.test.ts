import { describe, expect, test } from 'vitest';
import { realCatalogue } from './testing/real-catalogue.ts';

/**
 * Whoever searches any country gets an answer. The codes are those of the two status tables the records were made
 * from: 87 for full records, the 39 of the specification (section 3) among them, and 146 for brief ones.
 */
const FULL =
  `AE AL AR AT AU BE BG BO BR BS BZ CA CH CL CN CO CR CU CY CZ DE DK DO EC EG ES FI FJ FR GB GE GR GT HK HN HR HU ID IE IL IN IS IT JM JO JP KE KH KR LB LK MA MT MV MY NA NI NL NO NP NZ OM PA PE PH PL PT PY QA RO RS RU SA SE SG SV TH TN TR TW TZ UA US UY VE VN ZA`.split(
    /\s+/,
  );
const BRIEF =
  `AD AF AG AI AM AO AS AW AZ BA BB BD BF BH BI BJ BL BM BN BQ BT BW BY CD CF CG CI CK CM CV CW DJ DM DZ EE ER ET FK FM FO GA GD GF GH GI GL GM GN GP GQ GU GW GY HT IQ IR KG KI KM KN KP KW KY KZ LA LC LI LR LS LT LU LV LY MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MU MW MZ NC NE NG NR NU PF PG PK PM PN PR PS PW RE RW SB SC SD SH SI SK SL SM SN SO SR SS ST SX SY SZ TC TD TG TJ TK TL TM TO TT TV UG UZ VA VC VG VI VU WF WS XK YE YT ZM ZW`.split(
    /\s+/,
  );

/** Destinations that cannot be stated honestly, each with its reason and the page of `docs/` that says so. */
const LEFT_OUT: Readonly<Record<string, string>> = {};

const { countries } = realCatalogue();
const depthOf = new Map(countries.map(({ iso2, depth }) => [iso2, depth]));
const expected = (codes: readonly string[]) => codes.filter((code) => !Object.hasOwn(LEFT_OUT, code));

test('the lists are those of the tables: 87 and 146 codes, none in both', () => {
  expect(new Set(FULL).size).toBe(87);
  expect(new Set(BRIEF).size).toBe(146);
  expect(FULL.filter((code) => BRIEF.includes(code))).toEqual([]);
});

describe('every destination has a record', () => {
  test('a full one where the first table names it', () => {
    expect(expected(FULL).filter((code) => depthOf.get(code) !== 'full')).toEqual([]);
  });

  test('at least a brief one where the second does', () => {
    expect(expected(BRIEF).filter((code) => !depthOf.has(code))).toEqual([]);
  });
});
