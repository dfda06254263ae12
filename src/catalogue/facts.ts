import type { Entry } from './entry-schema.ts';

/** One thing that a record states and a source can carry. */
export interface FactRow {
  /** Where a record states it: `entry.funds`. */
  field: string;
  /** As lists of sources and what editors read call it. */
  label: string;
  /** As a sentence does; without it, `lo que pide la frontera`. */
  subject?: string;
  /** Its evidence opens at the fact itself, and where nothing else carries it the status's sources do. */
  isEvident?: true;
  /** An update can say that it changes (`concerns`). */
  changes?: true;
  /** What a state rules for its territories unless one of them says that it decides it. */
  isOfState?: true;
}

/** Every fact that citations name, first what harms a reader most where it is wrong; an alert is a change, and carried as one. */
export const FACT_TABLE = {
  visaStatus: {
    field: 'visaStatus',
    label: 'visa',
    subject: 'la visa',
    isEvident: true,
    changes: true,
    isOfState: true,
  },
  maxStay: {
    field: 'maxStay',
    label: 'estancia',
    subject: 'la estancia',
    isEvident: true,
    changes: true,
    isOfState: true,
  },
  costs: { field: 'costs', label: 'costos', subject: 'el costo', isEvident: true, changes: true },
  procedure: { field: 'procedure', label: 'trámite', subject: 'el trámite', isEvident: true, changes: true },
  // A tax of the border rests on other sources than the fee of the permit.
  charges: { field: 'costs.charges', label: 'costos extra', subject: 'lo que se paga aparte' },
  requirements: { field: 'requirements', label: 'requisitos', changes: true },
  health: { field: 'healthRequirements', label: 'salud', changes: true },
  embassy: { field: 'embassyInfo', label: 'embajada', changes: true },
  passportValidity: {
    field: 'passportValidity',
    label: 'vigencia del pasaporte',
    subject: 'la vigencia del pasaporte',
    isOfState: true,
  },
  yellowFever: { field: 'entry.yellowFever', label: 'fiebre amarilla' },
  vaccines: { field: 'entry.vaccines', label: 'vacunas' },
  arrivalCard: { field: 'entry.arrivalCard', label: 'registro de llegada' },
  onwardTicket: { field: 'entry.onwardTicket', label: 'boleto de salida' },
  funds: { field: 'entry.funds', label: 'dinero' },
  minors: { field: 'entry.minors', label: 'menores' },
  nationalsUseOwnPassport: { field: 'entry.nationalsUseOwnPassport', label: 'doble nacionalidad' },
} as const satisfies Readonly<Record<string, FactRow> & Record<keyof Entry, FactRow>>;

type Table = typeof FACT_TABLE;

/** What a source can carry by the name of its row. */
export type NamedFact = keyof Table;

type FactsWith<Trait> = { [Name in NamedFact]: Table[Name] extends Trait ? Name : never }[NamedFact];

export type EvidentFact = FactsWith<{ isEvident: true }>;

// Pure: scripts that name no fact leave the table out.
export const NAMED_FACTS = /* @__PURE__ */ Object.keys(FACT_TABLE) as NamedFact[];

function factsWhere<Name extends string>(isMeant: (row: FactRow) => unknown): Name[] {
  return NAMED_FACTS.filter((name) => isMeant(FACT_TABLE[name])) as string[] as Name[];
}

// Pure, so that no page carries this table for facts it names nothing of.
export const EVIDENT_FACTS = /* @__PURE__ */ factsWhere<EvidentFact>(({ isEvident }) => isEvident);

export const STATE_FACTS = /* @__PURE__ */ factsWhere<FactsWith<{ isOfState: true }>>(({ isOfState }) => isOfState);

/** What the border asks besides: every field of `entry`. */
export const ENTRY_FACTS = /* @__PURE__ */ factsWhere<Extract<keyof Entry, NamedFact>>(({ field }) =>
  field.startsWith('entry.'),
);

/** What an update can change. */
export type Fact = FactsWith<{ changes: true }> | 'alert';

export const FACTS = /* @__PURE__ */ factsWhere<Fact>(({ changes }) => changes).concat('alert');

/** Everything that is cited: one of a list by its id. */
export type CitedFact = NamedFact | ListedFact;

/** One of a list, by its id. */
export type ListedFact = `conditional.${string}` | `requirements.${string}` | `updates.${string}`;

/** A fact as lists name it: one of several cases, or a dated change, by what all of them are. */
export function factLabel(fact: CitedFact): string {
  if (fact.startsWith('conditional.')) return 'otras visas';
  return fact.startsWith('updates.') ? 'cambios' : FACT_TABLE[fact.split('.')[0] as NamedFact].label;
}
