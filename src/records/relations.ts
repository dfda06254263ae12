import { isOfficialHost, type ReviewedHosts } from '../catalogue/application-hosts.ts';
import { withNewFacts } from '../catalogue/as-of.ts';
import type { CountryName, CountryRecord, CountryUpdate, SharedUpdates } from '../catalogue/country-schema.ts';
import { newestReading, withKnown } from '../catalogue/evidence.ts';
import { STATE_FACTS } from '../catalogue/facts.ts';
import { leadingUpdate } from '../catalogue/in-force.ts';
import type { Money } from '../catalogue/money.ts';
import { comparePartialDates } from '../catalogue/partial-date.ts';
import { EU, type Publishers } from '../catalogue/publisher.ts';
import { changeId } from '../catalogue/rule-changes.ts';
import type { Mistake } from '../catalogue/schema-parts.ts';
import { aliasSlugs, canonicalSlug } from '../catalogue/slug.ts';
import { SPECIFIED_COSTS, SPECIFIED_STAYS } from '../catalogue/specified-figures.ts';
import { isStricter } from '../catalogue/visa-status.ts';
import { stayWords } from '../catalogue/voice/stay.ts';
import { contradictedLines, tooFewRequirements } from './entry-relations.ts';
import { PROVENANCE_RULES, type Rule } from './provenance.ts';

/** One mistake in one content file, ready to be printed. */
export interface Problem extends Mistake {
  file: string;
}

/** A country file and those of its fields that the schema could read; a field with a mistake is absent. */
export interface CountryFile {
  file: string;
  record: Partial<CountryRecord>;
  faulty?: ReadonlySet<unknown> | undefined;
}

const specifiedCostStands: Rule = ({ id, costs }) => {
  const specified = id === undefined ? undefined : SPECIFIED_COSTS[id];
  if (!specified || !costs) return [];
  if (costs.fee !== 'fixed') {
    const fix = 'La especificación fija un costo; usa fee: fixed y anota el cambio en updates.';
    return [{ field: 'costs.fee', value: costs.fee, fix }];
  }
  if (costs.amount === specified.amount && costs.currency === specified.currency) return [];
  const fix = `La especificación fija ${specified.amount} ${specified.currency}; anota el cambio en updates.`;
  return [{ field: 'costs.amount', value: `${costs.amount} ${costs.currency}`, fix }];
};

const specifiedStayStands: Rule = ({ id, maxStay }) => {
  const specified = id === undefined ? undefined : SPECIFIED_STAYS[id];
  if (!specified || !maxStay) return [];
  const stated = stayWords(maxStay);
  if (stated === specified) return [];
  const fix = `La especificación fija ${specified}; anota el cambio en updates.`;
  return [{ field: 'maxStay', value: stated, fix }];
};

/** A visa says itself how often it may be used; without one the reader has to know what a second visit does. */
const stayHasItsWindow: Rule = ({ visaStatus, maxStay }) => {
  const isWithoutVisa = visaStatus === 'visa-free' || visaStatus === 'visa-on-arrival';
  const isBounded = [maxStay?.within, maxStay?.perYear, maxStay?.per].some((said) => said !== undefined);
  const isDecided = maxStay?.decidedBy !== undefined && maxStay.decidedBy !== 'officer';
  if (!isWithoutVisa || !maxStay || isBounded || isDecided) return [];
  const fix =
    'Di en cuánto tiempo se cuenta: within: 180, perYear: { days: 90 } o per: entry; si nadie lo dice, per: unknown.';
  return [{ field: 'maxStay.per', value: undefined, fix }];
};

const oneWayOfArrivingIsEasier: Rule = ({ onlyBy, visaStatus, conditional }) => {
  if (!onlyBy) return [];
  if (conditional) {
    return [{ field: 'onlyBy', value: onlyBy, fix: 'Cada caso de conditional ya dice su arrival; borra onlyBy.' }];
  }
  if (!visaStatus || isStricter(onlyBy.otherwise, visaStatus)) return [];
  const fix = `Tiene que pedir más que visaStatus: ${visaStatus}. Corrígelo o borra onlyBy.`;
  return [{ field: 'onlyBy.otherwise', value: onlyBy.otherwise, fix }];
};

