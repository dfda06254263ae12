import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCUMENTS, type TravelDocument } from '../catalogue/travel-document.ts';
import { EASE } from '../catalogue/visa-status.ts';
import { formatDay, parseDay } from './calendar-day.ts';
import type { Finding, Level } from './findings.ts';
import { journeyFindings } from './journey-findings.ts';
import { permitOf } from './permit-use.ts';
import { type Leg, type Person, peopleOf, type Travellers } from './route.ts';
import { knownFacts } from './testing/known-places.ts';
import { borderWords, byPlace, hubOf, RULES, TODAY, travellersOf } from './testing/sample-journeys.ts';

const today = parseDay(TODAY) ?? 0;
const slugs = fc.constantFrom(...byPlace.keys());
const day = fc.integer({ min: today - 30, max: today + 900 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** A stop or a connection, without facts: `routeFrom` puts in those of a day's site. */
type LegDraft =
  | { kind: 'stop'; slug: string; entry: number | undefined; days: number | undefined }
  | { kind: 'layover'; slug: string | undefined; leaves: boolean | undefined };

const legDraft: fc.Arbitrary<LegDraft> = fc.oneof(
  fc.record({
    kind: fc.constant('stop' as const),
    slug: slugs,
    entry: maybe(day),
    days: maybe(fc.integer({ min: -3, max: 200 })),
  }),
  fc.record({ kind: fc.constant('layover' as const), slug: maybe(slugs), leaves: maybe(fc.boolean()) }),
);
const journeys = (most: number) => fc.array(legDraft, { maxLength: most });

const people: fc.Arbitrary<Travellers> = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.array(fc.integer({ min: -1, max: 17 }), { maxLength: 4 }),
  company: fc.constantFrom('' as const, 'both' as const, 'one' as const, 'other' as const),
  passport: fc.record({ expiry: maybe(day), issued: maybe(fc.integer({ min: today - 3000, max: today })) }),
  nationality: maybe(fc.constantFrom('US', 'ES', 'PE')),
  othersHold: maybe(fc.boolean()),
  situation: maybe(
    fc.record({
      holds: fc.uniqueArray(fc.constantFrom(...DOCUMENTS), { maxLength: 3 }),
      arrival: maybe(fc.constantFrom('air' as const, 'land' as const, 'sea' as const)),
    }),
  ),
});

function routeFrom(
  drafts: readonly LegDraft[],
  known: Pick<ReturnType<typeof knownFacts>, 'byPlace' | 'hubOf'> = { byPlace, hubOf },
): Leg[] {
  return drafts.flatMap((draft): Leg[] => {
    const facts = draft.slug === undefined ? undefined : known.byPlace.get(draft.slug);
    if (draft.kind === 'layover') {
      const hub = draft.slug === undefined ? undefined : known.hubOf.get(draft.slug);
      return [{ kind: 'layover', label: draft.slug ?? 'nowhere', facts, hub, leaves: draft.leaves }];
    }
    if (!facts) return [];
    const { entry, days } = draft;
    return [{ kind: 'stop', facts, entry, exit: entry === undefined || days === undefined ? undefined : entry + days }];
  });
}

const say = (who: Travellers, legs: readonly Leg[], on = today) =>
  journeyFindings(who, { legs, earlier: [] }, on, RULES);

test('any route of up to fifty borders is answered, each border once', () => {
  fc.assert(
    fc.property(journeys(50), people, (drafts, who) => {
      const legs = routeFrom(drafts);
      const findings = say(who, legs);
      expect(findings.flatMap((each) => (each.kind === 'entry' ? each.at : []))).toEqual(legs.map((_leg, at) => at));
      for (const { at } of findings) expect(at.every((each) => each in legs)).toBe(true);
    }),
  );
});

