import { ENQUIRY_KINDS, type EnquiryKind, INBOX_PATHS } from '../forms/kinds.ts';

/** Used when `PUBLIC_SITE_URL` is unset: a reserved name that can never be somebody's site. */
const FALLBACK_SITE_URL = 'https://pasaporteverde.example';

const FORM_SETTINGS: Record<EnquiryKind, string> = {
  newsletter: 'PUBLIC_NEWSLETTER_FORM_URL',
  contact: 'PUBLIC_CONTACT_FORM_URL',
  'error-report': 'PUBLIC_ERROR_REPORT_FORM_URL',
  'guide-idea': 'PUBLIC_GUIDE_IDEA_FORM_URL',
};

type Environment = Record<string, string | undefined>;

/** What the site is built with; every address is absolute or a path on the same origin. */
export interface PublicSettings {
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** False when `siteUrl` is the reserved fallback. */
  isSiteUrlSet: boolean;
  /** Where each form posts: the configured service, or the embedded inbox. */
  formUrls: Record<EnquiryKind, string>;
  /** Live exchange rates; undefined means the bundled ones only. */
  exchangeRatesUrl: string | undefined;
  /** Who answers for visitors' data, as the privacy notice has to say; undefined when unset. */
  operator: { name: string; address: string } | undefined;
  /** What this build's data are called; undefined means after their content. */
  release: string | undefined;
}

/**
 * Reads and checks the `PUBLIC_*` settings. One left empty counts as unset.
 * @throws {Error} naming every mistake at once, a line each, with its fix.
 */
export function readPublicSettings(environment: Environment): PublicSettings {
  const mistakes: string[] = [];
  /** What is set; empty where nothing is, or nothing that can be used. */
  const read = (name: string, isRight: (value: string) => boolean, fix: string): string => {
    const value = environment[name]?.trim() ?? '';
    if (value === '' || isRight(value)) return value;
    mistakes.push(`${name}=${value}: ${fix}`);
    return '';
  };
  const service = (name: string) => {
    const fix = 'escribe una dirección https completa, o quita el valor para usar lo incluido.';
    const value = read(name, (address) => isSecure(address, ({ username, hash }) => username + hash === ''), fix);
    return value === '' ? undefined : new URL(value).href;
  };
  const site = read(
    'PUBLIC_SITE_URL',
    (address) => isSecure(address, ({ pathname, search, hash }) => pathname + search + hash === '/'),
    'escribe el origen público completo, como https://ejemplo.mx, sin ruta.',
  );
  const formUrls = { ...INBOX_PATHS };
  for (const kind of ENQUIRY_KINDS) formUrls[kind] = service(FORM_SETTINGS[kind]) ?? INBOX_PATHS[kind];
  const exchangeRatesUrl = service('PUBLIC_EXCHANGE_RATES_URL');
  const [name, address] = ['NAME', 'ADDRESS'].map((part) => read(`PUBLIC_OPERATOR_${part}`, () => true, ''));
  if (!name !== !address) {
    mistakes.push('PUBLIC_OPERATOR_NAME y PUBLIC_OPERATOR_ADDRESS van juntas: escribe las dos o quita las dos.');
  }
  const release = read(
    'PUBLIC_RELEASE',
    (version) => /^[\w.-]{1,40}$/.test(version),
    'usa hasta 40 letras, cifras, puntos y guiones, como 2026.12.1.',
  );
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return {
    siteUrl: site === '' ? FALLBACK_SITE_URL : new URL(site).origin,
    isSiteUrlSet: site !== '',
    formUrls,
    exchangeRatesUrl,
    operator: name && address ? { name, address } : undefined,
    release: release || undefined,
  };
}

/** An address over HTTPS, or on this machine, of which the rest is right. */
function isSecure(address: string, isRight: (url: URL) => boolean): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return url !== undefined && (url.protocol === 'https:' || isLocal) && isRight(url);
}
