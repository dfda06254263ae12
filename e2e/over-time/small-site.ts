import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { parse, parseDocument } from 'yaml';

const PROJECT = join(import.meta.dirname, '../..');
const CONTENT = join(PROJECT, 'content');
/** One that is corrected, one that changes by itself, one of an area, and one of the brief ones. */
const COUNTRIES = new Set(['japan.yaml', 'south-korea.yaml', 'france.yaml', 'zambia.yaml']);

/** What South Korea's record says in these builds, whatever it says in the real one. */
const CHANGE = parse(`
effective: 2031-03-01
stage: in-force
concerns: visaStatus
title: Corea del Sur vuelve a pedir visa
summary: "Este cambio es inventado para la prueba: desde ese día se pide visa antes de viajar."
newFacts:
  visaStatus: visa-required
  maxStay: { days: 17 }
  costs: { fee: fixed, amount: 100, currency: USD }
  procedure: Visa en la embajada
  nextStep: Pide tu cita en la embajada antes de comprar el boleto.
  notes: "Texto inventado para la prueba: desde marzo de 2031 hace falta visa para entrar."
  conditional:
    summary: "Texto inventado para la prueba: con visa de Estados Unidos vigente no se pide."
    rules:
      - { id: us-visa, holds: [us-visa], arrival: any, visaStatus: visa-free, maxStay: { days: 11 },
          text: "Texto inventado: con visa de Estados Unidos vigente no pides otra." }
    otherwise: { visaStatus: visa-required, text: "Sin ella, pide la visa en la embajada." }
`);

const TOPICS = ['photo', 'lodging', 'itinerary', 'payment', 'ties'];
const SUPPORTS = 'visaStatus maxStay costs procedure embassy passportValidity updates.2031-03-01-visastatus'.split(' ');

/** What it says until then. */
const BEFORE = {
  visaStatus: 'visa-free',
  maxStay: { days: 90, per: 'unknown' },
  costs: { fee: 'free', processingTime: { takes: 'minutes' } },
  requirements: TOPICS.map((topic) => ({
    id: topic,
    topics: [topic],
    text: `Texto inventado para la prueba, sobre ${topic}`,
  })),
  sources: [
    {
      name: 'Una fuente inventada',
      url: 'https://example.gob.mx/',
      seen: 'stored-copy',
      supports: [...SUPPORTS, ...TOPICS.map((topic) => `requirements.${topic}`)],
      checkedOn: '2026-11-21',
    },
  ],
};

/** What the correction says of Japan's stay. */
export const CORRECTED_STAY = '173 días';

/** Two builds of four countries, as a host makes them one after the other. */
export interface SmallBuilds {
  first: string;
  /** Japan's stay corrected, and nothing else; built when the clock said the next day. */
  corrected: string;
}

export function useSmallBuilds(): SmallBuilds {
  const builds: SmallBuilds = { first: '', corrected: '' };
  const project = mkdtempSync(join(tmpdir(), 'proyecto-'));
  beforeAll(async () => {
    copyProject(project);
    const content = smallContent(project);
    builds.first = await build(project, 'first');
    edit(content, 'japan', (record) => record.setIn(['maxStay', 'days'], 173));
    const clock = `--import=${join(import.meta.dirname, 'a-day-later.mjs')}`;
    builds.corrected = await build(project, 'corrected', { NODE_OPTIONS: clock });
    // On a busy machine two builds take longer than other preparations.
  }, 300_000);
  afterAll(() => rmSync(project, { recursive: true, force: true }));
  return builds;
}

/** The project's code in a folder of its own: two builds in one folder delete each other's half-built pages. */
function copyProject(copy: string): void {
  for (const name of ['src', 'e2e/gallery', 'public', 'content', 'astro.config.ts', 'tsconfig.json', 'package.json']) {
    cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  }
  // Package by package, without what earlier builds keep beside them.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(PROJECT, 'node_modules')).filter((name) => !name.startsWith('.'))) {
    symlinkSync(join(PROJECT, 'node_modules', name), join(copy, 'node_modules', name));
  }
}

async function build(project: string, name: string, settings: Record<string, string> = {}): Promise<string> {
  const dir = join(project, name);
  const astro = join(project, 'node_modules/astro/bin/astro.mjs');
  // A test runner says in what mode it runs, and Astro would build with the development React.
  const env = { ...process.env, ...settings, NODE_ENV: undefined, CONTENT_DIR: join(project, 'small') };
  await promisify(execFile)(process.execPath, [astro, 'build', `--outDir=${dir}`], { cwd: project, env });
  return dir;
}

function smallContent(project: string): string {
  const content = join(project, 'small');
  cpSync(CONTENT, content, {
    recursive: true,
    // A narrative names sources of the real record, which an invented one does not have.
    filter: (source) =>
      !source.endsWith('South Korea.md') && (!/countries.*\.yaml$/.test(source) || COUNTRIES.has(basename(source))),
  });
  appendFileSync(
    join(content, 'publishers.yaml'),
    'example.gob.mx: { name: Inventada, kind: ministry, speaksFor: [KR] }\n',
  );
  edit(content, 'south-korea', (record) => {
    for (const [field, value] of Object.entries(BEFORE)) record.set(field, value);
    for (const field of ['doubt', 'evidence', 'conditional', 'entry']) record.delete(field);
    record.set('updates', [CHANGE]);
  });
  return content;
}

function edit(content: string, slug: string, change: (record: ReturnType<typeof parseDocument>) => unknown): void {
  const file = join(content, 'countries', `${slug}.yaml`);
  const record = parseDocument(readFileSync(file, 'utf8'));
  change(record);
  writeFileSync(file, String(record));
}
