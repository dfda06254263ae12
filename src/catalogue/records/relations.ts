import type { Currency, ReferenceRates } from '../money.ts';
import { comparePartialDates } from '../partial-date.ts';
import { aliasSlugs, canonicalSlug } from '../slug.ts';
import type { CountryRecord, CountryUpdate } from './country-schema.ts';
import { SPECIFIED_COSTS } from './specified-costs.ts';

/** One mistake in one content file, ready to be printed. */
export interface Problem {
  file: string;
  field: string;
  value: unknown;
  mend: string;
}

export interface CountryFile {
  file: string;
  record: CountryRecord;
}

export interface CountryName {
  iso2: string;
  name: string;
  nameSpanish: string;
}

/** Two regional-indicator letters: the flag emoji of an ISO code. */
export function flagEmoji(iso2: string): string {
  return [...iso2].map((letter) => String.fromCodePoint(0x1f1a5 + (letter.codePointAt(0) ?? 0))).join('');
}

/** Rules that look at one record as a whole, or at the record beside the reviewed lists. */
export function recordProblems(
  { file, record }: CountryFile,
  names: readonly CountryName[],
  rates: ReferenceRates,
): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, value: unknown, mend: string) => problems.push({ file, field, value, mend });

  const slug = canonicalSlug(record.name);
  if (file.split('/').at(-1) !== `${slug}.yaml`) {
    report('name', record.name, `El archivo debe llamarse ${slug}.yaml.`);
  }

  const listed = names.find((entry) => entry.iso2 === record.iso2);
  if (!listed) {
    report('iso2', record.iso2, 'Añade este código a content/country-names.yaml o corrígelo.');
  } else {
    if (record.name !== listed.name) report('name', record.name, `La lista revisada dice «${listed.name}».`);
    if (record.nameSpanish !== listed.nameSpanish) {
      report('nameSpanish', record.nameSpanish, `La lista revisada dice «${listed.nameSpanish}».`);
    }
  }
  if (record.flag !== flagEmoji(record.iso2)) {
    report('flag', record.flag, `La bandera de ${record.iso2} es ${flagEmoji(record.iso2)}.`);
  }

  if (record.costs.fee === 'fixed') {
    const { amount, currency, amountMXN } = record.costs;
    const specified = SPECIFIED_COSTS[record.id];
    const expected = specified?.amountMXN ?? Math.round(amount * rates.rates[currency].mxn);
    if (specified && (specified.amount !== amount || specified.currency !== currency)) {
      report(
        'costs.amount',
        `${amount} ${currency}`,
        `La especificación fija ${specified.amount} ${specified.currency}; anota el cambio en updates.`,
      );
    }
    if (amountMXN !== expected) {
      report('costs.amountMXN', amountMXN, `Con el tipo de referencia del ${rates.date} son ${expected}.`);
    }
  } else if (SPECIFIED_COSTS[record.id]) {
    report(
      'costs.fee',
      record.costs.fee,
      'La especificación fija un costo; usa fee: fixed y anota el cambio en updates.',
    );
  }

  if (record.confidence === 'low' && !record.doubt) {
    report('doubt', record.doubt, 'Con confianza baja hay que decir qué está en duda.');
  }
  const needsProcedure = record.visaStatus !== 'visa-free' || record.applicationUrl !== undefined;
  if (needsProcedure && !record.processSteps) {
    report('processSteps', undefined, 'Hay un trámite: escribe sus pasos.');
  }
  if (!record.sources.some((source) => source.supports.includes('visaStatus'))) {
    report('sources', 'visaStatus', 'Anota una fuente que respalde el estado de visa (supports: [visaStatus]).');
  }
  record.sources.forEach((source, index) => {
    if (source.checkedOn > record.checkedOn) {
      report(
        `sources.${index}.checkedOn`,
        source.checkedOn,
        'Es posterior a checkedOn de la ficha; corrige una de las dos.',
      );
    }
  });
  problems.push(...updateProblems(file, record.updates));
  return problems;
}

/** Rules about dated changes, in a record or in a shared file. */
export function updateProblems(file: string, updates: readonly CountryUpdate[]): Problem[] {
  return updates.flatMap((update, index) => {
    const problems: Problem[] = [];
    const field = `updates.${index}`;
    if (update.value !== undefined && update.concerns !== 'maxStay') {
      problems.push({
        file,
        field: `${field}.value`,
        value: update.value,
        mend: 'value solo se usa con concerns: maxStay.',
      });
    }
    if (update.cost !== undefined && update.concerns !== 'costs') {
      problems.push({
        file,
        field: `${field}.cost`,
        value: update.cost,
        mend: 'cost solo se usa con concerns: costs.',
      });
    }
    return problems;
  });
}

/** Rules across files: slugs and aliases unique, ids and ISO codes unique. */
export function catalogueProblems(files: readonly CountryFile[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, CountryFile>();
  const claim = (key: string, owner: CountryFile, field: string) => {
    const earlier = owners.get(key);
    if (earlier && earlier !== owner) {
      const value = key.slice(key.indexOf(':') + 1);
      problems.push({
        file: owner.file,
        field,
        value,
        mend: `Lo usan ${earlier.record.nameSpanish} y ${owner.record.nameSpanish}; cambia uno de los dos.`,
      });
    }
    owners.set(key, earlier ?? owner);
  };
  for (const entry of files) {
    claim(`slug:${canonicalSlug(entry.record.name)}`, entry, 'name');
    claim(`iso2:${entry.record.iso2}`, entry, 'iso2');
  }
  for (const entry of files) {
    for (const alias of aliasSlugs(entry.record)) {
      claim(`slug:${alias}`, entry, alias === entry.record.id ? 'id' : 'nameSpanish');
    }
  }
  return problems;
}

/** Currencies without a reference rate. */
export function rateProblems(file: string, rates: ReferenceRates, currencies: readonly Currency[]): Problem[] {
  return currencies
    .filter((currency) => rates.rates[currency] === undefined)
    .map((currency) => ({
      file,
      field: `rates.${currency}`,
      value: undefined,
      mend: 'Añade el tipo de cambio de esta moneda.',
    }));
}

/** Newest first, for lists of rule changes. */
export function newestFirst<Update extends Pick<CountryUpdate, 'effective'>>(updates: readonly Update[]): Update[] {
  return [...updates].sort((a, b) => comparePartialDates(b.effective, a.effective));
}