const procedureHasSteps: Rule = ({ depth, visaStatus, applicationUrl, processSteps }) => {
  if (depth === 'brief') return [];
  const needsSteps = (visaStatus !== undefined && visaStatus !== 'visa-free') || applicationUrl !== undefined;
  if (!needsSteps || processSteps) return [];
  return [{ field: 'processSteps', value: undefined, fix: 'Hay un trámite: escribe sus pasos.' }];
};

const applicationIsOfficial: Rule = ({ applicationUrl }, reviewedHosts) => {
  if (!applicationUrl || !reviewedHosts || isOfficialHost(new URL(applicationUrl).hostname, reviewedHosts)) return [];
  const fix =
    'No es un dominio del gobierno ni está en la lista revisada (content/reviewed-hosts.yaml). Usa el portal oficial o borra el campo.';
  return [{ field: 'applicationUrl', value: applicationUrl, fix }];
};

const requirementsHaveTheirOwnIds: Rule = ({ requirements = [], healthRequirements = [] }) => {
  const places = [
    ...requirements.map(({ id }, index) => ({ id, field: `requirements.${index}.id` })),
    ...healthRequirements.map(({ id }, index) => ({ id, field: `healthRequirements.${index}.id` })),
  ];
  return places.flatMap(({ id, field }, index) => {
    const first = places.slice(0, index).find((other) => other.id === id);
    return first ? [{ field, value: id, fix: `Ya lo usa ${first.field}; ponle otro.` }] : [];
  });
};

/** Texts that give a figure in passing and are left behind when a change overtakes it, each with its place. */
function passingTexts({ seoDescription, nextStep, requirements = [], processSteps = [] }: Partial<CountryRecord>) {
  return [
    ...Object.entries({ seoDescription, nextStep }),
    ...requirements.map(({ text }, index) => [`requirements.${index}.text`, text] as const),
    ...processSteps.map((step, index) => [`processSteps.${index}`, step] as const),
  ];
}

const plainMoney = ({ amount, currency }: Money) => `${amount} ${currency}`;

const passingTextsFollowTheFigures: Rule = (record) => {
  const { maxStay, costs, updates = [], sources = [] } = record;
  const day = newestReading(sources);
  const stay = leadingUpdate(updates, 'maxStay', day)?.maxStay;
  const cost = leadingUpdate(updates, 'costs', day)?.cost;
  const figures = [
    { was: maxStay && stayWords(maxStay), is: stay && stayWords(stay) },
    { was: costs?.fee === 'fixed' ? plainMoney(costs) : undefined, is: cost && plainMoney(cost) },
  ];
  const overtaken = figures.flatMap(({ was, is }) => (was && is && was !== is ? [was] : []));
  return passingTexts(record).flatMap(([field, value]) =>
    overtaken
      .filter((figure) => ` ${value}`.includes(` ${figure}`))
      .map((figure) => ({
        field,
        value,
        fix: `Una actualización vigente ya cambió «${figure}»: pon la cifra nueva o quítala.`,
      })),
  );
};

/** The fee of the status belongs to `costs`; one of another permit is of a way in that somebody offers. */
const feesAreOfAWayIn: Rule = ({ visaStatus, conditional, onlyBy, costs, applicationUrl }) => {
  const { otherwise, rules = [] } = conditional ?? {};
  const named = [...rules, otherwise, onlyBy && { visaStatus: onlyBy.otherwise }].map((way) => way?.visaStatus);
  // Without a visa only the cases that the record names ask for a permit; online, only where there is a portal.
  const isOffered = (status = visaStatus) =>
    status !== 'visa-free' &&
    (status === visaStatus ||
      named.includes(status) ||
      (visaStatus !== 'visa-free' && (status !== 'eta-required' || applicationUrl !== undefined)));
  const unseen =
    'Nadie lo vería: es el mismo trámite que visaStatus, y su costo va en costs. Bórralo o corrige el estado.';
  const unoffered =
    'Nadie ofrece ese trámite: nómbralo en onlyBy, conditional o applicationUrl, o escribe la tarifa en charges.';
  return [
    ...(otherwise?.cost && otherwise.visaStatus === visaStatus
      ? [{ field: 'conditional.otherwise.cost', value: otherwise.cost, fix: unseen }]
      : []),
    ...(costs?.routes ?? []).flatMap(({ status }, index) =>
      isOffered(status) ? [] : [{ field: `costs.routes.${index}.status`, value: status, fix: unoffered }],
    ),
  ];
};

