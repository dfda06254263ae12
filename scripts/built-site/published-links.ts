import { SEARCH_INDEX_PATH, type SearchIndexRow } from '../../src/catalogue/search-index.ts';
import { PLACES_FILE_PATH, type PlacesFile } from '../../src/search/places-file.ts';

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

/** Where the search box leads with what people ask for: a subject's page, those of its places, its section of each country that has it. */
export function boxLinks(texts: ReadonlyMap<string, string>): string[] {
  const read = (path: string) => JSON.parse(texts.get(path.slice(1)) ?? 'null');
  const slugs = new Map(((read(SEARCH_INDEX_PATH) ?? []) as SearchIndexRow[]).map(([slug, , , iso2]) => [iso2, slug]));
  const { subjects, sections }: PlacesFile = read(PLACES_FILE_PATH) ?? { subjects: [] };
  const links = subjects.flatMap(({ path, at = {}, sections: told = [] }) => [
    path,
    ...Object.values(at),
    ...told.flatMap((section) => {
      const codes = sections[section]?.split(' ').filter(Boolean) ?? [...slugs.keys()];
      return codes.map((iso2) => `/pais/${slugs.get(iso2)}#${section}`);
    }),
  ]);
  // What a tool reads from the address is no section of a page.
  return links.map((link) => link.replace(/#[^=]*=.*/, ''));
}
