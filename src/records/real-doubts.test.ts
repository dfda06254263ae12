import { describe, expect, it, test } from 'vitest';
import { newestReading } from '../catalogue/evidence.ts';
import { updateDateline } from '../catalogue/voice/update-dateline.ts';
import { badgeText } from '../catalogue/voice/wording.ts';
import { asText } from '../country/section-model.ts';
import { limitsOf } from '../country/sections.ts';
import { realCatalogue } from './testing/real-catalogue.ts';

/** What is not certain is never worded as certain. */
const { countries } = realCatalogue();
const every = (confidence: string) =>
  countries.filter((country) => country.confidence === confidence).map((country) => [country.slug, country] as const);

const DOUBT =
  /no est[áa] (claro|confirmad)|sin confirmar|en duda|en disputa|no (la |lo )?(hemos |pudimos |pudo |vimos|sabemos|apareció|hallamos)|podría|quizá|pregunt|conf[ií]rm|no coinciden|se contradicen|ninguna (fuente|lista|oficial)|nadie oficial|unas fuentes|revisa la fecha/i;
/** Attribution (who says so) is what a statement of medium confidence needs at least. */
const ATTRIBUTION =
  /según|dice|coinciden|consultad|fuente|datos abiertos|bases de datos|listas|publicad|citad|la cuenta|decía/i;

/** What a page says of its status besides the answer. */
const words = ({ evidence, notes }: (typeof countries)[number]) => `${evidence.visaStatus?.doubt ?? ''} ${notes}`;

test('there are statements of every confidence', () => {
  expect(every('low').length).toBeGreaterThan(0);
  expect(every('medium').length).toBeGreaterThan(0);
});

describe('a status of low confidence', () => {
  it.each(every('low'))('%s: badge, doubt and notes say so', (_slug, country) => {
    expect(badgeText(country)).toMatch(/ · por confirmar$/);
    // The doubt comes before everything else, so that the notes need not say it again.
    expect(country.doubt).toBeTruthy();
    expect(ATTRIBUTION.test(words(country)) || DOUBT.test(words(country)), words(country)).toBe(true);
    // Where Mexico advises against going, there is nothing to ask.
    expect(`${words(country)} ${country.nextStep}`).toMatch(/pregunt|confirm|no viajes|pide/i);
  });
});

describe('a status of medium confidence', () => {
  const isFull = ([, { depth }]: (typeof all)[number]) => depth === 'full';
  const all = every('medium');

  // Where nobody doubts it, the page says `confianza media` beside the day of its facts, and names its sources.
  const isDoubted = ([, { evidence }]: (typeof all)[number]) => evidence.visaStatus?.doubt !== undefined;

  it.each(all.filter((entry) => isFull(entry) && isDoubted(entry)))(
    '%s: its doubt says who says so, or what is not sure',
    (_slug, country) => {
      expect(ATTRIBUTION.test(words(country)) || DOUBT.test(words(country)), words(country)).toBe(true);
    },
  );

  // The notes of a brief record have other things to tell; the page itself says where to confirm the answer.
  it.each(all.filter((entry) => !isFull(entry)))(
    '%s: the page of the brief record says to confirm it',
    (_slug, country) => {
      const limits = limitsOf({ country, state: undefined, travelGuide: '/' }).map(asText);
      expect(limits.join('\n')).toMatch(/Esta ficha es breve.*Confírmala (con|en) .*Guía del viajero/s);
    },
  );
});

const updates = countries.flatMap(({ slug, sources, updates: own }) =>
  own.map((update) => ({ ...update, slug, readOn: newestReading(sources) })),
);

describe('a dated change that is doubted', () => {
  // Where nobody wrote a doubt, whom to ask is said after the summary.
  const low = updates.filter(({ confidence, doubt }) => confidence === 'low' && doubt);
  test('exists', () => expect(low.length).toBeGreaterThan(0));

  it.each(low)('$slug: «$title» is worded as doubt', ({ title, summary }) => {
    expect(`${title} ${summary}`).toMatch(DOUBT);
  });
});

describe('a rule of low confidence for holders of another visa', () => {
  const rules = countries.flatMap(({ slug, conditional }) =>
    (conditional?.rules ?? []).map((rule) => ({ ...rule, slug })),
  );
  test('exists', () => expect(rules.length).toBeGreaterThan(0));

  test('is worded as doubt', () => {
    const certain = rules.filter(({ confidence, text }) => confidence === 'low' && !DOUBT.test(text));
    expect(certain).toEqual([]);
  });
});

describe('dates of changes', () => {
  // A coarse date lasts to the end of its month or year.
  const isOver = (effective: string, day: string) => `${effective}-99-99`.slice(0, 10) < day;

  // What takes effect by itself may lie ahead: it brings the facts that the pages show from its day on.
  it.each(updates.filter(({ stage, newFacts }) => stage === 'in-force' && !newFacts))(
    '$slug: «$title» is in force and had begun when the record was last read',
    ({ effective, readOn }) => {
      expect(effective <= readOn).toBe(true);
    },
  );

  it.each(updates.filter(({ stage, effective, readOn }) => stage === 'announced' && isOver(effective, readOn)))(
    '$slug: «$title» does not tell the reader that a day gone by is still to come',
    (update) => {
      expect(updateDateline(update, update.readOn)).not.toMatch(/^Anunciado para/);
    },
  );
});
