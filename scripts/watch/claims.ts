import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CountryName } from '../../src/catalogue/country-schema.ts';
import { canonicalSlug } from '../../src/catalogue/slug.ts';
import { splitHead } from '../../src/records/content-files.server.ts';
import { comparable } from './reading/comparable.ts';
import { type Figure, figuresIn } from './reading/figures.ts';
import type { Anchor } from './reading/passages.ts';
import type { Topic } from './reading/topic.ts';

/** What a file of the content takes from one page. */
export interface Claim extends Anchor {
  /** `content/countries/japan.yaml`. */
  file: string;
  /** `Japón`, or the file's own name where it is about no country. */
  place: string;
  iso2: string | undefined;
  /** `sources.2`: where the source stands in the file. */
  source: string;
  /** What the record states, for whoever compares: `{"days":90}`. */
  states: string;
  /** Day on which an editor read the source last. */
  checkedOn: string | undefined;
}

export interface Address {
  /** Files that name it anywhere. */
  files: Set<string>;
  /** Empty where it is only a link. */
  claims: Claim[];
}

type Fields = Record<string, unknown>;

/** Every address in a content folder, each with who uses it and for what. */
export function addressesIn(folder: string): Map<string, Address> {
  const addresses = new Map<string, Address>();
  const at = (address: string) => {
    const known = addresses.get(address) ?? { files: new Set(), claims: [] };
    addresses.set(address, known);
    return known;
  };
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));
  const places = placesBySlug(folder);
  for (const name of names.sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    const file = join('content', name);
    for (const [written] of text.matchAll(/https?:\/\/[^\s<>«»"'[\]{}]+/g)) {
      // A bracket that closes none of its own ends a Markdown link, and a stop ends the sentence.
      const address = pageOf(written.replace(/^([^()]*(?:\([^()]*\)[^()]*)*)\).*$/, '$1').replace(/[.,;:]+$/, ''));
      if (URL.canParse(address)) at(address).files.add(file);
    }
    const { head, body } = name.endsWith('.md') ? splitHead(text) : { head: text, body: '' };
    const slug = /([^/\\]+)\.\w+$/.exec(name)?.[1] ?? name;
    const place = places.get(canonicalSlug(slug));
    const record: Fields = { ...(parse(head ?? '') as Fields), body };
    for (const { address, ...claim } of claimsOf(record)) {
      const whose = {
        file,
        place: place?.nameSpanish ?? slug,
        iso2: place?.iso2,
        places: place ? [comparable(place.nameSpanish), comparable(place.name)] : [],
      };
      if (URL.canParse(address)) at(address).claims.push({ ...claim, ...whose });
    }
  }
  return addresses;
}

/** The part after `#` is for the reader's browser. */
function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}

function placesBySlug(folder: string): Map<string, CountryName> {
  const names = parse(readFileSync(join(folder, 'country-names.yaml'), 'utf8')) as CountryName[];
  return new Map(names.map((name) => [canonicalSlug(name.name), name]));
}

type FoundClaim = Omit<Claim, 'file' | 'place' | 'iso2' | 'places'> & { address: string };

/** Every source below, with what it vouches for. Sets of data are left to `check:facts`. */
function claimsOf(record: Fields): FoundClaim[] {
  const found: FoundClaim[] = [];
  const walk = (value: unknown, path: readonly string[], parent: Fields): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Fields;
    const { url, kind, supports, checkedOn = parent['checkedOn'] } = fields;
    if (typeof url === 'string' && typeof kind === 'string' && kind !== 'data') {
      const topics: Topic[] = Array.isArray(supports) ? supports : [topicAt(path, parent)];
      for (const topic of topics) {
        const stated = Array.isArray(supports) ? statedBy(record, topic) : withoutSources(parent);
        found.push({
          address: pageOf(url),
          topic,
          figures:
            topic === 'text' && typeof record['body'] === 'string' ? figuresOf(record['body']) : figuresOf(stated),
          names: namesOf(stated),
          source: path.join('.'),
          states: JSON.stringify(stated)?.slice(0, 400) ?? '',
          checkedOn: typeof checkedOn === 'string' ? checkedOn : undefined,
        });
      }
    }
    for (const [key, child] of Object.entries(fields))
      walk(child, [...path, key], Array.isArray(value) ? parent : fields);
  };
  walk(record, [], record);
  return found;
}

function topicAt(path: readonly string[], parent: Fields): Topic {
  if (path.includes('rules')) return 'conditional';
  if (path[0] === 'passportValidity') return 'passportValidity';
  return typeof parent['concerns'] === 'string' ? (parent['concerns'] as Topic) : 'text';
}

/** What the record says of a topic that a source supports. */
function statedBy(record: Fields, topic: Topic): unknown {
  const entry = (record['entry'] ?? {}) as Fields;
  if (topic === 'health') return record['healthRequirements'];
  if (topic === 'embassy') return record['embassyInfo'];
  return topic in entry ? entry[topic] : record[topic];
}

function withoutSources({ source: _source, sources: _sources, ...rest }: Fields): Fields {
  return rest;
}

const COUNTED: Record<string, string> = {
  days: 'day',
  months: 'month',
  hoursBefore: 'hour',
  layoverHours: 'hour',
  minAgeMonths: 'month',
  blankPages: 'page',
};

/** The figures of a part of a record, written as fields or in a sentence. */
function figuresOf(value: unknown): Figure[] {
  if (typeof value === 'string') return figuresIn(comparable(value));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  const money =
    typeof fields['amount'] === 'number' ? [{ value: fields['amount'], unit: String(fields['currency']) }] : [];
  const times = Object.entries(COUNTED).flatMap(([key, unit]) =>
    [fields[key] ?? []].flat().flatMap((count) => (typeof count === 'number' ? { value: count, unit } : [])),
  );
  return [...money, ...times, ...Object.values(fields).flatMap(figuresOf)];
}

/** Names a form or a site goes by. */
function namesOf(stated: unknown): string[] {
  const { how, name } = (typeof stated === 'object' && stated !== null ? stated : {}) as Fields;
  return typeof how === 'string' && typeof name === 'string' ? [comparable(name)] : [];
}
