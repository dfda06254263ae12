/** Used when `PUBLIC_SITE_URL` is unset: a reserved name that can never be somebody's site. */
const FALLBACK_SITE_URL = 'https://pasaporteverde.example';

/** Raised for a setting that cannot be used; the message says how to mend it. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Public origin of the site, without a trailing slash. Warns in one line when unset.
 * @throws {SettingError} when it is not an https (or localhost) origin.
 */
export function siteUrl(environment: Record<string, string | undefined>): string {
  const value = environment['PUBLIC_SITE_URL']?.trim();
  if (!value) {
    console.warn(`PUBLIC_SITE_URL no está definida: las direcciones canónicas usan ${FALLBACK_SITE_URL}.`);
    return FALLBACK_SITE_URL;
  }
  const mend = 'escribe el origen público completo, como https://ejemplo.mx, sin ruta.';
  if (!URL.canParse(value)) throw new SettingError(`PUBLIC_SITE_URL=${value}: ${mend}`);
  const url = new URL(value);
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) {
    throw new SettingError(`PUBLIC_SITE_URL=${value}: usa https. Si no, ${mend}`);
  }
  if (url.pathname !== '/' || url.search || url.hash) throw new SettingError(`PUBLIC_SITE_URL=${value}: ${mend}`);
  return url.origin;
}
