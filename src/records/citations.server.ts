import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { countryNamesSchema } from '../catalogue/country-schema.ts';
import { EU, kindIn, type Publishers, placeOf, publishersSchema } from '../catalogue/publisher.ts';
import { canonicalSlug } from '../catalogue/slug.ts';
import { readYaml } from './read-yaml.server.ts';
import type { Problem } from './relations.ts';

type Tree = Record<string, unknown>;
type Cited = { url: string; field: readonly string[] };

/** Files that speak of Mexico: who may leave it, and its missions. */
const OF_MEXICO = ['minors-leaving-mexico.yaml', 'mexican-missions.yaml'];

/** Says of every citation of a content folder what it is: that follows from its publisher and from the place it speaks of. */
export class Citations {
  /** Undefined while `publishers.yaml` is missing or has a mistake, which `readCatalogue` tells. */
  readonly publishers: Publishers | undefined;
  readonly source: string;
  readonly #root: string;
  readonly #cited = new Set<string>();
  readonly #codes = new Map<string, readonly string[] | undefined>();
  #iso2BySlug: ReadonlyMap<string, string> | undefined;

  constructor(root: string, source: string) {
    this.#root = root;
    this.source = source;
    this.publishers = publishersIn(source);
  }

  /** Writes its kind into every citation of what was read from the file `name`; a host that nobody knows is a mistake. */
  addKinds(name: string, data: unknown, report: (mistake: Omit<Problem, 'file'>) => void): void {
    const { publishers } = this;
    if (!isTree(data)) return;
    const spokenOf = this.#spokenOf(name, data);
    for (const [citation, { url, field }] of citationsIn(data)) {
      if ('kind' in citation) {
        const fix = 'Bórralo: lo que es sale de su dirección y de content/publishers.yaml.';
        report({ field: [...field, 'kind'].join('.'), value: citation['kind'], fix });
      }
      const place = publishers && placeOf(publishers, url);
      const publisher = place === undefined ? undefined : publishers?.[place];
      if (place !== undefined) this.#cited.add(place);
      else if (publishers) {
        const host = new URL(url).host.replace(/^www\./, '');
        const fix = `Nadie dice de quién es. Añade a content/publishers.yaml: «${host}: { name: De quién es, kind: press }», o el kind que sea.`;
        report({ field: [...field, 'url'].join('.'), value: host, fix });
      }
      // Until its host is known nothing else is said against it.
      citation['kind'] = publisher ? kindIn(publisher, spokenOf) : 'law';
    }
  }

  /** Publishers of whom nothing was cited so far. */
  unused(): Problem[] {
    return Object.entries(this.publishers ?? {})
      .filter(([place, { kind }]) => !this.#cited.has(place) && kind !== 'archive')
      .map(([field, { name: value }]) => ({
        file: 'content/publishers.yaml',
        field,
        value,
        fix: 'Nada lo cita; bórralo.',
      }));
  }

  /** The codes of those who decide what a file tells: of its country, its state and its area; undefined where it is of none. */
  #spokenOf(file: string, data: Tree): readonly string[] | undefined {
    const name = basename(file).replace(/\.\w+$/, '');
    switch (dirname(file)) {
      case 'countries':
        this.#codes.set(name, this.#codesOf(name, data));
        return this.#codes.get(name);
      case 'narratives':
        return this.#codesOfRecord(canonicalSlug(name));
      case 'visa-guides':
        return this.#codesOfRecord(String(data['country']));
      case 'transit':
        return this.#codesOfRecord([...this.#names()].find(([, iso2]) => iso2 === data['iso2'])?.[0] ?? '');
      case 'shared-updates':
        return [EU];
      default:
        return OF_MEXICO.includes(file) ? ['MX'] : undefined;
    }
  }

  #codesOfRecord(slug: string): readonly string[] | undefined {
    if (this.#codes.has(slug)) return this.#codes.get(slug);
    const codes = this.#codesOf(slug, readQuietly(join(this.#root, 'countries', `${slug}.yaml`), treeSchema));
    this.#codes.set(slug, codes);
    return codes;
  }

  #codesOf(slug: string, record: Tree | undefined): string[] | undefined {
    const iso2 = this.#names().get(slug);
    const territory = record?.['territory'];
    if (iso2 === undefined) return undefined;
    return [
      iso2,
      ...(isTree(territory) ? [String(territory['of'])] : []),
      ...(record?.['area'] === 'schengen' ? [EU] : []),
    ];
  }

  #names(): ReadonlyMap<string, string> {
    if (!this.#iso2BySlug) {
      const names = readQuietly(join(this.#root, 'country-names.yaml'), countryNamesSchema) ?? [];
      this.#iso2BySlug = new Map(names.toReversed().map(({ name, iso2 }) => [canonicalSlug(name), iso2]));
    }
    return this.#iso2BySlug;
  }
}

let lastRead: { source: string; publishers: Publishers | undefined } | undefined;

/** The largest file of all, which every folder that is opened has a copy of. */
function publishersIn(source: string): Publishers | undefined {
  if (lastRead?.source !== source) {
    lastRead = { source, publishers: readYaml('', source, publishersSchema, () => {}).whole };
  }
  return lastRead.publishers;
}

const opened = new Map<string, Citations>();

/** Those of a content folder, read again when its publishers have changed. */
export function citationsOf(root: string): Citations {
  const path = join(root, 'publishers.yaml');
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const known = opened.get(root);
  if (known?.source === source) return known;
  const fresh = new Citations(root, source);
  opened.set(root, fresh);
  return fresh;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const treeSchema = v.looseObject({});

/** What a file says; undefined for one that is missing or has a mistake, which is told where it belongs. */
function readQuietly<Output>(path: string, schema: v.GenericSchema<unknown, Output>): Output | undefined {
  return existsSync(path) ? readYaml(path, readFileSync(path, 'utf8'), schema, () => {}).whole : undefined;
}

/** Every citation in a tree read from YAML, once: what has an address and says how it was read. */
function citationsIn(tree: Tree, field: readonly string[] = [], found = new Map<Tree, Cited>()) {
  const { url, seen } = tree;
  if (typeof url === 'string' && URL.canParse(url) && seen !== undefined) found.set(tree, { url, field });
  for (const [key, inner] of Object.entries(tree)) {
    if (isTree(inner) && !found.has(inner)) citationsIn(inner, [...field, key], found);
  }
  return found;
}
