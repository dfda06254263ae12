import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '../../src/catalogue/country.ts';
import { summarise } from '../../src/catalogue/country-summary.ts';
import { passportWords } from '../../src/catalogue/passport-words.ts';
import { toCountryDetails } from '../../src/country/to-country-details.ts';
import { formatProblem } from '../../src/records/load.server.ts';
import { readContentPages } from '../copy/reader-texts.ts';
import { textMistakes } from '../copy/text-mistakes.ts';
import { disagreements } from '../facts/disagreements.ts';
import { openDataClaims } from '../facts/open-data-sets.ts';
import { readContent } from '../read-content.ts';

/** What a change would do: what the checks say of it, and the lines of the country's page that it changes. */
export interface Trial {
  /** Mistakes that stop it. */
  problems: string[];
  /** What an editor should know and may decide. */
  remarks: string[];
  gone: string[];
  added: string[];
}

/** Tries a new text of `countries/<slug>.yaml` on a copy of the content. */
export function tryChange(contentDir: string, slug: string, text: string, today: string): Trial {
  const copy = mkdtempSync(join(tmpdir(), 'mesa-'));
  try {
    cpSync(contentDir, copy, { recursive: true });
    writeFileSync(join(copy, 'countries', `${slug}.yaml`), text);
    const before = readContent(contentDir);
    const after = readContent(copy);
    // A text that was wrong before is no reason against this change.
    const known = new Set([...before.problems.map(formatProblem), ...textLines(contentDir, today)]);
    const problems = [...after.problems.map(formatProblem), ...textLines(copy, today)];
    const was = pageLines(before.records.catalogue, slug, today);
    const is = pageLines(after.records.catalogue, slug, today);
    const claims = openDataClaims(contentDir);
    const differing = (catalogue: Catalogue | undefined) =>
      disagreements(catalogue?.countries ?? [], claims, today).map(formatProblem);
    const settled = new Set(differing(before.records.catalogue));
    return {
      problems: problems.filter((problem) => !known.has(problem)),
      remarks: differing(after.records.catalogue).filter((remark) => !settled.has(remark)),
      gone: was.filter((line) => !is.includes(line)),
      added: is.filter((line) => !was.includes(line)),
    };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** What the rules of style say of the texts. */
function textLines(content: string, today: string): string[] {
  return textMistakes(content, readContentPages(content), today).map(({ line }) => line);
}

/** What the country's page says, a line each; empty for content with mistakes. */
function pageLines(catalogue: Catalogue | undefined, slug: string, today: string): string[] {
  const country = catalogue?.countries.find((one) => one.slug === slug);
  if (!catalogue || !country) return [];
  const summary = summarise(country, catalogue, today);
  const { message, processingTime } = toCountryDetails(summary, { rates: catalogue.rates, today });
  const said = summary.country;
  const { name, phone, address, website } = said.embassyInfo ?? {};
  const labelled: [label: string, text: string | undefined][] = [
    ['Notas', said.notes],
    ['Trámite', said.procedure],
    ['Tiempo de trámite', processingTime],
    ['Qué sigue', said.nextStep],
    ['Dónde se tramita', said.applicationUrl],
    ['Cobros aparte', said.costs.additionalFees],
    ['Pasaporte', said.passportValidity && passportWords(said.passportValidity)],
    ...said.requirements.map(({ text }): [string, string] => ['Requisito', text]),
    ...said.healthRequirements.map(({ text }): [string, string] => ['Salud', text]),
    ...(said.processSteps ?? []).map((text): [string, string] => ['Paso', text]),
    ...(said.conditional?.rules ?? []).map(({ text }): [string, string] => ['Condición', text]),
    ['Los demás', said.conditional?.otherwise.text],
    ['Embajada', [name, phone, address, website].filter(Boolean).join(' · ')],
    ...said.updates.map(({ title, summary: what }): [string, string] => ['Historial', `${title}. ${what}`]),
  ];
  return [...message.split('\n'), ...labelled.flatMap(([label, text]) => (text ? `${label}: ${text}` : []))];
}
