/** What other people's programs read. The sitemap is held to more than this (`site-mistakes.ts`). */
export function isPublishedText(name: string): boolean {
  if (name === 'sitemap.xml') return false;
  return /\.(xml|json|csv|txt|md|webmanifest)$/.test(name) || name === '_redirects';
}

/**
 * Addresses of this site that a published file names: absolute ones of its own `origins`, the paths of a manifest,
 * and where redirects lead.
 */
export function publishedLinks(name: string, text: string, origins: ReadonlySet<string>): string[] {
  if (name === '_redirects') return [...text.matchAll(/^\S+ (\S+) \d+$/gm)].map(([, to = '']) => to);
  const paths = name.endsWith('.webmanifest') ? [...text.matchAll(/"(?:src|url|start_url)":\s*"(\/[^"]*)"/g)] : [];
  const absolute = [...text.matchAll(/https?:\/\/[^\s"'<>\\),]+/g)].map(([link]) => readable(link));
  return [
    ...paths.map(([, path = '']) => path),
    ...absolute.filter((link) => URL.canParse(link) && origins.has(new URL(link).origin)),
  ];
}

/** Feeds hold HTML inside XML, so that an address may end at an escaped quote. */
function readable(link: string): string {
  return link.replace(/&(?:quot|lt|gt|#).*$/, '').replaceAll('&amp;', '&');
}