test('facts that travelled to the device say the same as those of the build, and none is changed by it', () => {
  const sent = JSON.parse(JSON.stringify([...byPlace])) as [string, never][];
  const hubs = JSON.parse(JSON.stringify([...hubOf].filter(([, hub]) => hub))) as [string, never][];
  // The other way round, and with places that no route names.
  const device = { byPlace: new Map(sent.reverse()), hubOf: new Map(hubs.reverse()) };
  const before = JSON.stringify(sent);
  fc.assert(
    fc.property(journeys(8), people, (drafts, who) => {
      const [there, here] = [routeFrom(drafts), routeFrom(drafts, device)];
      expect(borderWords(say(who, here), here.length)).toEqual(borderWords(say(who, there), there.length));
    }),
  );
  expect(JSON.stringify(sent)).toBe(before);
});

const HARDER: readonly Level[] = ['good', 'ask', 'carry', 'todo', 'no'];

/** How hard a border is: nothing to ask for, so much to ask for, or nobody knows. */
function hardness({ status, isHeld, isInside }: Finding & { kind: 'entry' }): number {
  if (isInside || isHeld) return 0;
  return status === 'unknown' ? EASE.length : EASE.indexOf(status);
}

const bordersOf = (findings: readonly Finding[]) => findings.flatMap((each) => (each.kind === 'entry' ? [each] : []));
/** Something is asked for at a border, for the first time or again. */
const isAppliedFor = (findings: readonly Finding[], border: number) =>
  findings.some(({ kind, at }) => (kind === 'apply' || kind === 'again') && at.includes(border));

/** One more paper in somebody's hands: a visa or a residence, or another passport. */
const paper = fc.oneof(
  fc.constantFrom(...DOCUMENTS).map((document) => ({ document })),
  fc.constantFrom('US', 'ES', 'IT', 'PE', 'JP').map((nationality) => ({ nationality })),
);
type Paper = { document: TravelDocument } | { nationality: string };

/** The same people, and of them the one at this place has one paper more. */
function withPaper(who: Travellers, at: number, more: Paper): Travellers {
  const [reader, ...others] = peopleOf(who);
  const whose = others[(at % (others.length + 1)) - 1];
  if (whose === undefined || reader === undefined) {
    if ('nationality' in more) return { ...who, nationality: more.nationality };
    const { holds = [], arrival } = who.situation ?? {};
    return { ...who, situation: { holds: [...holds, more.document], arrival } };
  }
  const each = who.each ?? [];
  const before: Person = each.find((person) => person.who === whose) ?? { who: whose, passport: {} };
  // Who holds what the reader does goes on holding it.
  const held = before.holds ?? (who.othersHold ? (who.situation?.holds ?? []) : []);
  const after = 'nationality' in more ? { nationality: more.nationality } : { holds: [...held, more.document] };
  return { ...who, each: [...each.filter((person) => person.who !== whose), { ...before, ...after }] };
}

test('one more visa or passport, whosever it is, makes no entry harder and adds no permit to ask for', () => {
  fc.assert(
    fc.property(journeys(8), people, fc.nat(9), paper, (drafts, who, at, more) => {
      fc.pre(!('nationality' in more) || !who.nationality);
      const legs = routeFrom(drafts);
      const before = say(who, legs);
      const after = say(withPaper(who, at, more), legs);
      for (const [border, entry] of bordersOf(after).entries()) {
        const earlier = bordersOf(before)[border];
        if (!earlier) throw new Error('Every border is told before and after.');
        expect(hardness(entry)).toBeLessThanOrEqual(hardness(earlier));
        // Where nobody knew what is asked, it may now be known to be a permit.
        if (earlier.status === 'unknown') continue;
        expect(HARDER.indexOf(entry.level)).toBeLessThanOrEqual(HARDER.indexOf(earlier.level));
        expect(isAppliedFor(after, border) && !isAppliedFor(before, border)).toBe(false);
      }
    }),
  );
});

