/** Case and accents removed: `JAPÓN` and `japon` are the same word. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/**
 * Canonical slug of a country: English name in lower case, spaces to hyphens,
 * everything but letters, digits and hyphens removed (`United Arab Emirates` →
 * `united-arab-emirates`); its Spanish name gives an alias by the same rule. Source: decisions, "Names and addresses".
 */
export function canonicalSlug(englishName: string): string {
  return foldText(englishName)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Every address besides the canonical one under which a country answers. `Birmania (Myanmar)` is known by either name;
 * what stands in brackets in lower case (`San Martín (parte francesa)`) is no name.
 */
export function aliasSlugs(country: { id?: string | undefined; name: string; nameSpanish: string }): string[] {
  const canonical = canonicalSlug(country.name);
  const [, plain = '', second = ''] = /^(.+) \((.+)\)$/.exec(country.nameSpanish) ?? [];
  const names = [country.nameSpanish, plain, /^\p{Lu}/u.test(second) ? second : ''];
  const aliases = [country.id ?? '', ...names.map(canonicalSlug)];
  return [...new Set(aliases)].filter((alias) => alias !== '' && alias !== canonical);
}

/** Address of the question-style page. */
export function questionPath(slug: string): string {
  return `/pais/${slug}`;
}

/** Address of the guide-style page. */
export function guidePath(slug: string): string {
  return `/visa-para-${slug}-mexicanos`;
}
