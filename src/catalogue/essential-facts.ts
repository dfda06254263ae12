import type { Country } from './country.ts';
import type { Entry } from './entry-schema.ts';
import { bestConfidence, evidenceOf } from './evidence.ts';
import type { EvidentFact } from './facts.ts';
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

const said = (isDoubtful: boolean): Knowledge => (isDoubtful ? 'doubtful' : 'known');

/** What is known of each essential fact of a country as it reads on `today`. */
export function knowledgeOf(country: Country, today: string): Record<EssentialFact, Knowledge> {
  const { visaStatus, costs, applicationUrl, embassyInfo, passportValidity } = country;
  const evident = (fact: EvidentFact): Knowledge => {
    const evidence = evidenceOf(country, fact, today);
    return evidence ? said(evidence.confidence === 'low' || evidence.disputed !== undefined) : 'unknown';
  };
  const asked = (fact: keyof Entry): Knowledge =>
    country.entry?.[fact] === undefined ? 'unknown' : said(bestConfidence(country, fact) === 'low');
  const status = evident('visaStatus');
  // Without a visa there is nothing to pay, to wait for or to apply for: as sure as the status is.
  const ofTheProcedure = (knowledge: () => Knowledge) => (visaStatus === 'visa-free' ? status : knowledge());
  const isFeeKnown = costs.fee !== 'unknown' || leadingUpdate(country.updates, 'costs', today) !== undefined;
  const times = [costs.processingTime ?? []].flat();
  const isTimeKnown = visaStatus === 'visa-on-arrival' || times.some(({ takes }) => takes !== 'unknown');
  const isPlaceKnown = visaStatus === 'visa-on-arrival' || applicationUrl !== undefined || embassyInfo !== undefined;
  return {
    status,
    stay: evident('maxStay'),
    fee: ofTheProcedure(() => (isFeeKnown ? evident('costs') : 'unknown')),
    procedure: ofTheProcedure(() => (isTimeKnown ? evident('procedure') : 'unknown')),
    whereToApply: ofTheProcedure(() => (isPlaceKnown ? 'known' : 'unknown')),
    passportValidity: passportValidity ? said(passportValidity.confidence === 'low') : 'unknown',
    yellowFever: asked('yellowFever'),
    arrivalCard: asked('arrivalCard'),
    onwardTicket: asked('onwardTicket'),
    funds: asked('funds'),
    minors: asked('minors'),
    mission: embassyInfo ? said(bestConfidence(country, 'embassy') === 'low') : 'unknown',
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
