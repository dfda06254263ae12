/** Answers, offline, for every page that is not stored. */
export const OFFLINE_PAGE = '/sin-conexion';

/** The country a page is about. */
export function countryOfPage(path: string): string | undefined {
  return /^\/(?:pais\/([a-z0-9-]+)|visa-para-([a-z0-9-]+)-mexicanos)$/.exec(path)?.slice(1).find(Boolean);
}

/** Pages have no extension; that is how this site's addresses are made. */
export function isPage(path: string): boolean {
  return !path.includes('.');
}

/** The one address of a page, however a link wrote it. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
}

/** Where the detail dialog and the comparison find what they are filled with; no page of its own. */
export function dialogPath(slug: string): string {
  return `/fichas/${slug}.htm`;
}

export function detailsPath(slug: string): string {
  return `/fichas/${slug}.json`;
}
