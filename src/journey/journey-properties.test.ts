import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCUMENTS, type TravelDocument } from '../catalogue/travel-document.ts';
import { EASE } from '../catalogue/visa-status.ts';
import { formatDay, parseDay } from './calendar-day.ts';
import type { Finding, Level } from './findings.ts';
import { journeyFindings } from './journey-findings.ts';
import type { Leg, Travellers } from './route.ts';
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
  children: fc.array(fc.integer({ min: -1, max: 19 }), { maxLength: 4 }),
  company: fc.constantFrom('' as const, 'both' as const, 'one' as const, 'other' as const),
  passport: fc.record({ expiry: maybe(day), issued: maybe(fc.integer({ min: today - 3000, max: today })) }),
  nationality: maybe(fc.constantFrom('US', 'ES', 'PE')),
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

test('any route of up to fifty borders is answered, each border once, and every finding rests on facts', () => {
  fc.assert(
    fc.property(journeys(50), people, (drafts, who) => {
      const legs = routeFrom(drafts);
      const findings = say(who, legs);
      expect(findings.flatMap((each) => (each.kind === 'entry' ? each.at : []))).toEqual(legs.map((_leg, at) => at));
      for (const { at, kind, facts } of findings) {
        expect(at.every((each) => each in legs)).toBe(true);
        const isUnfetched = at.every((each) => legs[each]?.facts === undefined);
        expect(facts.length > 0 || kind === 'dates' || isUnfetched).toBe(true);
        expect(facts.join()).not.toContain('undefined');
      }
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
const applied = (findings: readonly Finding[]) =>
  new Set(findings.flatMap((each) => (each.kind === 'apply' ? [each.details.country.slug] : [])));

test('one more visa makes no border harder and adds no permit to ask for, nor does saying what one holds', () => {
  fc.assert(
    fc.property(journeys(8), people, fc.constantFrom(...DOCUMENTS), (drafts, who, visa: TravelDocument) => {
      const legs = routeFrom(drafts);
      const before = say(who, legs);
      const { holds = [], arrival } = who.situation ?? {};
      const after = say({ ...who, situation: { holds: [...holds, visa], arrival } }, legs);
      for (const [at, entry] of bordersOf(after).entries()) {
        const earlier = bordersOf(before)[at];
        if (!earlier) throw new Error('Every border is told before and after.');
        expect(hardness(entry)).toBeLessThanOrEqual(hardness(earlier));
        expect(HARDER.indexOf(entry.level)).toBeLessThanOrEqual(HARDER.indexOf(earlier.level));
      }
      for (const slug of applied(after)) expect(applied(before)).toContain(slug);
    }),
  );
});

test('one more traveller removes nothing that is missing', () => {
  fc.assert(
    fc.property(journeys(8), people, fc.constantFrom(undefined, [], [...DOCUMENTS]), (drafts, who, holds) => {
      const legs = routeFrom(drafts);
      fc.pre(who.adults > 0);
      const more = { who: `a${who.adults}`, holds, passport: {} };
      const before = say(who, legs);
      const after = say({ ...who, adults: who.adults + 1, each: [...(who.each ?? []), more] }, legs);
      for (const slug of applied(before)) expect(applied(after)).toContain(slug);
      const failures = (findings: readonly Finding[]) =>
        findings.flatMap(({ level, kind, at }) => (level === 'no' ? `${kind} ${at[0]}` : []));
      expect(failures(after)).toEqual(expect.arrayContaining([...new Set(failures(before))]));
    }),
  );
});

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