const RECORD_RULES: readonly Rule[] = [
  feesAreOfAWayIn,
  stayHasItsWindow,
  specifiedCostStands,
  specifiedStayStands,
  oneWayOfArrivingIsEasier,
  procedureHasSteps,
  applicationIsOfficial,
  ...PROVENANCE_RULES,
  tooFewRequirements,
  contradictedLines,
  requirementsHaveTheirOwnIds,
  passingTextsFollowTheFigures,
];

/** Those that are about what the record says, not about its sources, its dates or the specification. */
const RULES_OF_ANY_DAY: readonly Rule[] = [
  applicationIsOfficial,
  specifiedCostStands,
  oneWayOfArrivingIsEasier,
  procedureHasSteps,
  requirementsHaveTheirOwnIds,
  contradictedLines,
];

/** Rules that look at one record as a whole, or at the record beside the reviewed hosts. */
export function recordProblems(
  { file, record, faulty }: CountryFile,
  reviewedHosts: ReviewedHosts | undefined,
): Problem[] {
  const mistakes = RECORD_RULES.flatMap((rule) => rule(record, reviewedHosts, faulty));
  return [
    ...mistakes.map((mistake) => ({ file, ...mistake })),
    ...updateProblems(file, record.updates ?? []),
    ...laterProblems({ file, record }, reviewedHosts, mistakes),
  ];
}

/** Rules a record keeps today and would break on the day of a change. */
function laterProblems(
  { file, record }: CountryFile,
  reviewedHosts: ReviewedHosts | undefined,
  now: readonly Mistake[],
): Problem[] {
  const isNew = ({ field }: Mistake) => now.every((mistake) => mistake.field !== field);
  return (record.updates ?? []).flatMap((update, index) => {
    if (!update.newFacts) return [];
    const later = withNewFacts(record, update);
    return RULES_OF_ANY_DAY.flatMap((rule) => rule(later, reviewedHosts))
      .filter(isNew)
      .map((mistake) => ({ file, ...mistake, field: `updates.${index}.newFacts.${mistake.field}` }));
  });
}

/** What an area rules for its members holds by itself, like a record. */
export function sharedProblems(file: string, shared: SharedUpdates): Problem[] {
  const record = withKnown(shared as object as Partial<CountryRecord>);
  const mistakes = PROVENANCE_RULES.flatMap((rule) => rule(record, undefined));
  return [...mistakes.map((mistake) => ({ file, ...mistake })), ...updateProblems(file, record.updates ?? [])];
}

/** Rules about dated changes. */
function updateProblems(file: string, updates: readonly CountryUpdate[]): Problem[] {
  const ids = updates.map((update) => changeId({ slug: '' }, update));
  return updates.flatMap((update, index) => {
    const { id, concerns, stage, maxStay, cost, newFacts } = update;
    const problems: Problem[] = [];
    const wrong = (place: string, value: unknown, fix: string) =>
      problems.push({ file, field: `updates.${index}.${place}`, value, fix });
    const first = ids.indexOf(ids[index] ?? '');
    const mayCost = concerns === 'costs' || (concerns === 'procedure' && stage === 'announced');
    if (first < index) {
      const fix = `Es del mismo dato y la misma fecha que updates.${first}: ponle un id que los distinga, como tarifa-de-menores.`;
      wrong('id', id, fix);
    }
    if (maxStay && concerns !== 'maxStay') {
      wrong('maxStay', stayWords(maxStay), 'maxStay solo se usa con concerns: maxStay.');
    }
    if (concerns === 'visaStatus' && newFacts && !newFacts.visaStatus) {
      wrong('newFacts.visaStatus', undefined, 'Di el estado que rige desde ese día.');
    }
    if (newFacts && stage === 'announced') {
      const fix = 'Lo solo anunciado no rige: quita newFacts, o usa stage: in-force cuando la fecha sea firme.';
      wrong('stage', stage, fix);
    }
    if (newFacts?.visaStatus && !newFacts.notes) {
      wrong('newFacts.notes', undefined, 'Escribe las notas del nuevo estado: las de antes ya no valen.');
    }
    if (cost && !mayCost) {
      wrong('cost', cost, 'cost solo se usa con concerns: costs, o con un trámite que solo está anunciado.');
    }
    return problems;
  });
}

