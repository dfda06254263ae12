import * as v from 'valibot';
import { spanishText } from './spanish-text.ts';

/**
 * Where an application may lead. Governments' own names pass by their form (`gob`, `gov`, `gouv`…); an official site whose
 * name does not show a government is listed in `content/reviewed-hosts.yaml`. Anything else fails the check: agents buy
 * names that look official.
 */
const GOVERNMENT = /(^|\.)(gov|gob|govt|go|gouv|gub)\.[a-z]{2}$|\.gov$/;

/** Host → whose site it is. */
export type ReviewedHosts = Readonly<Record<string, string>>;

export const isHostOfAnAddress = (host: string) =>
  URL.canParse(`https://${host}/`) && new URL(`https://${host}/`).host === host;

/** `content/reviewed-hosts.yaml` */
export const reviewedHostsSchema = v.record(
  v.pipe(
    v.string(),
    v.check(isHostOfAnAddress, 'Escribe el dominio como en la dirección: minúsculas, sin https:// ni ruta.'),
    // A second entry for what passes by its form would only grow old.
    v.check((host) => !GOVERNMENT.test(host), 'Es un dominio del gobierno y pasa solo; bórralo.'),
  ),
  spanishText(10, 120),
);

/** True for a government's own host and for a reviewed one; lower case, without port. */
export function isOfficialHost(hostname: string, reviewed: ReviewedHosts): boolean {
  return GOVERNMENT.test(hostname) || Object.hasOwn(reviewed, hostname);
}
