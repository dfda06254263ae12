import { guidePath, questionPath } from '../../catalogue/slug.ts';
import { FILE_POLICY } from './content-security-policy.ts';

/**
 * The one source of what every host must answer besides the files themselves. The build writes it as
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read, and which `server/` reads too.
 */
export interface HeaderRule {
  /** Path pattern as those hosts understand it: `*` stands for anything. */
  path: string;
  headers: Record<string, string>;
  /** Headers of earlier rules that these files go without. */
  without?: readonly string[];
}

export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302 | 303 | 307 | 308;
}

/** What only the finished build knows. */
export interface BuildFacts {
  /** `Content-Security-Policy` by path pattern, that of `/*` first; the hashes come from the emitted pages. */
  policies?: ReadonlyMap<string, string>;
  siteUrl?: string;
  /** False when `siteUrl` only fills in for an unset one. */
  isSiteUrlSet?: boolean;
}

/**
 * A year, and only this host: what its owner runs beside it under the same domain is not ours to decide.
 * A browser heeds it over HTTPS alone, and `server/` sends it there alone.
 */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** Which links may be fetched ahead; the file is in `public/`. A browser wants its own media type for it. */
const SPECULATION_RULES_PATH = '/precarga.json';

// Nothing on the site uses these. Copying and sharing a link stay allowed.
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * What a browser heeds on a page alone. A visit fetches dozens of small files, many of them shorter than these
 * lines, and over HTTP/1.1 each line is sent with each file.
 */
const OF_PAGES_ONLY = [
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
  'Speculation-Rules',
];

/**
 * Header rules, general first: a later rule that names a header again replaces it. Order matters to both hosts.
 * Files get the short policy, not that of the pages: its hashes would travel with every flag. A drawing opened by
 * itself is a document, so a policy it has.
 */
export function headerRules({
  policies = new Map(),
  siteUrl = '',
  isSiteUrlSet = false,
}: BuildFacts = {}): HeaderRule[] {
  const [general, ...byGroup] = [...policies].map(([path, policy]) => ({
    path,
    headers: { 'Content-Security-Policy': policy },
  }));
  return [
    {
      path: '/*',
      headers: {
        // The browser keeps a copy but always asks first, so a corrected fact is seen at once.
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'X-Frame-Options': 'DENY',
        ...(isSiteUrlSet && siteUrl.startsWith('https:')
          ? { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }
          : {}),
        // Browsers that know it fetch a page of ours while the finger is still on its link.
        'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
        ...general?.headers,
      },
    },
    ...byGroup,
    { path: SPECULATION_RULES_PATH, headers: { 'Content-Type': 'application/speculationrules+json' } },
    {
      // Astro puts a content hash in these names, so what is behind one never changes.
      path: '/_astro/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Security-Policy': FILE_POLICY },
      without: OF_PAGES_ONLY,
    },
    ...['/banderas/*', '/fichas/*', '/herramientas/*'].map((path) => ({
      path,
      headers: { 'Content-Security-Policy': FILE_POLICY },
      without: OF_PAGES_ONLY,
    })),
    {
      path: '/incrustar/*',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      without: ['X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Speculation-Rules'],
    },
    {
      path: '/incrustar.js',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Content-Security-Policy': FILE_POLICY },
      without: OF_PAGES_ONLY,
    },
    // Open data: any page may read them, and a browser that saves one calls it by its own name.
    ...['/datos/v1/*', '/datos/historia/*'].map((path) => ({
      path,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    {
      // Pages name these with a version that changes with the drawing; a week is kind to social networks' readers.
      // Those show them on pages of their own.
      path: '/compartir/*',
      headers: {
        'Cache-Control': 'public, max-age=604800',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': FILE_POLICY,
      },
    },
    {
      // The service worker: a browser must see at once that there is a new version of the site.
      path: '/sw.js',
      headers: { 'Cache-Control': 'no-cache' },
    },
  ];
}

/** Both addresses of every alias move for good to those of the canonical slug. */
export function redirectRules(countries: readonly { slug: string; aliases: readonly string[] }[]): RedirectRule[] {
  return countries.flatMap(({ slug, aliases }) =>
    aliases.flatMap((alias): RedirectRule[] => [
      { from: questionPath(alias), to: questionPath(slug), status: 301 },
      { from: guidePath(alias), to: guidePath(slug), status: 301 },
    ]),
  );
}

/** Cloudflare leaves out a longer line, and with it the header; the build stops instead. */
const MAX_LINE = 2000;

/**
 * Text of `_headers`. Cloudflare applies every matching rule and joins equal headers with a comma, which
 * would make `Cache-Control` contradict itself. So a header that an earlier rule has set is first detached
 * with a `! Name` line. Patterns that do not overlap were the alternative, but there is no pattern for
 * "all but `/_astro/*`". Netlify skips the line (it has no colon); there the later rule wins anyway.
 * https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  const alreadySet = new Set<string>();
  const blocks = rules.map(({ path, headers, without = [] }) => {
    const names = Object.keys(headers);
    const detached = [...names, ...without]
      .filter((name) => alreadySet.has(name.toLowerCase()))
      .map((name) => `  ! ${name}`);
    for (const name of names) alreadySet.add(name.toLowerCase());
    const lines = [path, ...detached, ...names.map((name) => `  ${name}: ${headers[name]}`)];
    const tooLong = lines.find((line) => line.length > MAX_LINE);
    if (tooLong) {
      throw new Error(
        `_headers: la línea «${tooLong.slice(0, 40)}…» tiene más de ${MAX_LINE} letras. Si es por el código de una página nueva, dale un grupo en src/site/hosting/content-security-policy.ts (GROUPS).`,
      );
    }
    return lines.join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Text of `_redirects`. The status is always written: Netlify would assume 301 and Cloudflare 302. */
export function renderRedirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to, status }) => `${encodeURI(from)} ${encodeURI(to)} ${status}\n`).join('');
}