/** A territory's state has a record too, and one that rules otherwise says so; `whole` are the records without a mistake. */
export function territoryProblems(files: readonly CountryFile[], whole: readonly CountryRecord[]): Problem[] {
  const codes = new Set(files.map(({ record }) => record.iso2));
  return files.flatMap(({ file, record }) => {
    const { territory } = record;
    if (!territory) return [];
    if (!codes.has(territory.of)) {
      const fix = 'Ese país no está en el catálogo; corrige el código.';
      return [{ file, field: 'territory.of', value: territory.of, fix }];
    }
    const state = whole.find(({ iso2 }) => iso2 === territory.of);
    if (!state) return [];
    return STATE_FACTS.filter(
      (fact) => record[fact] !== undefined && ruleIn(record, fact) !== ruleIn(state, fact),
    ).flatMap((fact) => {
      if (territory.decides?.includes(fact)) return [];
      const value = ruleIn(record, fact);
      const fix = `${state.nameSpanish} dice ${ruleIn(state, fact)}: bórralo, o di que se decide aparte (territory.decides: [${fact}]).`;
      return [{ file, field: fact, value, fix }];
    });
  });
}

/** What a record rules, without what is only said of it. */
function ruleIn(
  { visaStatus, maxStay, passportValidity }: Partial<CountryRecord>,
  fact: (typeof STATE_FACTS)[number],
): string {
  const { note: _, ...stay } = maxStay ?? {};
  const { months, days, from, issuedWithinYears, blankPages } = passportValidity ?? {};
  const rules = { visaStatus, maxStay: stay, passportValidity: { months, days, from, issuedWithinYears, blankPages } };
  return JSON.stringify(rules[fact]);
}

/** Mistakes in the list of names: no two countries share a code or an address. */
export function nameProblems(file: string, names: readonly CountryName[]): Problem[] {
  const owners = new Map<string, string>();
  return names.flatMap((country, index) =>
    [country.iso2, canonicalSlug(country.name), ...aliasSlugs(country)].flatMap((value) => {
      const owner = owners.get(value);
      if (!owner) {
        owners.set(value, country.nameSpanish);
        return [];
      }
      const fix = `Lo usan ${owner} y ${country.nameSpanish}; cambia uno de los dos.`;
      return [{ file, field: `${index}`, value, fix }];
    }),
  );
}

/** A publisher speaks for places that there are. */
export function publisherProblems(file: string, publishers: Publishers, names: readonly CountryName[]): Problem[] {
  const codes = new Set([EU, ...names.map(({ iso2 }) => iso2)]);
  return Object.entries(publishers).flatMap(([place, { speaksFor = [] }]) =>
    speaksFor
      .filter((code) => !codes.has(code))
      .map((value) => {
        const fix = 'Usa un código de content/country-names.yaml, o EU.';
        return { file, field: `${place}.speaksFor`, value, fix };
      }),
  );
}

/** Newest first, for lists of rule changes. */
export function newestFirst<Update extends Pick<CountryUpdate, 'effective'>>(updates: readonly Update[]): Update[] {
  return [...updates].sort((a, b) => comparePartialDates(b.effective, a.effective));
}
