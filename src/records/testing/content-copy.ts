import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { parse, stringify } from 'yaml';
import { changeFact } from '../../catalogue/change-key.ts';
import { readCatalogue } from '../load.server.ts';
import { CONTENT, useContentFolder } from './content-folder.ts';

const lineFacts = (lines: readonly { id?: unknown }[]) => lines.map(({ id }) => `requirements.${id}`);

/** Every line of the requirements, as citations name it. */
export const REQUIREMENTS = lineFacts(
  ['passport', 'onward-ticket', 'lodging', 'arrival-form', 'money'].map((id) => ({ id })),
);

/** What the made-up records of the copy say alike. */
const RECORD = {
  region: 'Asia',
  visaStatus: 'visa-free',
  maxStay: { days: 90, per: 'unknown' },
  notes: 'Basta el pasaporte vigente. Di cuántos días te quedas y muestra tu boleto de salida.',
  requirements: [
    { id: 'passport', topics: ['passport'], text: 'Pasaporte vigente todo el viaje' },
    { id: 'onward-ticket', topics: ['onward-ticket'], text: 'Boleto de salida' },
    { id: 'lodging', topics: ['lodging'], text: 'Reservación del hospedaje' },
    { id: 'arrival-form', topics: ['arrival-form'], text: 'Registro en línea antes de volar' },
    { id: 'money', topics: ['money'], text: 'Dinero o tarjetas para tus días' },
  ],
  passportValidity: { from: 'exit' },
  embassyInfo: {
    name: 'Embajada en México',
    website: 'https://www.gob.example/',
    phone: '+52 55 5211 0028',
    address: 'Paseo de la Reforma 243, 06500 Ciudad de México',
  },
  costs: { fee: 'free', processingTime: { takes: 'none' } },
  healthRequirements: [
    { id: 'vaccines', topics: ['vaccines'], text: 'No se pide ninguna vacuna a quien llega de México' },
  ],
  seoDescription:
    'Con pasaporte mexicano no necesitas visa para ir de paseo. Revisa qué te piden al llegar, el registro en línea y los datos de la embajada.',
  processSteps: ['Llena tus datos antes de volar.', 'Al llegar, muestra pasaporte y registro.'],
  popularDestinations: ['Una ciudad', 'Otra ciudad', 'Un monte', 'Un lago'],
  bestTimeToVisit: [{ months: ['3-5', '10-11'] }],
  procedure: 'Ninguno',
  nextStep: 'Pasaporte vigente, boleto de regreso y registro antes de volar.',
  sources: [
    {
      name: 'Una embajada',
      url: 'https://www.gob.example/',
      seen: 'stored-copy',
      supports: ['visaStatus', 'maxStay', 'costs', 'procedure', 'passportValidity', 'embassy', ...REQUIREMENTS],
      checkedOn: '2026-11-21',
    },
    {
      name: 'Otra embajada',
      url: 'https://www.otro.gob.example/',
      seen: 'stored-copy',
      supports: ['maxStay'],
      checkedOn: '2026-11-21',
    },
  ],
  updates: [],
};

/** Real countries, which the reviewed lists know, and the figures that the specification fixes; everything else is made up. */
const RECORDS: Record<string, Record<string, unknown>> = {
  japan: {},
  'new-zealand': {
    visaStatus: 'eta-required',
    maxStay: { months: 3 },
    costs: { fee: 'fixed', amount: 23, currency: 'NZD', processingTime: { takes: 'days', about: 1 } },
  },
  'south-korea': {},
  'united-states': {
    visaStatus: 'visa-required',
    costs: { fee: 'fixed', amount: 185, currency: 'USD', processingTime: { takes: 'months' } },
  },
};

/** The countries of the copy, in alphabetical order of their slugs. */
export const COPIED_COUNTRIES = Object.keys(RECORDS);
const OTHER_FILES = [
  'country-names.yaml',
  'areas.yaml',
  'exchange-rates.yaml',
  'reviewed-hosts.yaml',
  'shared-updates',
  'yellow-fever-risk.yaml',
];

const textOf = (path: string) => readFileSync(join(CONTENT, path), 'utf8');

