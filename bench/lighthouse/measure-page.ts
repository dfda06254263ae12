import lighthouse from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LostPoints {
  category: Category;
  audit: string;
  title: string;
}

export interface Scores {
  /** 0 to 100. */
  scores: Record<Category, number>;
  largestPaintMs: number;
  layoutShift: number;
  blockingMs: number;
  lost: LostPoints[];
  warnings: string[];
}

/** One run with Lighthouse's defaults: a mid-range phone on slow 4G, simulated. A category left out scores 0. */
export async function measurePage(
  url: string,
  port: number,
  wanted: readonly Category[] = CATEGORIES,
): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    locale: 'es-419',
    onlyCategories: [...wanted],
  });
  if (!result) throw new Error(`Lighthouse no respondió sobre ${url}.`);
  const { audits, categories, runWarnings, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse no pudo con ${url}: ${runtimeError.message}`);

  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaintMs: figure('largest-contentful-paint'),
    layoutShift: figure('cumulative-layout-shift'),
    blockingMs: figure('total-blocking-time'),
    lost: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }): LostPoints[] => {
        const audit = audits[id];
        const isFull = weight === 0 || !audit || audit.score === null || audit.score >= 0.9;
        return isFull
          ? []
          : [{ category, audit: id, title: [audit.title, audit.displayValue].filter(Boolean).join(': ') }];
      }),
    ),
    warnings: runWarnings,
  };
}
