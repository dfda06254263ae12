import { basename, join } from 'node:path';
import { reviewedHostsSchema } from '../catalogue/application-hosts.ts';
import type { Catalogue, Country, Narrative } from '../catalogue/country.ts';
import {
  type CountryRecord,
  type CountryUpdate,
  countryNamesSchema,
  countryRecordSchema,
  referenceRatesSchema,
  type StayRule,
  sharedUpdatesSchema,
  yellowFeverRiskSchema,
} from '../catalogue/country-schema.ts';
import { withEntryLines } from '../catalogue/entry-words.ts';
import { recordReadOn } from '../catalogue/evidence.ts';
import type { PassportValidity } from '../catalogue/passport-validity-schema.ts';
import { publishersSchema } from '../catalogue/publisher.ts';
import { aliasSlugs, canonicalSlug } from '../catalogue/slug.ts';
import { spokenDefaults } from '../catalogue/spoken-defaults.ts';
import { ContentFiles } from './content-files.server.ts';
import { citedNarrative, narrativeHeadSchema, narrativeProblems } from './narrative.ts';
import {
  type CountryFile,
  nameProblems,
  newestFirst,
  type Problem,
  publisherProblems,
  recordProblems,
  territoryProblems,
  updateProblems,
} from './relations.ts';

export interface LoadResult {
  catalogue: Catalogue | undefined;
  problems: Problem[];
  /** How many files were read, for the closing line of a check. */
  filesRead: number;
}

/** `content/countries/japan.yaml · visaStatus: "visa-fre" → Usa uno de …` */
export function formatProblem({ file, field, value, fix }: Problem): string {
  const shown = value === undefined ? 'falta' : JSON.stringify(value);
  return `${file} · ${field}: ${shown.length > 90 ? `${shown.slice(0, 87)}…"` : shown} → ${fix}`;
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
  const files = new ContentFiles(contentDir);
  const { problems } = files;

  const namesPath = join(contentDir, 'country-names.yaml');
  const names = files.readYaml(namesPath, countryNamesSchema).whole;
  if (names) problems.push(...nameProblems(files.label(namesPath), names));
  const rates = files.readYaml(join(contentDir, 'exchange-rates.yaml'), referenceRatesSchema).whole;

  const riskPath = join(contentDir, 'yellow-fever-risk.yaml');
  const risk = files.readYaml(riskPath, yellowFeverRiskSchema).whole;
  const slugs = new Set(names?.map(({ name }) => canonicalSlug(name)));
  for (const [index, value] of (names && risk?.countries)?.entries() ?? []) {
    if (slugs.has(value)) continue;
    const fix = 'No hay ficha con ese nombre de archivo en content/countries.';
    problems.push({ file: files.label(riskPath), field: `countries.${index}`, value, fix });
  }

  const publishersPath = join(contentDir, 'publishers.yaml');
  const publishers = files.readYaml(publishersPath, publishersSchema).whole;
  if (names && publishers) problems.push(...publisherProblems(files.label(publishersPath), publishers, names));

  const reviewedHosts = files.readYaml(join(contentDir, 'reviewed-hosts.yaml'), reviewedHostsSchema).whole;

  const areas = new Map<string, AreaRules>();
  for (const path of files.list('shared-updates', '.yaml')) {
    const shared = files.readYaml(path, sharedUpdatesSchema).whole;
    if (!shared) continue;
    problems.push(...updateProblems(files.label(path), shared.updates));
    const { area, updates } = shared;
    areas.set(area, { ...shared, updates: updates.map((update) => ({ ...update, area })) });
  }

  const records: CountryRecord[] = [];
  const countryFiles: CountryFile[] = [];
  for (const path of files.list('countries', '.yaml')) {
    const { whole, readable } = files.readYaml(path, countryRecordSchema);
    const file = files.label(path);
    const id = basename(path, '.yaml');
    const named = names?.find(({ name }) => canonicalSlug(name) === id);
    if (whole && named) records.push({ id, ...named, ...whole });
    countryFiles.push({ file, record: { id, ...named, ...readable } });
    if (names && !named) {
      const fix = 'Ningún país de content/country-names.yaml se llama así en inglés; corrige el nombre del archivo.';
      problems.push({ file, field: '(archivo)', value: id, fix });
    }
  }
  for (const entry of countryFiles) problems.push(...recordProblems(entry, reviewedHosts));
  if (names) problems.push(...territoryProblems(countryFiles));

  const narratives = new Map<string, Narrative>();
  for (const path of files.list('narratives', '.md')) {
    const text = files.readHeaded(path, narrativeHeadSchema);
    if (!text) continue;
    const { file, fields, body } = text;
    problems.push(...narrativeProblems(file, body, names));
    const name = basename(path, '.md');
    const record = records.find((candidate) => candidate.name === name);
    if (!fields || !record) continue;
    const cited = citedNarrative(file, fields, body, withArea(record, areas));
    problems.push(...cited.problems);
    if (cited.narrative) narratives.set(name, cited.narrative);
  }

  return {
    catalogue:
      problems.length === 0 && rates && risk
        ? {
            countries: toCountries(records, narratives, areas, risk.countries),
            rates,
            stayRule: areas.get('schengen')?.stayRule,
            yellowFeverRisk: risk,
          }
        : undefined,
    problems,
    filesRead: files.filesRead,
  };
}

/** What a file of `content/shared-updates/` says for every member of its area. */
interface AreaRules {
  updates: readonly CountryUpdate[];
  passportValidity?: PassportValidity | undefined;
  issues?: CountryRecord['issues'];
  stayRule: StayRule;
}

/** The changes, the visas issued and the passport rule of a record, its area's included. */
function withArea({ sources, conditional, issues, ...record }: CountryRecord, areas: ReadonlyMap<string, AreaRules>) {
  const area = record.area ? areas.get(record.area) : undefined;
  return {
    sources,
    conditional,
    issues: issues ?? area?.issues,
    updates: newestFirst([...record.updates, ...(area?.updates ?? [])]),
    passportValidity: record.passportValidity ?? area?.passportValidity,
  };
}

/** Joins what other files say of a country; Spanish alphabetical order. */
function toCountries(
  records: readonly CountryRecord[],
  narratives: ReadonlyMap<string, Narrative>,
  areas: ReadonlyMap<string, AreaRules>,
  withYellowFever: readonly string[],
): Country[] {
  const collator = new Intl.Collator('es-MX');
  return records
    .map((written): Country => {
      // A territory has no embassy of its own: its state's answers for it.
      const state = records.find(({ iso2 }) => iso2 === written.territory?.of);
      const record = { ...written, embassyInfo: written.embassyInfo ?? state?.embassyInfo };
      const slug = canonicalSlug(record.name);
      return {
        ...withEntryLines(record),
        ...spokenDefaults(record),
        slug,
        hasYellowFever: withYellowFever.includes(slug) || undefined,
        aliases: aliasSlugs(record),
        checkedOn: recordReadOn(record),
        humanIntro: narratives.get(record.name),
        ...withArea(record, areas),
      };
    })
    .sort((a, b) => collator.compare(a.nameSpanish, b.nameSpanish));
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
