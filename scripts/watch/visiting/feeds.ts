import { linesOfHtml, type Page } from '../reading/page-lines.ts';

/** Where governments offer their pages as data. Settable, so that a test can stand in for them. */
export const FEED_BASES = {
  govUk: 'https://www.gov.uk/api/content',
  canada: 'https://data.international.gc.ca/travel-voyage',
};

export interface Feed {
  /** Where it is asked for. */
  address: string;
  /** The page as the feed gives it, and the newest note of change; undefined when it has another form. */
  read: (json: unknown) => { page: Page; note: string } | undefined;
}

/** The feed behind an address, where its government has one. `iso2` is the country the record is about. */
export function feedOf(address: string, iso2: string | undefined, bases = FEED_BASES): Feed | undefined {
  const { hostname, pathname } = new URL(address);
  const [, advice, part] = /^(\/foreign-travel-advice\/[^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  if (hostname === 'www.gov.uk' && advice) {
    return { address: bases.govUk + advice, read: (json) => readGovUk(json as GovUkPage, part) };
  }
  if (hostname === 'travel.gc.ca' && /^\/destinations\/[^/]+$/.test(pathname) && iso2) {
    return { address: `${bases.canada}/cta-cap-${iso2}.json`, read: (json) => readCanada(json as CanadaPage) };
  }
  return undefined;
}

interface GovUkPage {
  title?: string;
  details?: {
    change_description?: string;
    parts?: { slug: string; title: string; body: string | { content_type: string; content: string }[] }[];
  };
}

function readGovUk({ title = '', details }: GovUkPage, slug: string | undefined) {
  const part = details?.parts?.find((one) => one.slug === slug) ?? (slug ? undefined : details?.parts?.[0]);
  if (!part) return undefined;
  const html =
    typeof part.body === 'string'
      ? part.body
      : part.body.find(({ content_type }) => content_type === 'text/html')?.content;
  if (!html) return undefined;
  return {
    page: { ...linesOfHtml(html, true), title: `${title}: ${part.title}` },
    note: details?.change_description ?? '',
  };
}

interface CanadaPage {
  data?: { eng?: Record<string, unknown> };
}

/** The stamp of its making changes at every request: only the texts are read. */
function readCanada({ data }: CanadaPage) {
  const texts = data?.eng;
  if (!texts) return undefined;
  const html = ['advisories', 'entry-exit', 'health', 'laws-culture', 'security']
    .flatMap((section) => stringsIn(texts[section]))
    .join('\n');
  if (!html) return undefined;
  return {
    page: { ...linesOfHtml(html, true), title: String(texts['name'] ?? '') },
    note: String(texts['recent-updates'] ?? ''),
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
