import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LostPoints {
  category: Category;
  audit: string;
  /** The figure, or the first elements concerned. */
  where: string;
}

/** An element that moved while the page loaded. */
export interface Shift {
  element: string;
  score: number;
  cause: string;
}

export interface Scores {
  /** 0 to 100. */
  scores: Record<Category, number>;
  largestPaintMs: number;
  layoutShift: number;
  blockingMs: number;
  lost: LostPoints[];
  shifts: Shift[];
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
        return isFull ? [] : [{ category, audit: id, where: audit.displayValue ?? elementsOf(audit) }];
      }),
    ),
    shifts: shiftsOf(audits['layout-shifts']),
    warnings: runWarnings,
  };
}

const SHOWN_ELEMENTS = 3;

type AuditResult = Result['audits'][string];

function elementsOf({ details, title }: AuditResult): string {
  const nodes = details?.type === 'table' ? details.items.map(({ node }) => selectorOf(node)) : [];
  return nodes.length > 0 ? [...new Set(nodes)].slice(0, SHOWN_ELEMENTS).join('; ') : title.toString();
}

function shiftsOf(audit: AuditResult | undefined): Shift[] {
  if (audit?.details?.type !== 'table') return [];
  return audit.details.items.map(({ node, score, subItems }) => ({
    element: selectorOf(node),
    score: Number(score),
    cause: [...new Set(subItems?.items.map(({ extra }) => fileOf(extra)))].join(', '),
  }));
}

function selectorOf(node: unknown): string {
  return typeof node === 'object' && node && 'selector' in node ? String(node.selector) : '?';
}

/** Lighthouse names a late font or image by its address; the last part is enough. */
function fileOf(extra: unknown): string {
  const address = typeof extra === 'object' && extra && 'value' in extra ? String(extra.value) : '';
  return address.split('/').at(-1) ?? '';
}
