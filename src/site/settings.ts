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

/** Raised for settings that cannot be used; the message lists every one with its fix. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/**
 * Reads and checks the `PUBLIC_*` settings.
 * @throws {SettingsError} naming every mistake at once.
 */
export function readPublicSettings(environment: Environment): PublicSettings {
  const mistakes: string[] = [];
  const attempt = <Value>(read: () => Value, fallback: Value): Value => {
    try {
      return read();
    } catch (error) {
      mistakes.push((error as Error).message);
      return fallback;
    }
  };
  const site = environment['PUBLIC_SITE_URL']?.trim();
  const siteUrl = attempt(() => (site ? siteOrigin(site) : FALLBACK_SITE_URL), FALLBACK_SITE_URL);
  const formUrls = { ...INBOX_PATHS };
  for (const kind of ENQUIRY_KINDS) {
    formUrls[kind] = attempt(
      () => serviceUrl(FORM_SETTINGS[kind], environment) ?? INBOX_PATHS[kind],
      INBOX_PATHS[kind],
    );
  }
  const exchangeRatesUrl = attempt(() => serviceUrl('PUBLIC_EXCHANGE_RATES_URL', environment), undefined);
  const operator = attempt(() => readOperator(environment), undefined);
  const release = attempt(() => readRelease(environment), undefined);
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  return { siteUrl, isSiteUrlSet: Boolean(site), formUrls, exchangeRatesUrl, operator, release };
}

function readRelease(environment: Environment): string | undefined {
  const name = environment['PUBLIC_RELEASE']?.trim();
  if (!name) return undefined;
  if (/^[\w.-]{1,40}$/.test(name)) return name;
  throw new Error(`PUBLIC_RELEASE=${name}: usa hasta 40 letras, cifras, puntos y guiones, como 2026.12.1.`);
}

function readOperator(environment: Environment): PublicSettings['operator'] {
  const name = environment['PUBLIC_OPERATOR_NAME']?.trim();
  const address = environment['PUBLIC_OPERATOR_ADDRESS']?.trim();
  if (!name && !address) return undefined;
  if (name && address) return { name, address };
  throw new Error('PUBLIC_OPERATOR_NAME y PUBLIC_OPERATOR_ADDRESS van juntas: escribe las dos o quita las dos.');
}

function isLocal(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '127.0.0.1';
}

function isSecure(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url));
}

function siteOrigin(value: string): string {
  const fix = 'escribe el origen público completo, como https://ejemplo.mx, sin ruta.';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !isSecure(url) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`PUBLIC_SITE_URL=${value}: ${fix}`);
  }
  return url.origin;
}

function serviceUrl(setting: string, environment: Environment): string | undefined {
  const value = environment[setting]?.trim();
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !isSecure(url) || url.username || url.hash) {
    throw new Error(
      `${setting}=${value}: escribe una dirección https completa, o quita el valor para usar lo incluido.`,
    );
  }
  return url.href;
}
