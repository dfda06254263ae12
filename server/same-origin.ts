/** Whether a form of this very site sent these headers. What says nothing about where it comes from is refused. */
export function isSameOrigin(headers: Record<string, string | undefined>): boolean {
  const { host, origin, referer, 'sec-fetch-site': secFetchSite } = headers;
  if (secFetchSite === 'same-origin') return true;
  if (secFetchSite === 'cross-site' || secFetchSite === 'same-site') return false;
  const from = origin ?? referer;
  if (!from || !host || !URL.canParse(from)) return false;
  const { protocol, host: fromHost } = new URL(from);
  // Read with the same protocol, so that a written-out default port makes no difference.
  const here = `${protocol}//${host}`;
  return fromHost !== '' && URL.canParse(here) && new URL(here).host === fromHost;
}
