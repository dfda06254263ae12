type Link = Pick<HTMLAnchorElement, 'href' | 'download' | 'target'>;

/**
 * The address worth fetching ahead for a link, without its anchor; undefined for everything that is not another page
 * of this site: other origins, files (`/datos/v1/paises.csv`), downloads, the page that is open already.
 */
export function prefetchTarget({ href, download, target }: Link, here: string): string | undefined {
  if (download !== '' || (target !== '' && target !== '_self') || !URL.canParse(href)) return undefined;
  const to = new URL(href);
  const from = new URL(here);
  if (to.origin !== from.origin || /\.[a-z0-9]+$/i.test(to.pathname)) return undefined;
  const path = to.pathname + to.search;
  return path === from.pathname + from.search ? undefined : to.origin + path;
}
