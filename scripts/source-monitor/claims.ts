import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parse, parseDocument } from 'yaml';
import type { CountryName } from '../../src/catalogue/country-schema.ts';
import { statedValue } from '../../src/catalogue/evidence.ts';
import { type CitedFact, FACT_TABLE, factLabel } from '../../src/catalogue/facts.ts';
import { placeOf } from '../../src/catalogue/publisher.ts';
import { canonicalSlug } from '../../src/catalogue/slug.ts';
import { citationsOf } from '../../src/records/citations.server.ts';
import { splitHead } from '../../src/records/content-files.server.ts';
import { comparableLine, numbersIn, type Watched } from './changes.ts';

/** What an editor reads of a fact: of a record, or of whatever else a file of the content takes from a page. */
export function sourcedLabel(fact: string): string {
  return /^(?:conditional|requirements|updates)\./.test(fact) || Object.hasOwn(FACT_TABLE, fact)
    ? factLabel(fact as CitedFact)
    : 'texto';
}

/** Where a file of the content takes something from one page. */
export interface CitedPlace {
  /** As the source names it in `supports` or `doubts`; `text` where it stands beside what rests on it. */
  fact: string;
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

/** The same, with what to look for on the page. */
export type SourcedFact = CitedPlace & Watched;

export interface Address {
  /** Files that name it anywhere. */
  files: Set<string>;
  /** Empty where it is only a link. */
  claims: SourcedFact[];
}

type Fields = Record<string, unknown>;

interface CitingFile {
  file: string;
  place: string;
  text: string;
  /** The day on which the whole of it was looked up, where it cites nothing with a day of its own. */
  readOn: string | undefined;
  claims: CitedClaim[];
}

/** Every file of a content folder with words in it, and what it takes from the pages it cites. */
export function citingFiles(folder: string): CitingFile[] {
  const names = parse(readFileSync(join(folder, 'country-names.yaml'), 'utf8')) as CountryName[];
  const places = new Map(names.map(({ name, nameSpanish }) => [canonicalSlug(name), nameSpanish]));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));
  return files.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const file = join('content', name);
    const { head, body } = name.endsWith('.md') ? splitHead(text) : { head: text, body: '' };
    const slug = /([^/\\]+)\.\w+$/.exec(name)?.[1] ?? name;
    const place = places.get(canonicalSlug(slug)) ?? slug;
    const readOn = /^checkedOn: "(.*)"$/m.exec(head ?? '')?.[1];
    return {
      file,
      place,
      text,
      readOn,
      claims: claimsOf(head ?? '', body).map((claim) => ({ ...claim, file, place })),
    };
  });
}

/** Every address in a content folder, each with who uses it and for what. Sets of data are left to `check:facts`. */
export function addressesIn(folder: string): Map<string, Address> {
  const addresses = new Map<string, Address>();
  const at = (address: string) => {
    const known = addresses.get(address) ?? { files: new Set(), claims: [] };
    addresses.set(address, known);
    return known;
  };
  const { publishers = {} } = citationsOf(folder);
  const isData = (url: string) => publishers[placeOf(publishers, url) ?? '']?.kind === 'data';
  for (const { file, text, claims } of citingFiles(folder)) {
    for (const [written] of text.matchAll(/https?:\/\/[^\s<>«»"'[\]{}]+/g)) {
      // A bracket that closes none of its own ends a Markdown link, and a stop ends the sentence.
      const address = pageOf(written.replace(/^([^()]*(?:\([^()]*\)[^()]*)*)\).*$/, '$1').replace(/[.,;:]+$/, ''));
      if (URL.canParse(address)) at(address).files.add(file);
    }
    for (const { address, ...claim } of claims) if (!isData(address)) at(address).claims.push(claim);
  }
  return addresses;
}

/** The part after `#` is for the reader's browser. */
function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}

type CitedClaim = SourcedFact & { address: string };

/** Every source in a file, with what it vouches for. */
function claimsOf(yaml: string, body: string): Omit<CitedClaim, 'file' | 'place'>[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const record: Fields = { ...(document.toJS() as Fields), body };
  const found: Omit<CitedClaim, 'file' | 'place'>[] = [];
  const walk = (value: unknown, path: readonly string[], parent: Fields): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Fields;
    const { url, seen, checkedOn = parent['checkedOn'] ?? parent['date'] } = fields;
    if (typeof url === 'string' && seen !== undefined && URL.canParse(url)) {
      const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
      const cited = citedBy(fields).map((fact) => ({ fact, stated: statedBy(record, fact) }));
      const text = { fact: 'text', stated: citing(record, path.at(-1)) ?? withoutSources(parent) };
      for (const { fact, stated } of cited.length > 0 ? cited : [text]) {
        found.push({
          address: pageOf(url),
          fact,
          numbers: numbersOf(fact === 'text' && body ? body : stated),
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

/** What a file states of a fact: a record's, or the part that goes by its name. */
function statedBy(record: Fields, fact: CitedFact): unknown {
  return statedValue(record, fact) ?? partOf(record, ({ id }) => fact.split('.').includes(String(id)))[0];
}

/** What of a file names a source by its id; undefined where nothing does. */
function citing(file: Fields, id: string | undefined): unknown {
  const parts = partOf(file, ({ sources }) => Array.isArray(sources) && sources.includes(id));
  return parts.length > 0 ? parts.map(withoutSources) : undefined;
}

/** The parts of a file that are alike in something. */
function partOf(value: unknown, isMeant: (part: Fields) => boolean): Fields[] {
  if (typeof value !== 'object' || value === null) return [];
  const part = value as Fields;
  return [...(isMeant(part) ? [part] : []), ...Object.values(part).flatMap((inner) => partOf(inner, isMeant))];
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
