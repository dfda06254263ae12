/** Long enough that a pointer passing over a link does not count as wanting it. */
const HOVER_MS = 65;

/** What browsers tell of the connection; Safari and Firefox tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

type Link = Pick<HTMLAnchorElement, 'href' | 'download' | 'target'>;

/**
 * Fetches the next page when the reader is about to open it: the pointer rests on its link, or a finger goes down.
 * Browsers with speculation rules do the second by themselves (header `Speculation-Rules`); there only resting
 * pointers count here. Nothing is fetched for readers who save data, nor without a connection.
 */
export function prefetchOnIntent(): void {
  if (savesData()) return;
  const asked = new Set<string>();
  const prefetch = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const address = link ? prefetchTarget(link, location.href) : undefined;
    if (address === undefined || asked.has(address) || !navigator.onLine) return;
    asked.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    if (event.pointerType === 'mouse') resting = setTimeout(() => prefetch(event), HOVER_MS);
  });
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    document.addEventListener('pointerdown', prefetch, { passive: true });
  }
}

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

function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return true;
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}
