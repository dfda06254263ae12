import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parse, parseDocument } from 'yaml';
import type { CountryName } from '../../src/catalogue/country-schema.ts';
import { statedValue } from '../../src/catalogue/evidence.ts';
import type { CitedFact } from '../../src/catalogue/facts.ts';
import { placeOf } from '../../src/catalogue/publisher.ts';
import { canonicalSlug } from '../../src/catalogue/slug.ts';
import { citationsOf } from '../../src/records/citations.server.ts';
import { splitHead } from '../../src/records/content-files.server.ts';
import { comparableLine, numbersIn, WATCHED_TOPICS, type Watched, type WatchedTopic } from './changes.ts';

/** What a file of the content takes from one page. */
export interface SourcedFact extends Watched {
  /** `content/countries/japan.yaml`. */
  file: string;
  /** Where the source stands in the file. */
  line: number;
  /** `Japón`, or the file's own name where it is about no country. */
  place: string;
  /** What the record states, for whoever compares: `{"days":90}`. */
  states: string;
  /** Day on which an editor read the source last. */
  checkedOn: string;
}

export interface Address {
  /** Files that name it anywhere. */
  files: Set<string>;
  /** Empty where it is only a link. */
  claims: SourcedFact[];
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
  const names = parse(readFileSync(join(folder, 'country-names.yaml'), 'utf8')) as CountryName[];
  const places = new Map(names.map(({ name, nameSpanish }) => [canonicalSlug(name), nameSpanish]));
  const { publishers = {} } = citationsOf(folder);
  const isData = (url: string) => publishers[placeOf(publishers, url) ?? '']?.kind === 'data';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));
  for (const name of files.sort()) {
    const text = readFileSync(join(folder, name), 'utf8');
    const file = join('content', name);
    for (const [written] of text.matchAll(/https?:\/\/[^\s<>«»"'[\]{}]+/g)) {
      // A bracket that closes none of its own ends a Markdown link, and a stop ends the sentence.
      const address = pageOf(written.replace(/^([^()]*(?:\([^()]*\)[^()]*)*)\).*$/, '$1').replace(/[.,;:]+$/, ''));
      if (URL.canParse(address)) at(address).files.add(file);
    }
    const { head, body } = name.endsWith('.md') ? splitHead(text) : { head: text, body: '' };
    const slug = /([^/\\]+)\.\w+$/.exec(name)?.[1] ?? name;
    const place = places.get(canonicalSlug(slug)) ?? slug;
    for (const { address, ...claim } of claimsOf(head ?? '', body, isData))
      at(address).claims.push({ ...claim, file, place });
  }
  return addresses;
}

/** The part after `#` is for the reader's browser. */
function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}

type FoundClaim = Omit<SourcedFact, 'file' | 'place'> & { address: string };

/** Every source in a record, with what it vouches for. Sets of data are left to `check:facts`. */
function claimsOf(yaml: string, body: string, isData: (url: string) => boolean): FoundClaim[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const record: Fields = { ...(document.toJS() as Fields), body };
  const found: FoundClaim[] = [];
  const walk = (value: unknown, path: readonly string[], parent: Fields): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Fields;
    const { url, seen, checkedOn = parent['checkedOn'] } = fields;
    if (typeof url === 'string' && seen !== undefined && URL.canParse(url) && !isData(url)) {
      const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
      const cited = citedBy(fields);
      const facts =
        cited.length > 0
          ? cited.map((fact) => watchedOf(record, fact))
          : [{ topic: topicAt(path, parent), stated: withoutSources(parent) }];
      for (const { topic, stated } of facts) {
        found.push({
          address: pageOf(url),
          topic,
          numbers: numbersOf(topic === 'text' && body ? body : stated),
          names: namesOf(stated),
          line: lineCounter.linePos(node?.range?.[0] ?? 0).line,
          states: JSON.stringify(stated)?.slice(0, 400) ?? '',
          checkedOn: typeof checkedOn === 'string' ? checkedOn : '',
        });
      }
    }
    for (const [key, child] of Object.entries(fields))
      walk(child, [...path, key], Array.isArray(value) ? parent : fields);
  };
  walk(record, [], record);
  return found;
}

/** The facts that a source of a record carries or doubts; what a wiki article takes from one is in words. */
function citedBy({ supports, doubts }: Fields): CitedFact[] {
  return [supports, doubts].flatMap((facts) => (Array.isArray(facts) ? (facts as CitedFact[]) : []));
}

function watchedOf(record: Fields, fact: CitedFact): { topic: WatchedTopic; stated: unknown } {
  const stated = statedValue(record, fact);
  const [list] = fact.split('.');
  if (list === 'updates')
    return { topic: ((stated as Fields | undefined)?.['concerns'] as WatchedTopic) ?? 'text', stated };
  const topic = list as WatchedTopic;
  return { topic: topic in WATCHED_TOPICS ? topic : 'text', stated };
}

function topicAt(path: readonly string[], parent: Fields): WatchedTopic {
  if (path.includes('rules')) return 'conditional';
  return typeof parent['concerns'] === 'string' ? (parent['concerns'] as WatchedTopic) : 'text';
}

function withoutSources({ source: _source, sources: _sources, ...rest }: Fields): Fields {
  return rest;
}

/** The numbers of a part of a record, in its fields or its sentences; a day is none. */
function numbersOf(stated: unknown): number[] {
  return [...numbersIn(comparableLine((JSON.stringify(stated) ?? '').replace(/\d{4}-\d\d(?:-\d\d)?/g, ' ')))];
}

/** Names a form or a site goes by. */
function namesOf(stated: unknown): string[] {
  const { how, name } = (typeof stated === 'object' && stated !== null ? stated : {}) as Fields;
  return typeof how === 'string' && typeof name === 'string' ? [comparableLine(name)] : [];
}
