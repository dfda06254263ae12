import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { CountryRecord } from '../../src/catalogue/country-schema.ts';
import { canonicalSlug } from '../../src/catalogue/slug.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { generatedNames } from './names.ts';

/** The rest of the content (rates, shared updates, editorial pages) stays as it is. */
const REPLACED = ['countries', 'narratives', 'country-names.yaml'];

/** A content folder with `count` countries: the real records in turn, full and brief, texts and all, under invented names. */
export function generateContent(realDir: string, count: number): string {
  const dir = temporaryFolder('contenido');
  for (const name of readdirSync(realDir).filter((name) => !REPLACED.includes(name))) {
    cpSync(join(realDir, name), join(dir, name), { recursive: true });
  }
  for (const folder of ['countries', 'narratives']) mkdirSync(join(dir, folder));
  const countries = generatedNames(readRecords(realDir), count);
  for (const { name, nameSpanish, suffix, model } of countries) {
    const record = { ...model, ...renamed(model, suffix), name, nameSpanish };
    writeFileSync(join(dir, 'countries', `${canonicalSlug(name)}.yaml`), stringify(record));
    const narrative = join(realDir, 'narratives', `${model.name}.md`);
    if (existsSync(narrative)) cpSync(narrative, join(dir, 'narratives', `${name}.md`));
  }
  const names = countries.map(({ iso2, name, nameSpanish }) => ({ iso2, name, nameSpanish }));
  writeFileSync(join(dir, 'country-names.yaml'), stringify(names));
  return dir;
}

function readRecords(realDir: string): CountryRecord[] {
  return readdirSync(join(realDir, 'countries')).map(
    (file) => parse(readFileSync(join(realDir, 'countries', file), 'utf8')) as CountryRecord,
  );
}

function renamed({ id, nameInSentence }: CountryRecord, suffix: string): Partial<CountryRecord> {
  return {
    id: `${id}-${suffix.toLowerCase()}`,
    ...(nameInSentence ? { nameInSentence: `${nameInSentence} ${suffix}` } : {}),
  };
}
