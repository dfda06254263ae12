import { createHash } from 'node:crypto';
import type { PublicSettings } from '../settings.ts';

/** Of the inline code on a group of pages, as `'sha256-…'` sources. */
export interface InlineHashes {
  scripts: Iterable<string>;
  styles: Iterable<string>;
}

/** What of the settings a page may talk to. */
export type Services = Pick<PublicSettings, 'formUrls' | 'exchangeRatesUrl' | 'siteUrl' | 'isSiteUrlSet'>;

/**
 * The one policy of Trusted Types that may exist. Only the address of the service worker needs it: nothing else
 * on the site turns text into code.
 */
const TRUSTED_TYPES_POLICY = 'pasaporte-verde';

/** Meaningful only where the page itself came over HTTPS; `server/` leaves it out elsewhere. */
export const UPGRADE_REQUESTS = 'upgrade-insecure-requests';

/** For files: nothing of a drawing that is opened by itself may run, load or be framed. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For pages of one sentence that need no other file (but browsers ask for an icon). */
export const BARE_POLICY =
  "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For the frames on other people's pages: anybody may show them, and all they do is in them. */
function framePolicy({ scripts, styles }: InlineHashes): string {
  const hashes = (name: string, sources: Iterable<string>) => [name, ...new Set(sources)].join(' ');
  return [
    "default-src 'none'",
    "img-src 'self'",
    hashes('script-src', scripts),
    hashes('style-src', styles),
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * `Content-Security-Policy` of a group of pages. Code comes from our own files or is named by its hash; data go
 * to this site and to the services of the settings, each with its path, so that another account of the same
 * service is another place. Images, fonts, workers and the manifest fall back on `default-src`; that is not
 * 'none' because a browser may take a prefetch for refused then.
 */
export function contentSecurityPolicy(settings: Services, { scripts, styles }: InlineHashes): string {
  const forms = Object.values(settings.formUrls).flatMap(serviceSource);
  const services = [...forms, ...serviceSource(settings.exchangeRatesUrl ?? '')];
  const isHttps = settings.isSiteUrlSet && settings.siteUrl.startsWith('https:');
  return [
    "default-src 'self'",
    directive('script-src', scripts),
    directive('style-src', styles),
    directive('connect-src', services),
    // Forms are sent as forms too, by browsers without JavaScript.
    directive('form-action', forms),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
    ...(isHttps ? [UPGRADE_REQUESTS] : []),
  ].join('; ');
}

function directive(name: string, sources: Iterable<string>): string {
  return [name, "'self'", ...new Set(sources)].join(' ');
}

/** A service as a source: no query string, and nothing that would end the directive. Paths are our own inbox. */
function serviceSource(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}

/**
 * Pages of one make, or with code that no other page has. Each group has a policy of its own, a third as long as one for
 * the whole site: it travels before the first byte of the page, and a line of `_headers` has an end. An address belongs
 * to the last that begins like it. Not for a page that the server also sends from elsewhere, as a form that comes back.
 */
const GROUPS = [
  '/pais/*',
  '/visa-*',
  '/visa-para-*',
  '/es-cierto/*',
  '/mi-*',
  '/escalas*',
  '/revisa-*',
  '/wiki*',
  '/cambios*',
];
/** Other people's pages show these. The not-found page, which answers here too, gets no leave to run where it may be framed. */
const FRAMES = '/incrustar/*';
const EVERYWHERE = '/*';
/** Answers at any address that has no page, also at those of a group. */
const NOT_FOUND = '/404';

/** `Content-Security-Policy` by path pattern, general first, from the hashes of the code inside each page. */
export function pagePolicies(
  settings: Services,
  pages: ReadonlyMap<string, InlineHashes>,
): ReadonlyMap<string, string> {
  const groups = [EVERYWHERE, ...GROUPS, FRAMES];
  const groupOf = (address: string) =>
    groups.slice(1).findLast((group) => address.startsWith(group.slice(0, -1))) ?? EVERYWHERE;
  return new Map(
    groups.map((group) => {
      const members = [...pages].filter(
        ([address]) => groupOf(address) === group || (address === NOT_FOUND && group !== FRAMES),
      );
      const hashes = {
        scripts: sorted(members.flatMap(([, { scripts }]) => [...scripts])),
        styles: sorted(members.flatMap(([, { styles }]) => [...styles])),
      };
      return [group, group === FRAMES ? framePolicy(hashes) : contentSecurityPolicy(settings, hashes)];
    }),
  );
}

/** The same pages give the same policy, in whatever order a disk lists them. */
function sorted(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort();
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Blocks of data are never run and need no leave. */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/;
const HAS_SOURCE = /\ssrc=/;

/** Hashes of the scripts and styles that stand inside a page of our own build, as a policy names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: [] as string[], styles: [] as string[] };
  for (const [, element, attributes = '', code = ''] of html.matchAll(INLINE)) {
    if (element === 'style') found.styles.push(hashSource(code));
    else if (!HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes)) found.scripts.push(hashSource(code));
  }
  return found;
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
