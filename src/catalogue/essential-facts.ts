import type { Country } from './country.ts';
import { evidenceOf } from './evidence.ts';
import type { CitedFact, EvidentFact } from './facts.ts';
import { leadingUpdate } from './in-force.ts';

/** What a traveller needs to know of every destination, in the order of a trip. */
export const ESSENTIAL_FACTS = {
  status: 'estado de visa',
  stay: 'estancia',
  fee: 'costo',
  procedure: 'trámite y su plazo',
  whereToApply: 'dónde se tramita',
  passportValidity: 'vigencia del pasaporte',
  yellowFever: 'fiebre amarilla',
  arrivalCard: 'registro de llegada',
  onwardTicket: 'boleto de salida',
  funds: 'dinero para la estancia',
  minors: 'permiso de menores',
  mission: 'embajada que atiende a México',
} as const;

export type EssentialFact = keyof typeof ESSENTIAL_FACTS;

export const ESSENTIAL_FACT_IDS = Object.keys(ESSENTIAL_FACTS) as EssentialFact[];

/** `doubtful`: said, but of low confidence, or somebody says otherwise. */
export type Knowledge = 'known' | 'doubtful' | 'unknown';

/** What is known of each essential fact of a country as it reads on `today`. */
export function knowledgeOf(country: Country, today: string): Record<EssentialFact, Knowledge> {
  const { visaStatus, costs, applicationUrl, embassyInfo } = country;
  const known = (fact: CitedFact): Knowledge => {
    const evidence = evidenceOf(country, fact, today);
    if (!evidence) return 'unknown';
    return evidence.confidence === 'low' ? 'doubtful' : 'known';
  };
  /** Whoever says otherwise about one of the four leaves it open, however sure it is. */
  const undisputed = (fact: EvidentFact): Knowledge =>
    evidenceOf(country, fact, today)?.doubt === undefined ? known(fact) : 'doubtful';
  const status = undisputed('visaStatus');
  // Without a visa there is nothing to pay, to wait for or to apply for: as sure as the status is.
  const ofTheProcedure = (knowledge: () => Knowledge) => (visaStatus === 'visa-free' ? status : knowledge());
  const isFeeKnown = costs.fee !== 'unknown' || leadingUpdate(country.updates, 'costs', today) !== undefined;
  const times = [costs.processingTime ?? []].flat();
  const isTimeKnown = visaStatus === 'visa-on-arrival' || times.some(({ takes }) => takes !== 'unknown');
  const isPlaceKnown = visaStatus === 'visa-on-arrival' || applicationUrl !== undefined || embassyInfo !== undefined;
  return {
    status,
    stay: undisputed('maxStay'),
    fee: ofTheProcedure(() => (isFeeKnown ? undisputed('costs') : 'unknown')),
    procedure: ofTheProcedure(() => (isTimeKnown ? undisputed('procedure') : 'unknown')),
    whereToApply: ofTheProcedure(() => (isPlaceKnown ? 'known' : 'unknown')),
    passportValidity: known('passportValidity'),
    yellowFever: known('yellowFever'),
    arrivalCard: known('arrivalCard'),
    onwardTicket: known('onwardTicket'),
    funds: known('funds'),
    minors: known('minors'),
    mission: known('embassy'),
  };
}

export type FactCount = Record<Knowledge, number>;

/** How many of the cells of a table of destinations and facts are filled. */
export interface Coverage {
  all: FactCount;
  byFact: Record<EssentialFact, FactCount>;
}

export function coverageOf(countries: readonly Record<EssentialFact, Knowledge>[]): Coverage {
  const count = (cells: readonly Knowledge[]): FactCount => ({
    known: cells.filter((cell) => cell === 'known').length,
    doubtful: cells.filter((cell) => cell === 'doubtful').length,
    unknown: cells.filter((cell) => cell === 'unknown').length,
  });
  const byFact = Object.fromEntries(
    ESSENTIAL_FACT_IDS.map((fact) => [fact, count(countries.map((known) => known[fact]))]),
  ) as Coverage['byFact'];
  return { all: count(countries.flatMap((known) => Object.values(known))), byFact };
}
