import { contentSecurityPolicy, framePolicy, type InlineHashes, type Services } from './content-security-policy.ts';

/**
 * Groups of many pages of one make. Each has a policy of its own, a third as long as one for the whole site: it
 * travels before the first byte of the page.
 */
const GROUPS = ['/pais/*', '/visa-para-*', '/es-cierto/*'];
/** Other people's pages show these. The not-found page, which answers here too, gets no leave to run where it may be framed. */
export const FRAMES = '/incrustar/*';
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
    groups.slice(1).find((group) => address.startsWith(group.slice(0, -1))) ?? EVERYWHERE;
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
