import { basename } from 'node:path';
import { reviewedHostsSchema } from '../catalogue/application-hosts.ts';
import { areasSchema, type CountedArea } from '../catalogue/area-schema.ts';
import type { Catalogue, Country, Narrative } from '../catalogue/country.ts';
import {
  type CountryRecord,
  type CountryUpdate,
  countryNamesSchema,
  countryRecordSchema,
  referenceRatesSchema,
  type SharedUpdates,
  sharedUpdatesSchema,
} from '../catalogue/country-schema.ts';
import { recordReadOn, statedValue, withKnown } from '../catalogue/evidence.ts';
import { type CitedFact, STATE_FACTS } from '../catalogue/facts.ts';
import type { PassportValidity } from '../catalogue/passport-validity-schema.ts';
import { publishersSchema } from '../catalogue/publisher.ts';
import { aliasSlugs, canonicalSlug } from '../catalogue/slug.ts';
import { withEntryLines } from '../catalogue/voice/entry-lines.ts';
import { spokenDefaults } from '../catalogue/voice/spoken-defaults.ts';
import { yellowFeverRiskSchema } from '../catalogue/yellow-fever-risk.ts';
import { contentReader } from './content-files.server.ts';
import { citedNarrative, narrativeHeadSchema, narrativeProblems } from './narrative.ts';
import { phrasesSchema } from './phrases.ts';
import {
  type CountryFile,
  nameProblems,
  newestFirst,
  type Problem,
  publisherProblems,
  recordProblems,
  sharedProblems,
  territoryProblems,
} from './relations.ts';

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

/** What was read, once nothing of it is missing. */
type Whole<Read> = { [Part in keyof Read]: NonNullable<Read[Part]> };

/**
 * What this build reads of the project's own content, once. Benchmarks generate countries, not the rest.
 * The call throws {@link ContentError}, naming every mistake.
 */
export function readOnce<Read extends { problems: Problem[] }>(read: (contentDir: string) => Read): () => Whole<Read> {
  let loaded: Read | undefined;
  return () => {
    loaded ??= read(`${process.cwd()}/content`);
    if (loaded.problems.length > 0) throw new ContentError(loaded.problems);
    return loaded as Whole<Read>;
  };
}

/** Reads and checks every country of a content folder and what holds for all of them; `catalogue` is undefined when there is a mistake. */
export const readCatalogue = contentReader((files) => {
  const { problems } = files;
  const names = files.readYaml('country-names.yaml', countryNamesSchema).whole;
  if (names) problems.push(...nameProblems('content/country-names.yaml', names));
  if (files.has('phrases.yaml')) files.readYaml('phrases.yaml', phrasesSchema);
  const rates = files.readYaml('exchange-rates.yaml', referenceRatesSchema).whole;

  const risk = files.readYaml('yellow-fever-risk.yaml', yellowFeverRiskSchema).whole;
  const slugs = new Set(names?.map(({ name }) => canonicalSlug(name)));
  for (const [index, value] of (names && risk?.countries)?.entries() ?? []) {
    if (slugs.has(value)) continue;
    const fix = 'No hay ficha con ese nombre de archivo en content/countries.';
    files.report('yellow-fever-risk.yaml', `countries.${index}`, value, fix);
  }

  const publishers = files.readYaml('publishers.yaml', publishersSchema).whole;
  if (names && publishers) problems.push(...publisherProblems('content/publishers.yaml', publishers, names));

  const reviewedHosts = files.readYaml('reviewed-hosts.yaml', reviewedHostsSchema).whole;

  const counted = files.readYaml('areas.yaml', areasSchema).whole;
  if (names && counted) problems.push(...memberProblems('content/areas.yaml', counted, slugs));

  const areas = new Map<string, SharedUpdates>();
  for (const name of files.list('shared-updates', '.yaml')) {
    const shared = files.readYaml(name, sharedUpdatesSchema).whole;
    if (!shared) continue;
    problems.push(...sharedProblems(`content/${name}`, shared));
    areas.set(shared.area, shared);
  }

  const records: CountryRecord[] = [];
  const countryFiles: CountryFile[] = [];
  for (const name of files.list('countries', '.yaml')) {
    const { whole, readable, faulty } = files.readYaml(name, countryRecordSchema);
    const file = `content/${name}`;
    const id = basename(name, '.yaml');
    const named = names?.find(({ name }) => canonicalSlug(name) === id);
    if (whole && named) records.push(withKnown({ id, ...named, ...whole } as CountryRecord));
    countryFiles.push({ file, record: withKnown({ id, ...named, ...readable } as Partial<CountryRecord>), faulty });
    if (names && !named) {
      const fix = 'Ningún país de content/country-names.yaml se llama así en inglés; corrige el nombre del archivo.';
      problems.push({ file, field: '(archivo)', value: id, fix });
    }
  }
  for (const { file, record } of countryFiles) {
    const { area } = record;
    if (!area || !counted || areaOf(counted, basename(file, '.yaml'))?.id === area) continue;
    const fix = 'No está entre los miembros de esa zona en content/areas.yaml: agrégalo ahí, o borra area.';
    problems.push({ file, field: 'area', value: area, fix });
  }
  const withAreas = records.map((record) => withArea(record, areas));
  const joined = withAreas.map((record) =>
    withState(
      record,
      withAreas.find(({ iso2 }) => iso2 === record.territory?.of),
    ),
  );
  for (const entry of countryFiles) problems.push(...recordProblems(entry, reviewedHosts));
  if (names) problems.push(...territoryProblems(countryFiles, withAreas));

  const narratives = new Map<string, Narrative>();
  for (const path of files.list('narratives', '.md')) {
    const text = files.readHeaded(path, narrativeHeadSchema);
    if (!text) continue;
    const { fields, body } = text;
    const file = `content/${path}`;
    problems.push(...narrativeProblems(file, body, names));
    const name = basename(path, '.md');
    const record = joined.find((candidate) => candidate.name === name);
    if (!fields || !record) continue;
    const cited = citedNarrative(file, fields, body, record);
    problems.push(...cited.problems);
    if (cited.narrative) narratives.set(name, cited.narrative);
  }

  const catalogue: Catalogue | undefined =
    problems.length === 0 && rates && risk
      ? {
          countries: toCountries(joined, narratives, risk.countries, counted ?? []),
          rates,
          areas: counted ?? [],
          yellowFeverRisk: risk,
        }
      : undefined;
  return { catalogue };
});

