/** A path of this site as everybody may open it, whichever host served the page. */
export function publishedAddress(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(path, canonical ?? location.href).href;
}
