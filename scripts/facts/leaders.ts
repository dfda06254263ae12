import type { Country } from '../../src/catalogue/country.ts';
import { evidenceOf, factsOf } from '../../src/catalogue/evidence.ts';
import { bestRank, RANKS, type Rank, rankOf } from '../../src/catalogue/source-kind.ts';

/** The facts whose sources somebody should better: those the press leads, and those a higher rank than their leader's puts in doubt. */
export function leadershipReport(countries: readonly Country[], today: string): string {
  const led = countries.flatMap((country) =>
    factsOf(country).flatMap((fact) => {
      const { sources: [leader] = [], doubting = [] } = evidenceOf(country, fact, today) ?? {};
      if (!leader || leader.from) return [];
      return [{ slug: country.slug, fact, rank: rankOf(leader), against: bestRank(doubting) }];
    }),
  );
  const place = (rank: Rank | undefined) => (rank ? RANKS.indexOf(rank) : RANKS.length);
  return [
    section(
      `Los contradice una fuente de más rango`,
      led.filter(({ rank, against }) => place(against) < place(rank)),
    ),
    section(
      `Al frente va la prensa, de ${led.length} datos`,
      led.filter(({ rank }) => rank === 'press'),
    ),
  ].join('\n\n');
}

function section(title: string, facts: readonly { slug: string; fact: string }[]): string {
  const bySlug = [...Map.groupBy(facts, ({ slug }) => slug)].map(
    ([slug, own]) => `  content/countries/${slug}.yaml: ${own.map(({ fact }) => fact).join(', ')}`,
  );
  return [`${title}: ${facts.length}`, ...bySlug].join('\n');
}
