import { contentSecurityPolicy, type InlineHashes, type Services } from './content-security-policy.ts';

/**
 * Groups of many pages of one make. Each has a policy of its own, a third as long as one for the whole site: it
 * travels before the first byte of the page.
 */
const GROUPS = ['/pais/*', '/visa-para-*'];
const EVERYWHERE = '/*';
/** Answers at any address that has no page, also at those of a group. */
const NOT_FOUND = '/404';

/** `Content-Security-Policy` by path pattern, general first, from the hashes of the code inside each page. */
export function pagePolicies(
  settings: Services,
  pages: ReadonlyMap<string, InlineHashes>,
): ReadonlyMap<string, string> {
  const groupOf = (address: string) => GROUPS.find((group) => address.startsWith(group.slice(0, -1))) ?? EVERYWHERE;
  return new Map(
    [EVERYWHERE, ...GROUPS].map((group) => {
      const members = [...pages].filter(([address]) => groupOf(address) === group || address === NOT_FOUND);
      return [
        group,
        contentSecurityPolicy(settings, {
          scripts: sorted(members.flatMap(([, { scripts }]) => [...scripts])),
          styles: sorted(members.flatMap(([, { styles }]) => [...styles])),
        }),
      ];
    }),
  );
}

/** The same pages give the same policy, in whatever order a disk lists them. */
function sorted(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort();
}