function areaOf(areas: readonly CountedArea[], slug: string): CountedArea | undefined {
  return areas.find(({ members }) => members.includes(slug));
}

/** A member has a record, and its days are of one count. */
function memberProblems(file: string, areas: readonly CountedArea[], slugs: ReadonlySet<string>): Problem[] {
  return areas.flatMap((area, index) =>
    area.members.flatMap((value, at): Problem[] => {
      const field = `${index}.members.${at}`;
      const first = areaOf(areas, value);
      if (!slugs.has(value)) {
        const fix = 'No hay ficha con ese nombre de archivo en content/countries: corrígelo o bórralo.';
        return [{ file, field, value, fix }];
      }
      if (first === area && area.members.indexOf(value) === at) return [];
      return [{ file, field, value, fix: `Sus días ya son de la cuenta de ${first?.id}; déjalo en una sola.` }];
    }),
  );
}

/** A record with what its area rules for every member, and with what carries that. */
function withArea(record: CountryRecord, areas: ReadonlyMap<string, SharedUpdates>): CountryRecord {
  const shared = record.area && areas.get(record.area);
  if (!shared) return record;
  const { area, passportValidity } = shared;
  const takesRule = record.passportValidity === undefined && passportValidity !== undefined;
  const taken = (facts: readonly string[]) =>
    facts
      .filter((fact) => fact.startsWith('updates.') || (takesRule && fact === 'passportValidity'))
      .map((fact) => fact.replace(/^updates\./, `updates.${area}-`) as CitedFact);
  const said = Object.entries(shared.evidence).flatMap(([fact, text]) => taken([fact]).map((key) => [key, text]));
  const updates = shared.updates.map((update) => ({ ...update, area })) as unknown as CountryUpdate[];
  const sources = shared.sources.map(({ supports, doubts = [], ...source }) => ({
    ...source,
    supports: taken(supports),
    doubts: taken(doubts),
    from: `shared-updates/${area}.yaml`,
  }));
  return withKnown({
    ...record,
    issues: record.issues ?? shared.issues,
    updates: newestFirst([...record.updates, ...updates]),
    ...(takesRule && { passportValidity: passportValidity as PassportValidity }),
    evidence: { ...Object.fromEntries(said), ...record.evidence },
    sources: [...record.sources, ...sources.filter(({ supports }) => supports.length > 0)],
  });
}

/** What a territory neither states nor decides is its state's, as the state's sources say; so is the embassy. */
function withState(record: CountryRecord, state: CountryRecord | undefined): CountryRecord {
  if (!state) return record;
  const { decides = [] } = record.territory ?? {};
  const taken = (['embassy', ...STATE_FACTS] as const).filter(
    (fact) => !decides.some((own) => own === fact) && statedValue(record, fact) === undefined,
  );
  const sources = state.sources.flatMap(({ supports, ...source }) => {
    const carried = supports.filter((fact) => taken.some((each) => each === fact));
    return carried.length > 0
      ? [{ ...source, supports: carried, doubts: [], from: `countries/${canonicalSlug(state.name)}.yaml` }]
      : [];
  });
  const said = Object.entries(state.evidence).filter(([fact]) => taken.some((each) => each === fact));
  return withKnown({
    ...record,
    embassyInfo: record.embassyInfo ?? state.embassyInfo,
    ...(taken.includes('maxStay') && { maxStay: state.maxStay }),
    ...(taken.includes('passportValidity') && { passportValidity: state.passportValidity }),
    evidence: { ...Object.fromEntries(said), ...record.evidence },
    sources: [...record.sources, ...sources],
  });
}

/** What the pages need besides; Spanish alphabetical order. */
function toCountries(
  records: readonly CountryRecord[],
  narratives: ReadonlyMap<string, Narrative>,
  withYellowFever: readonly string[],
  areas: readonly CountedArea[],
): Country[] {
  const collator = new Intl.Collator('es-MX');
  return records
    .map((record): Country => {
      const slug = canonicalSlug(record.name);
      return {
        ...withEntryLines(record),
        ...spokenDefaults(record),
        slug,
        counted: countOf(areaOf(areas, slug)),
        hasYellowFever: withYellowFever.includes(slug) || undefined,
        aliases: aliasSlugs(record),
        checkedOn: recordReadOn(record),
        humanIntro: narratives.get(record.name),
        updates: newestFirst(record.updates),
      };
    })
    .sort((a, b) => collator.compare(a.nameSpanish, b.nameSpanish));
}

function countOf(area: CountedArea | undefined): Country['counted'] {
  if (!area) return undefined;
  const { members: _members, sources: _sources, ...count } = area;
  return count;
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
