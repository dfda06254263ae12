import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIDENCES } from '../../src/catalogue/confidence.ts';
import {
  briefRecordSchema,
  type CountryName,
  fullRecordSchema,
  INTERMEDIARIES,
} from '../../src/catalogue/country-schema.ts';
import { ASKED, YELLOW_FEVER_ORIGINS } from '../../src/catalogue/entry-schema.ts';
import { FACTS } from '../../src/catalogue/facts.ts';
import { HOLDINGS } from '../../src/catalogue/holding.ts';
import { CURRENCIES } from '../../src/catalogue/money.ts';
import { VALIDITY_ORIGINS } from '../../src/catalogue/passport-validity-schema.ts';
import { TIMES_TAKEN } from '../../src/catalogue/processing-time-schema.ts';
import { REGIONS } from '../../src/catalogue/region.ts';
import { RULE_ARRIVALS } from '../../src/catalogue/situation.ts';
import { SOURCE_KINDS, WAYS_SEEN } from '../../src/catalogue/source-kind.ts';
import { STAY_DECIDERS } from '../../src/catalogue/stay-schema.ts';
import { TOPICS } from '../../src/catalogue/topic.ts';
import { VISA_STATUSES } from '../../src/catalogue/visa-status.ts';

/** Stands where an editor must write. Too short for any text and no word of any list: the check refuses it everywhere. */
export const UNFILLED = '…';

export type Depth = 'full' | 'brief';

/** What differs by depth; a brief record may leave out what a full one must say. */
const BY_DEPTH: Record<Depth, Record<string, string>> = {
  full: {
    kind: 'completa',
    optional: '',
    stepsNeeded: 'Obligatorio si hay trámite; si no, opcional. ',
    requirementCount: 'De 5 a 10 cosas',
  },
  brief: {
    kind: 'breve',
    optional: ' Opcional.',
    stepsNeeded: 'Opcional. ',
    requirementCount: 'Hasta 10 cosas',
  },
};

/** Lists of the schema, named so that an editor need not open it. */
const LISTS: Record<string, readonly string[]> = {
  regions: REGIONS,
  statuses: VISA_STATUSES,
  validityOrigins: VALIDITY_ORIGINS,
  intermediaries: INTERMEDIARIES,
  confidences: CONFIDENCES,
  holdings: HOLDINGS,
  arrivals: RULE_ARRIVALS,
  asked: ASKED,
  yellowFeverOrigins: YELLOW_FEVER_ORIGINS,
  facts: FACTS,
  sourceKinds: SOURCE_KINDS,
  waysSeen: WAYS_SEEN,
  currencies: CURRENCIES,
  stayDeciders: STAY_DECIDERS,
  timesTaken: TIMES_TAKEN,
  topics: TOPICS,
};

/** A whole record to fill in: what `record.yaml` words, then the optional fields that the schema has gained since. */
export function countrySkeleton({ nameSpanish }: CountryName, depth: Depth): string {
  const words: Record<string, string> = { nameSpanish, ...BY_DEPTH[depth] };
  const worded = readFileSync(join(import.meta.dirname, 'record.yaml'), 'utf8')
    .replace('depth: brief\n', depth === 'brief' ? '$&' : '')
    .replace(/<(\w+)>/g, (_, key: string) => words[key] ?? LISTS[key]?.join(', ') ?? UNFILLED);
  const { entries } = depth === 'brief' ? briefRecordSchema : fullRecordSchema;
  const others = Object.keys(entries).filter((field) => field !== 'depth' && !worded.includes(`\n${field}:`));
  return worded + others.map((field) => `# Opcional.\n${field}: ${UNFILLED}\n`).join('');
}

/** The start of a narrative: too short for the check until somebody writes it. */
export function narrativeStub({ nameSpanish }: CountryName): string {
  return `---\n# Una dirección de la ficha, o una fuente completa.\nsources: [${UNFILLED}]\n---\nAquí va el relato de ${nameSpanish}: de 90 a 160 palabras en dos o tres párrafos, sin títulos ni listas, con datos que sirvan. Borra este renglón.\n`;
}
