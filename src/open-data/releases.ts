import { createHash } from 'node:crypto';
import type { PublicCatalogue } from './public-catalogue.ts';
import type { PublicCountry } from './public-country.ts';

/**
 * What one release changed: the countries that are other than before, whole, and the order of all. Every catalogue since
 * the first comes back from these, byte for byte, whatever the code has become since.
 */
export interface Release {
  /** `YYYY-MM-DD`, in Mexico City. */
  day: string;
  /** Of `paises.json` on that day. */
  sha256: string;
  about: Omit<PublicCatalogue, 'countries'>;
  order: string[];
  countries: Record<string, PublicCountry>;
}

/** What was said of a country, and in which days; `until` is the first day on which it no longer was. */
export interface PastAnswer {
  from: string;
  until: string | null;
  country: PublicCountry;
}

/** The catalogue as the release of `day` said it, or the last before; undefined before the first. `releases` oldest first. */
export function catalogueOn(releases: readonly Release[], day: string): PublicCatalogue | undefined {
  const past = releases.filter((release) => release.day <= day);
  const last = past.at(-1);
  if (!last) return undefined;
  const said = new Map(past.flatMap(({ countries }) => Object.entries(countries)));
  return { ...last.about, countries: last.order.flatMap((slug) => said.get(slug) ?? []) };
}

/**
 * The release that brings `releases` to `catalogue`.
 * @throws when `day` is not after the last of them: what was said is never said anew.
 */
export function nextRelease(releases: readonly Release[], day: string, catalogue: PublicCatalogue): Release {
  const last = releases.at(-1);
  if (last && last.day >= day) throw new Error(`Ya hay una publicación del ${last.day}: lo publicado no se cambia.`);
  const before = new Map((catalogueOn(releases, day)?.countries ?? []).map((country) => [country.slug, country]));
  const { countries, ...about } = catalogue;
  const changed = countries.filter((country) => JSON.stringify(country) !== JSON.stringify(before.get(country.slug)));
  return {
    day,
    sha256: sha256(JSON.stringify(catalogue)),
    about,
    order: countries.map(({ slug }) => slug),
    countries: Object.fromEntries(changed.map((country) => [country.slug, country])),
  };
}

/** What was said of each country since the first release, oldest first. */
export function pastAnswers(releases: readonly Release[]): Map<string, PastAnswer[]> {
  const answers = new Map<string, PastAnswer[]>();
  for (const { day, order, countries } of releases) {
    const ended = [...answers.values()].flatMap((said) => said.at(-1) ?? []);
    for (const answer of ended) {
      const { slug } = answer.country;
      if (answer.until === null && (slug in countries || !order.includes(slug))) answer.until = day;
    }
    for (const [slug, country] of Object.entries(countries)) {
      answers.set(slug, [...(answers.get(slug) ?? []), { from: day, until: null, country }]);
    }
  }
  return answers;
}

/** As hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
