import { existsSync, readFileSync } from 'node:fs';
import { openInboxReader } from '../../server/inbox/inbox-reader.ts';
import { DatabaseFileError } from '../../server/private-database.ts';
import type { Country } from '../../src/catalogue/country.ts';
import { evidenceOf } from '../../src/catalogue/evidence.ts';
import { EVIDENT_FACTS, type EvidentFact } from '../../src/catalogue/facts.ts';
import { canonicalSlug } from '../../src/catalogue/slug.ts';
import type { Correction } from '../../src/corrections/correction.ts';
import { disagreements } from '../facts/disagreements.ts';
import { openDataClaims } from '../facts/open-data-sets.ts';
import { checkedFacts, endingSoon } from '../freshness/checked-facts.ts';
import { checksOldestFirst, isDue, isExpired } from '../freshness/due-checks.ts';
import type { readContent } from '../read-content.ts';
import { addressesIn } from '../watch/claims.ts';
import { byHarm, isUnsettled, linesOf, TOPIC_NAMES, titleOf } from '../watch/findings.ts';
import type { Topic } from '../watch/reading/topic.ts';
import type { Finding } from '../watch/watch-state.ts';

/** Something for an editor to look at. */
export interface Task {
  title: string;
  lines: string[];
  /** `japan`, and the fact its form opens with; undefined where no form can mend it. */
  record?: { slug: string; topic: Topic };
  url?: string;
  /** Number of the report in the inbox. */
  report?: number;
  /** What the commit message says it was for. */
  because: string;
}

export interface TaskGroup {
  title: string;
  tasks: Task[];
  /** Said where the group could not be looked at. */
  trouble?: string;
}

export interface DeskPlace {
  content: string;
  inboxFile: string;
  /** What Vigía wrote last: `data/vigia.json`. */
  watchFile: string;
}

/** What waits, first what harms readers most. */
export function taskGroups(place: DeskPlace, content: ReturnType<typeof readContent>, today: string): TaskGroup[] {
  const { catalogue } = content.records;
  const countries = catalogue?.countries ?? [];
  return [
    attempt('Vigía: la fuente dice otra cosa', () => findings(place)),
    attempt('Lo que reportaron', () => reports(place.inboxFile, countries, content.corrections.corrections)),
    attempt('Por vencer', () => lapsing(content, today)),
    attempt('Nadie lo ha visto en su propio sitio', () => neverLive(countries, today)),
    attempt('Los datos abiertos dicen otra cosa', () =>
      disagreements(countries, openDataClaims(place.content), today).map(({ file, field, mend }) => ({
        title: `${nameOf(countries, file)} · ${TOPIC_NAMES[field as Topic] ?? field}`,
        lines: [mend],
        record: { slug: slugOf(file), topic: field as Topic },
        because: 'Open data sets disagree.',
      })),
    ),
  ];
}

/** One group that cannot be looked at does not take the others along. */
function attempt(title: string, tasks: () => Task[]): TaskGroup {
  try {
    return { title, tasks: tasks() };
  } catch (error) {
    const trouble = error instanceof DatabaseFileError || error instanceof Error ? error.message : String(error);
    return { title, tasks: [], trouble: `No se pudo mirar: ${trouble}` };
  }
}

function findings({ watchFile, content }: DeskPlace): Task[] {
  if (!existsSync(watchFile)) return [];
  const addresses = addressesIn(content);
  const { findings: all } = JSON.parse(readFileSync(watchFile, 'utf8')) as { findings: Finding[] };
  return byHarm(all.filter((finding) => isUnsettled(finding, addresses))).map((finding) => {
    const fact = finding.facts.find(({ file }) => file.startsWith('content/countries/'));
    return {
      title: titleOf(finding),
      lines: linesOf(finding),
      ...(fact && { record: { slug: slugOf(fact.file), topic: fact.topic } }),
      url: finding.address,
      because: `Vigía found its source changed on ${finding.found}.`,
    };
  });
}

const REPORTED: Record<string, Topic> = {
  requisitos: 'requirements',
  costos: 'costs',
  enlaces: 'procedure',
  embajada: 'embassy',
  tiempos: 'maxStay',
  otro: 'visaStatus',
};

