import type { ConditionalRule } from '../../catalogue/conditional-schema.ts';
import type { Catalogue, Country } from '../../catalogue/country.ts';
import type { CountryUpdate } from '../../catalogue/country-schema.ts';
import { factsOf } from '../../catalogue/evidence.ts';
import type { CitedFact } from '../../catalogue/facts.ts';
import type { ReferenceRates } from '../../catalogue/money.ts';

/** A small whole country, and what a test says differently of it; one source of its government carries whatever it states. */
export function countryDraft(changes: Partial<Country> = {}): Country {
  const country: Country = {
    depth: 'full',
    id: 'narnia',
    iso2: 'NA',
    name: 'Narnia',
    nameSpanish: 'Narnia',
    slug: 'narnia',
    aliases: [],
    region: 'Europe',
    visaStatus: 'visa-free',
    maxStay: { days: 90, within: 180 },
    notes: 'Basta el pasaporte.',
    requirements: [{ id: 'passport', topics: ['passport'], text: 'Pasaporte con seis meses de vigencia' }],
    costs: { fee: 'free', processingTime: { takes: 'working-days', from: 3, to: 5 } },
    healthRequirements: [],
    seoDescription: 'Lo que necesitas para Narnia.',
    popularDestinations: [],
    procedure: 'Ninguno',
    nextStep: 'Compra tu boleto.',
    checkedOn: '2026-11-21',
    confidence: 'high',
    evidence: {},
    sources: [
      {
        name: 'Gobierno de Narnia',
        url: 'https://www.gob.na/',
        kind: 'ministry',
        seen: 'stored-copy',
        supports: ['visaStatus'],
        published: '2025-06-27',
        checkedOn: '2026-11-21',
      },
    ],
    updates: [],
    humanIntro: undefined,
    ...changes,
  };
  const [government, ...others] = country.sources;
  if (changes.sources || !government) return country;
  const supports = factsOf(country).filter((fact) => !FOLLOWING.includes(fact));
  if (country.confidence !== 'low') return { ...country, sources: [{ ...government, supports }, ...others] };
  // Whose status is in doubt rests on the press.
  const visaStatus = { doubt: country.doubt ?? 'Dos fuentes no coinciden.', ...country.evidence.visaStatus };
  const press = { ...government, kind: 'press' as const, supports };
  return { ...country, sources: [press, ...others], evidence: { ...country.evidence, visaStatus } };
}

/** What a draft leaves to its status. */
const FOLLOWING: readonly CitedFact[] = ['maxStay', 'costs', 'procedure', 'requirements', 'health'];

export function updateDraft(changes: Partial<CountryUpdate> = {}): CountryUpdate {
  return {
    effective: '2026-04-10',
    stage: 'in-force',
    concerns: 'requirements',
    title: 'Cambia la forma de entrar',
    summary: 'Ahora se llena en línea.',
    source: { name: 'Gobierno de Narnia', url: 'https://www.gob.na/', kind: 'ministry', seen: 'stored-copy' },
    confidence: 'high',
    ...changes,
  };
}

const ruleFor = (
  holds: ConditionalRule['holds'][number],
  visaStatus: ConditionalRule['visaStatus'],
  text: string,
  changes: Partial<ConditionalRule> = {},
): ConditionalRule => ({
  source: { name: 'Gobierno de Lilliput', url: 'https://www.gob.li/', kind: 'ministry', seen: 'stored-copy' },
  checkedOn: '2026-11-21',
  confidence: 'high',
  holds: [holds],
  arrival: 'any',
  visaStatus,
  maxStay: { months: 6 },
  text,
  ...changes,
});
const BY_AIR = { arrival: 'air', cost: { amount: 7, currency: 'USD' } } as const;

/**
 * A country where everything depends on what one holds: a permit by air for some, nothing for others, and for the rest a
 * visa of another price.
 */
export const CONDITIONAL_DRAFT: Country = countryDraft({
  id: 'lilliput',
  iso2: 'NR',
  name: 'Lilliput',
  nameSpanish: 'Liliput',
  slug: 'lilliput',
  visaStatus: 'eta-required',
  maxStay: { months: 6 },
  procedure: 'En línea',
  costs: {
    fee: 'fixed',
    amount: 7,
    currency: 'USD',
    processingTime: { takes: 'working-days', from: 3, to: 5 },
  },
  conditional: {
    summary: 'Permiso si llegas en avión con visa de EE. UU. o si tuviste la canadiense; los demás, visa de visitante.',
    rules: [
      ruleFor('ca-visa', 'visa-free', 'Con visa de Canadá vigente no tramitas nada más.'),
      ruleFor(
        'us-visa',
        'eta-required',
        'Si llegas en avión con visa de Estados Unidos vigente te basta el permiso.',
        BY_AIR,
      ),
      ruleFor(
        'ca-visa-last-10-years',
        'eta-required',
        'Si llegas en avión y tuviste visa de Canadá te basta el permiso.',
        BY_AIR,
      ),
      ruleFor('us-residence', 'visa-free', 'Con residencia permanente de Estados Unidos entras sin visa.'),
      ruleFor('ca-residence', 'visa-free', 'Si eres residente permanente de Canadá no pides visa.', {
        maxStay: { decidedBy: 'residence' },
      }),
    ],
    otherwise: {
      visaStatus: 'visa-required',
      cost: { amount: 100, currency: 'USD' },
      procedure: 'En línea y con biométricos',
      text: 'Sin ninguna de esas condiciones necesitas la visa de visitante.',
    },
  },
});

/** The country whose own visa is among the documents a reader may hold. */
export const UNITED_STATES_DRAFT: Country = countryDraft({
  id: 'usa',
  iso2: 'US',
  name: 'United States',
  nameSpanish: 'Estados Unidos',
  slug: 'united-states',
  visaStatus: 'visa-required',
  issues: ['us-visa', 'us-residence'],
  maxStay: undefined,
  costs: { fee: 'fixed', amount: 100, currency: 'USD', processingTime: { takes: 'months' } },
});

/** Only the currencies that tests convert. */
export const DRAFT_RATES = {
  date: '2026-09-29',
  source: { name: 'Prueba', url: 'https://ejemplo.mx/', kind: 'ministry', seen: 'stored-copy' },
  rates: { USD: { mxn: 18, name: 'dólar' }, JOD: { mxn: 25.39, name: 'dinar' }, KRW: { mxn: 0.01325, name: 'won' } },
} as unknown as ReferenceRates;

/** A catalogue of made-up countries. */
export function draftCatalogue(...countries: Country[]): Catalogue {
  return { countries, rates: DRAFT_RATES };
}
