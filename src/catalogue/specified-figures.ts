import type { Money } from './money.ts';

/**
 * What the specification fixes as written, each kept once. They are claims of its texts: neither counts of the catalogue,
 * which are counted, nor facts of today, which stand in `content/`.
 */
export const HERO_COUNTRIES = '25+';
export const GUIDE_NOTICE_YEAR = 2024;
export const COPYRIGHT_YEAR = 2025;
/** About page. */
export const ABOUT_COUNTRIES = '35+';
export const ABOUT_VISA_FREE = 24;
export const ABOUT_UPDATES = '24/7';
/** Terms and privacy policy. */
export const LEGAL_UPDATED = 'enero de 2025';

/** Slugs that the not-found page offers, in its order. */
export const NOT_FOUND_COUNTRIES: readonly string[] = ['united-states', 'canada', 'spain', 'germany', 'france'];

/** Values of the error report's select; those of countries are ids of records. */
export const REPORT_COUNTRIES = ['usa', 'canada', 'spain', 'france', 'germany', 'uk', 'japan', 'otro'] as const;

/**
 * Cost figures (section 9), keyed by record id. They stay in the record even where today's rate or fee differs; what is in
 * force now is an update beside them.
 */
export const SPECIFIED_COSTS: Readonly<Record<string, Money & { amountMXN: number }>> = {
  usa: { amount: 185, currency: 'USD', amountMXN: 3330 },
  canada: { amount: 7, currency: 'CAD', amountMXN: 126 },
  australia: { amount: 20, currency: 'AUD', amountMXN: 360 },
  'new-zealand': { amount: 23, currency: 'NZD', amountMXN: 414 },
  china: { amount: 140, currency: 'USD', amountMXN: 2520 },
  india: { amount: 25, currency: 'USD', amountMXN: 450 },
  israel: { amount: 25, currency: 'USD', amountMXN: 450 },
  turkey: { amount: 50, currency: 'USD', amountMXN: 900 },
  russia: { amount: 160, currency: 'USD', amountMXN: 2880 },
  jordan: { amount: 40, currency: 'JOD', amountMXN: 1260 },
  lebanon: { amount: 50, currency: 'USD', amountMXN: 900 },
  egypt: { amount: 25, currency: 'USD', amountMXN: 450 },
};

/** Stays that the specification names (section 9), keyed by record id; kept like its costs. */
export const SPECIFIED_STAYS: Readonly<Record<string, string>> = {
  canada: '6 meses',
  uk: '6 meses',
  australia: '3 meses',
  'new-zealand': '3 meses',
  thailand: '30 días',
  singapore: '30 días',
  india: '30 días',
  uae: '30 días',
  qatar: '30 días',
  jordan: '30 días',
  egypt: '30 días',
};
