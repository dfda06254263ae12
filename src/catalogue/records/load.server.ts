import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import type { Catalogue, Country } from '../country.ts';
import { CURRENCIES, type ReferenceRates } from '../money.ts';
import { aliasSlugs, canonicalSlug } from '../slug.ts';
import type { CountryUpdate } from './country-schema.ts';
import {
  countryNamesSchema,
  countryRecordSchema,
  referenceRatesSchema,
  sharedUpdatesSchema,
} from './country-schema.ts';
import { narrativeProblems } from './narrative.ts';
import {
  type CountryFile,
  type CountryName,
  catalogueProblems,
  newestFirst,
  type Problem,
  rateProblems,
  recordProblems,
  updateProblems,
} from './relations.ts';

export interface LoadResult {
  catalogue: Catalogue | undefined;
  problems: Problem[];
  /** How many files were read, for the closing line of a check. */
  filesRead: number;
}

/** `content/countries/japan.yaml · visaStatus: "visa-fre" → Usa uno de …` */
export function formatProblem({ file, field, value, mend }: Problem): string {
  const shown = value === undefined ? 'falta' : JSON.stringify(value);
  return `${file} · ${field}: ${shown.length > 90 ? `${shown.slice(0, 87)}…"` : shown} → ${mend}`;
}

/** Thrown when content stops the build; its message lists every mistake of every file. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(`Hay ${problems.length} errores en el contenido:\n${problems.map(formatProblem).join('\n')}`);
    this.name = 'ContentError';
  }
}

/**
 * Reads and checks all of `contentDir`. Never throws for a mistake in a file:
 * every mistake of every file is in `problems`, and `catalogue` is undefined when there is one.
 */
export function readCatalogue(contentDir: string): LoadResult {
  const problems: Problem[] = [];
  let filesRead = 0;

  const label = (path: string) => join('content', relative(contentDir, path));
  const listFiles = (folder: string, extension: string) =>
    readdirSync(join(contentDir, folder))
      .filter((name) => name.endsWith(extension))
      .sort()
      .map((name) => join(contentDir, folder, name));

  function readYaml<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> | undefined {
    filesRead += 1;
    const file = label(path);
    const document = parseDocument(readFileSync(path, 'utf8'), { prettyErrors: true, uniqueKeys: true });
    if (document.errors.length > 0) {
      for (const error of document.errors) {
        const line = error.linePos?.[0].line ?? 0;
        problems.push({
          file,
          field: `línea ${line}`,
          value: error.message.split('\n')[0],
          mend: 'Corrige la escritura YAML.',
        });
      }
      return undefined;
    }
    const result = v.safeParse(schema, document.toJS());
    if (result.success) return result.output;
    for (const issue of result.issues) {
      problems.push({
        file,
        field: v.getDotPath(issue) ?? '(archivo)',
        value: issue.type === 'strict_object' && issue.expected === 'never' ? issue.received : issue.input,
        mend: mendOf(issue),
      });
    }
    return undefined;
  }

  const names: CountryName[] = readYaml(join(contentDir, 'country-names.yaml'), countryNamesSchema) ?? [];
  const ratesPath = join(contentDir, 'exchange-rates.yaml');
  const rates = readYaml(ratesPath, referenceRatesSchema) as ReferenceRates | undefined;
  if (rates) problems.push(...rateProblems(label(ratesPath), rates, CURRENCIES));

  const sharedUpdates = new Map<string, CountryUpdate[]>();
  for (const path of listFiles('shared-updates', '.yaml')) {
    const shared = readYaml(path, sharedUpdatesSchema);
    if (!shared) continue;
    problems.push(...updateProblems(label(path), shared.updates));
    sharedUpdates.set(shared.area, shared.updates);
  }

  const files: CountryFile[] = [];
  for (const path of listFiles('countries', '.yaml')) {
    const record = readYaml(path, countryRecordSchema);
    if (record) files.push({ file: label(path), record });
  }
  if (rates && problems.every((problem) => !problem.field.startsWith('rates.'))) {
    for (const entry of files) problems.push(...recordProblems(entry, names, rates));
  }
  problems.push(...catalogueProblems(files));

  const narratives = new Map<string, string>();
  for (const path of listFiles('narratives', '.md')) {
    filesRead += 1;
    const text = readFileSync(path, 'utf8').trim();
    problems.push(...narrativeProblems(label(path), text, names));
    narratives.set(path.slice(path.lastIndexOf('/') + 1, -'.md'.length), text);
  }

  if (problems.length > 0 || !rates) return { catalogue: undefined, problems, filesRead };

  const countries = files.map(({ record }): Country => {
    const shared = record.area ? (sharedUpdates.get(record.area) ?? []) : [];
    return {
      ...record,
      slug: canonicalSlug(record.name),
      aliases: aliasSlugs(record),
      humanIntro: narratives.get(record.name),
      updates: newestFirst([...record.updates, ...shared]),
    };
  });
  const collator = new Intl.Collator('es-MX');
  countries.sort((a, b) => collator.compare(a.nameSpanish, b.nameSpanish));
  return { catalogue: { countries, rates }, problems, filesRead };
}

/** Valibot's own words for a missing or unknown key, said so that an editor can act on them. */
function mendOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'Este campo no existe; bórralo o corrige su nombre.';
  if (issue.received === 'undefined') return 'Falta este campo; escríbelo.';
  return issue.message;
}

/**
 * The whole catalogue for a build.
 * @throws {ContentError} naming every mistake of every file.
 */
export function loadCatalogue(contentDir: string): Catalogue {
  const { catalogue, problems } = readCatalogue(contentDir);
  if (!catalogue) throw new ContentError(problems);
  return catalogue;
}