test('one more traveller removes nothing that is missing, whatever they hold', () => {
  const more = fc.record({
    isChild: fc.boolean(),
    holds: fc.constantFrom(undefined, [], [...DOCUMENTS]),
    nationality: maybe(fc.constantFrom('', 'US', 'ES', 'PE')),
    expiry: maybe(day),
  });
  fc.assert(
    fc.property(journeys(8), people, more, (drafts, who, { isChild, holds, nationality, expiry }) => {
      const legs = routeFrom(drafts);
      const name = isChild ? `c${who.children.length}` : `a${who.adults}`;
      const person: Person = { who: name, holds, nationality, passport: { expiry } };
      const before = say(who, legs);
      const after = say(
        {
          ...who,
          adults: who.adults + (isChild ? 0 : 1),
          children: isChild ? [...who.children, 9] : who.children,
          each: [...(who.each ?? []), person],
        },
        legs,
      );
      expect(missingOf(after)).toEqual(expect.arrayContaining(missingOf(before)));
    }),
  );
});

/** What is missing or fails, by what it is and where. */
function missingOf(findings: readonly Finding[]): string[] {
  return findings.flatMap((each) => {
    const { kind, level, at } = each;
    // What an entry asks is told by its permit.
    if (kind === 'fee' || kind === 'entry' || (level !== 'no' && level !== 'todo')) return [];
    if (kind === 'apply') return [permitOf(each.details, each.status, each.list)];
    return at.map((border) => `${kind} ${kind === 'requirement' ? each.requirement.id : ''} ${border}`);
  });
}

test('a longer last stay turns no stay and no passport from a no into anything else', () => {
  fc.assert(
    fc.property(journeys(6), people, slugs, day, fc.nat(200), fc.nat(200), (drafts, who, slug, entry, days, more) => {
      const at = routeFrom(drafts).length;
      const refused = (length: number) =>
        say(who, routeFrom([...drafts, { kind: 'stop', slug, entry, days: length }])).flatMap((each) =>
          each.level === 'no' && each.at.includes(at) && (each.kind === 'stay' || each.kind === 'passport')
            ? [each.kind]
            : [],
        );
      // A stay that is over on the day one asks is not judged.
      fc.pre(entry >= today);
      expect(refused(days + more)).toEqual(expect.arrayContaining(refused(days)));
    }),
  );
});

test('from the day a fact changes on, neither a stop nor a connection is answered with the old one', () => {
  const change = parseDay('2027-06-01') ?? 0;
  fc.assert(
    fc.property(fc.integer({ min: change - 60, max: change + 60 }), fc.boolean(), (entry, leaves) => {
      const status = entry < change ? 'visa-free' : 'eta-required';
      const legs = routeFrom([
        { kind: 'layover', slug: 'narnia', leaves },
        { kind: 'stop', slug: 'japan', entry, days: 0 },
        { kind: 'stop', slug: 'narnia', entry, days: 0 },
        { kind: 'layover', slug: 'japan', leaves },
        { kind: 'layover', slug: 'narnia', leaves },
      ]);
      const said = bordersOf(say(travellersOf({}), legs));
      expect([0, 2, 4].map((at) => said[at]?.status)).toEqual([status, status, status]);
    }),
  );
});

test('a journey is answered alike by the site of today and by one built on the eve of it', () => {
  for (const entry of ['2027-01-05', '2027-06-10']) {
    const built = knownFacts(formatDay((parseDay(entry) ?? 0) - 1));
    for (const slug of byPlace.keys()) {
      const drafts: LegDraft[] = [
        { kind: 'layover', slug, leaves: true },
        { kind: 'stop', slug: 'japan', entry: parseDay(entry), days: 5 },
        { kind: 'stop', slug, entry: (parseDay(entry) ?? 0) + 5, days: 5 },
      ];
      const later = borderWords(say(travellersOf({}), routeFrom(drafts, built)), 3);
      expect(borderWords(say(travellersOf({}), routeFrom(drafts)), 3)).toEqual(later);
    }
  }
});
