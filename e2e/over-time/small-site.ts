import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { buildSite, copyProject } from '../../bench/site.ts';

const CONTENT = join(import.meta.dirname, '../../content');
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
  beforeAll(async () => {
    const project = copyProject();
    const content = smallContent();
    try {
      builds.first = (await buildSite(project, content)).dir;
      edit(content, 'japan', (record) => record.set('maxStay', { days: 173, per: 'unknown' }));
      builds.corrected = await buildADayLater(project, content);
    } finally {
      rmSync(content, { recursive: true });
    }
    // On a busy machine two builds take longer than other preparations.
  }, 300_000);
  return builds;
}

async function buildADayLater(project: string, content: string): Promise<string> {
  process.env['NODE_OPTIONS'] = `--import=${join(import.meta.dirname, 'a-day-later.mjs')}`;
  try {
    return (await buildSite(project, content)).dir;
  } finally {
    delete process.env['NODE_OPTIONS'];
  }
}

function smallContent(): string {
  const content = mkdtempSync(join(tmpdir(), 'contenido-'));
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
