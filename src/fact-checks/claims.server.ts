import * as v from 'valibot';
import { changeKey } from '../catalogue/change-key.ts';
import { withKnown } from '../catalogue/evidence.ts';
import { type Citation, citationSchema } from '../catalogue/schema-parts.ts';
import { valueAt } from '../catalogue/value-at.ts';
import { contentReader } from '../records/content-files.server.ts';
import { readOnce } from '../records/load.server.ts';
import { type Claim, claimsSchema } from './claim-schema.ts';

/** A claim with who says so and the day that was read. */
export interface PublishedClaim extends Claim {
  authority: Pick<Citation, 'name' | 'url' | 'kind' | 'seen' | 'published'>;
  /** `YYYY-MM-DD` */
  checkedOn: string;
}

/** Reads `content/claims.yaml` and holds every claim against the facts it rests on; every mistake is in `problems`. */
export const readClaims = contentReader((files) => {
  // A folder of a few countries has none: claims rest on facts of many.
  const read = files.has('claims.yaml') ? files.readYaml('claims.yaml', claimsSchema).whole : undefined;
  const { checkedOn: compared, claims: written } = read ?? { checkedOn: '', claims: [] };
  const others = files.quiet();
  const trees = new Map<string, unknown>();
  const treeOf = (name: string) => {
    const file = `${name}.yaml`;
    if (!trees.has(name)) {
      const tree = files.has(file) ? others.readYaml(file, v.unknown()).whole : undefined;
      // How sure a record's status is follows from its sources; the claims that rest on it say so too.
      trees.set(name, withNamedChanges(name.startsWith('countries/') ? withKnown({ ...(tree as object) }) : tree));
    }
    return trees.get(name);
  };
  const claims = written.flatMap((claim): PublishedClaim[] => {
    const report = (field: string, value: unknown, fix: string) =>
      files.report('claims.yaml', `${claim.id}.${field}`, value, fix);
    claim.rests.forEach(({ in: name, at, is }, index) => {
      const value = valueAt(treeOf(name), at.split('.'));
      if (value === is) return;
      const now = value === undefined ? 'ya no está' : `ahora dice ${JSON.stringify(value)}`;
      report(`rests.${index}`, is, `En content/${name}.yaml, ${at} ${now}: revisa si la afirmación sigue así.`);
    });
    const { in: name, url } = claim.source;
    const cited = citationIn(treeOf(name), url);
    if (!cited) {
      report('source.url', url, `En content/${name}.yaml no hay ninguna fuente con esa dirección: cópiala de ahí.`);
      return [];
    }
    return [{ ...claim, authority: cited.citation, checkedOn: cited.checkedOn ?? compared }];
  });
  return { claims };
});

/** A tree whose changes stand under what citations call them, so that a newer one moves none: `updates.2024-04-11-visastatus`. */
function withNamedChanges(tree: unknown): unknown {
  const { updates } = (tree ?? {}) as { updates?: Parameters<typeof changeKey>[0][] };
  if (!updates) return tree;
  return { ...(tree as object), updates: Object.fromEntries(updates.map((update) => [changeKey(update), update])) };
}

/** The first citation of an address in a tree read from YAML, with its own day, else that of what it stands in. */
function citationIn(tree: unknown, url: string, day?: string): { citation: Citation; checkedOn?: string } | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined;
  const checkedOn = 'checkedOn' in tree && typeof tree.checkedOn === 'string' ? tree.checkedOn : day;
  const found = v.safeParse(v.looseObject(citationSchema.entries), tree);
  if (found.success && found.output.url === url) return { citation: found.output, ...(checkedOn && { checkedOn }) };
  for (const inner of Object.values(tree)) {
    const cited = citationIn(inner, url, Array.isArray(tree) ? day : checkedOn);
    if (cited) return cited;
  }
  return undefined;
}

/** Its page. */
export function claimPath({ id }: Pick<Claim, 'id'>): string {
  return `/es-cierto/${id}`;
}

const read = readOnce(readClaims);

/** The project's own claims, for this build. @throws {ContentError} */
export const publishedClaims = (): PublishedClaim[] => read().claims;
