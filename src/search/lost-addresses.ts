import type { PlacesFile } from './places-file.ts';

interface BuiltSite {
  /** The HTML of the page at an address, undefined where there is none. */
  page: (address: string) => string | undefined;
  /** Slugs of the countries, by code. */
  slugs: ReadonlyMap<string, string>;
}

/** Where a subject of the box leads to a page or a section that the site does not have, a line each. */
export function lostAddresses(
  { subjects, sections }: Pick<PlacesFile, 'subjects' | 'sections'>,
  site: BuiltSite,
): string[] {
  return subjects.flatMap(({ name, path, at = {}, sections: told = [] }) => {
    const own = [path, ...Object.values(at)].filter((address) => !isThere(address, site.page));
    const lost = told.flatMap((section) => {
      const codes = sections[section]?.split(' ').filter(Boolean) ?? [...site.slugs.keys()];
      const addresses = codes.map((iso2) => `/pais/${site.slugs.get(iso2)}#${section}`);
      return addresses.filter((address) => !isThere(address, site.page)).slice(0, 1);
    });
    return [...own, ...lost].map(
      (address) => `content/search/subjects/ · ${name}: ${address} no existe; corrige la dirección.`,
    );
  });
}

function isThere(address: string, page: BuiltSite['page']): boolean {
  const { pathname, hash } = new URL(address, 'https://sitio.example');
  const html = page(pathname);
  // What a tool reads from the address is no section of a page.
  const section = hash.slice(1);
  if (html === undefined) return false;
  return section === '' || section.includes('=') || new RegExp(`\\sid=["']?${section}["'\\s>]`).test(html);
}