/** Those that the real shared files cite, as the project knows them, and whom the made-up records cite. */
const PUBLISHERS = {
  ...Object.fromEntries(
    Object.entries(parse(textOf('publishers.yaml')) as Record<string, unknown>).filter(([place]) =>
      ['areas.yaml', 'exchange-rates.yaml', 'shared-updates/schengen.yaml', 'yellow-fever-risk.yaml'].some((path) =>
        textOf(path).includes(place),
      ),
    ),
  ),
  'gob.example': { name: 'Una embajada', kind: 'embassy', speaksFor: ['JP', 'NZ', 'KR', 'US', 'PE'] },
  'otro.gob.example': { name: 'Otra embajada', kind: 'embassy', speaksFor: ['JP', 'NZ', 'KR', 'US'] },
  'mx.emb-japan.go.jp': { name: 'Embajada de Japón', kind: 'embassy', speaksFor: ['JP', 'EU'] },
  'japan.travel': { name: 'Turismo de Japón', kind: 'ministry', speaksFor: ['JP'] },
  'embajada.mx': { name: 'Embajada de Japón', kind: 'embassy', speaksFor: ['JP'] },
  'ley.gob.na': { name: 'Ley de Narnia', kind: 'law', speaksFor: ['JP'] },
  'gob.pe': { name: 'Gobierno de Perú', kind: 'ministry', speaksFor: ['PE'] },
  'diario.example': { name: 'Un diario', kind: 'press' },
  'periodico.mx': { name: 'Un periódico', kind: 'press' },
  'aerolinea.example': { name: 'Una aerolínea', kind: 'carrier' },
  'gobierno.example': { name: 'Otro gobierno', kind: 'ministry', speaksFor: ['FR'] },
};

const NARRATIVE = `---
sources:
  - { name: Un diario, url: https://diario.example/, seen: stored-copy, checkedOn: "2026-11-21" }
---
${'palabra '.repeat(100)}
`;

export const JAPAN = 'countries/japan.yaml';
export const SOURCE = {
  name: 'Embajada de Japón',
  url: 'https://www.mx.emb-japan.go.jp/',
  seen: 'stored-copy',
  supports: ['visaStatus', 'maxStay', 'costs', 'passportValidity', 'embassy', ...REQUIREMENTS],
  checkedOn: '2026-11-20',
};
export const FIXED_COSTS = {
  fee: 'fixed',
  amount: 10,
  currency: 'USD',
  processingTime: { takes: 'days', about: 3 },
};
export const UPDATE = {
  effective: '2026-04-10',
  stage: 'in-force',
  concerns: 'maxStay',
  title: 'Cambia la estancia',
  summary: 'Desde abril se permite quedarse más tiempo que antes.',
};
/** What carries `UPDATE`. */
export const UPDATE_FACT = 'updates.2026-04-10-maxstay';
/** As many as a limit allows, or one more. */
export const letters = (count: number) => 'á'.repeat(count);

type Draft = Record<string, unknown>;

/** Changes that a test writes are carried by a source of their own, and nothing carries those they replace. */
function withGazette(sources: readonly Draft[], updates: readonly unknown[]): Draft[] {
  const others = sources.map((source) => ({
    ...source,
    supports: (source['supports'] as string[]).filter((fact) => !fact.startsWith('updates.')),
  }));
  const facts = (updates as Parameters<typeof changeFact>[0][]).filter((update) => update.effective).map(changeFact);
  const gazette = { ...SOURCE, name: 'Una gaceta', supports: [...new Set(facts)] };
  return [...others, ...(facts.length > 0 ? [gazette] : [])].filter(({ supports }) => supports.length > 0);
}

/** The first source carries the lines that a test writes, in the place of the copy's own. */
function withLines(sources: readonly Draft[], lines: readonly Draft[]): Draft[] {
  const others = (facts: unknown) => (facts as string[]).filter((fact) => !fact.startsWith('requirements.'));
  return sources.map((source, index) => {
    const supports = [...others(source['supports']), ...(index === 0 ? lineFacts(lines) : [])];
    return { ...source, supports };
  });
}

/** A fresh folder of a few made-up records and the real shared files for every test, to make an editor's mistakes in. */
export function useContentCopy() {
  const { folder, pathOf, read, write } = useContentFolder(OTHER_FILES);
  beforeEach(() => {
    for (const name of ['countries', 'narratives']) mkdirSync(pathOf(name));
    write('publishers.yaml', stringify(PUBLISHERS));
    write('narratives/Japan.md', NARRATIVE);
    for (const [slug, own] of Object.entries(RECORDS)) {
      write(`countries/${slug}.yaml`, stringify({ ...RECORD, ...own }));
    }
  });

  /** Puts `value` at `field` (`costs.amount`, `sources.0.url`) of a YAML file; undefined removes the key. */
  function put(path: string, field: string, value: unknown): void {
    const file = parse(read(path)) as Draft;
    const keys = field.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((node, key) => node[key] as Draft, file);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    if (field === 'requirements' && Array.isArray(value))
      file['sources'] = withLines(file['sources'] as Draft[], value);
    if (field === 'updates' && Array.isArray(value)) file['sources'] = withGazette(file['sources'] as Draft[], value);
    write(path, stringify(file));
  }

  const problemsOf = () => readCatalogue(folder()).problems;
  /** Where each problem is: `content/countries/japan.yaml · region`. */
  const places = () => problemsOf().map(({ file, field }) => `${file} · ${field}`);

  return { folder, read, write, put, problemsOf, places };
}