/** Names and addresses of who reported stay in the inbox. */
function reports(file: string, countries: readonly Country[], decided: readonly Correction[]): Task[] {
  if (!existsSync(file)) return [];
  const inbox = openInboxReader(file);
  try {
    return [...inbox.all()]
      .filter(({ kind, id }) => kind === 'error-report' && !decided.some(({ report }) => report === id))
      .map(({ id, receivedAt, payload }) => {
        const { country = '', errorType = '', currentInfo = '', correctInfo = '', source = '' } = payload;
        const slug = countries.find(({ id: short, slug: long }) => long === country || short === country)?.slug;
        return {
          title: `${nameOf(countries, slug ?? country)} · ${errorType}`,
          lines: [
            `Reporte ${id}, del ${receivedAt.slice(0, 10)} (npm run inbox -- show ${id})`,
            `Dice ahora: ${currentInfo.slice(0, 400)}`,
            `Debería decir: ${correctInfo.slice(0, 400)}`,
          ],
          ...(slug && { record: { slug, topic: REPORTED[errorType] ?? 'visaStatus' } }),
          ...(/^https?:\/\//.test(source) && { url: source }),
          report: id,
          because: `Report ${id} of the inbox.`,
        };
      });
  } finally {
    inbox.close();
  }
}

const EVIDENT_NAMES = new Map<string, EvidentFact>(EVIDENT_FACTS.map((fact) => [TOPIC_NAMES[fact], fact]));

function topicNamed(names: string): Topic {
  const [first = ''] = names.split(', ');
  return EVIDENT_NAMES.get(first) ?? (first === TOPIC_NAMES.passportValidity ? 'passportValidity' : 'visaStatus');
}

function lapsing(
  { records, editorial, home, missions, minors, transit, desks }: ReturnType<typeof readContent>,
  today: string,
): Task[] {
  if (!records.catalogue || !editorial.editorial || !home.texts || !missions.missions || !minors.minors) return [];
  const facts = checkedFacts(
    {
      catalogue: records.catalogue,
      editorial: editorial.editorial,
      home: home.texts,
      missions: missions.missions,
      minors: minors.minors,
      desks: desks.desks,
      transit,
    },
    today,
  );
  const task = (where: { place: string; file: string }, names: string, line: string): Task => ({
    title: `${where.place} · ${names}`,
    lines: [line],
    ...(where.file.startsWith('content/countries/') && {
      record: { slug: slugOf(where.file), topic: topicNamed(names) },
    }),
    because: 'It was due for a check.',
  });
  return [
    ...endingSoon(records.catalogue.countries, today).map((end) =>
      task(end, end.fact, `Vale hasta el ${end.validUntil} (${end.file})`),
    ),
    ...checksOldestFirst(facts, today)
      .filter((check) => isDue(check) || isExpired(check))
      .map((check) => task(check, check.facts, `Visto hace ${check.days} días, el ${check.checkedOn} (${check.file})`)),
  ];
}

/** A country a row, where most is at stake first: a visa that nobody confirmed before a fee. */
function neverLive(countries: readonly Country[], today: string): Task[] {
  return countries
    .flatMap((country) => {
      const unseen = EVIDENT_FACTS.filter((fact) => {
        const evidence = evidenceOf(country, fact, today);
        return evidence && ![...evidence.sources, evidence.leader?.source].some((source) => source?.seen === 'live');
      });
      const [topic] = unseen;
      if (!topic) return [];
      const doubt = ['high', 'medium', 'low'].indexOf(country.confidence);
      return [{ country, unseen, topic, weight: doubt * 10 + unseen.length }];
    })
    .sort((one, other) => other.weight - one.weight || one.country.nameSpanish.localeCompare(other.country.nameSpanish))
    .map(({ country, unseen, topic }) => ({
      title: `${country.nameSpanish} · ${unseen.map((fact) => TOPIC_NAMES[fact]).join(', ')}`,
      lines: [`Confianza de la ficha: ${country.confidence}`],
      record: { slug: country.slug, topic },
      because: 'Nobody had seen it on its own site.',
    }));
}

function slugOf(file: string): string {
  return /([^/\\]+)\.yaml$/.exec(file)?.[1] ?? canonicalSlug(file);
}

function nameOf(countries: readonly Country[], fileOrSlug: string): string {
  const slug = slugOf(fileOrSlug);
  return countries.find((country) => country.slug === slug)?.nameSpanish ?? fileOrSlug;
}
