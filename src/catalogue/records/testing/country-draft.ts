import type { Country } from '../../country.ts';
import type { ReferenceRates } from '../../money.ts';
import type { CountryUpdate } from '../country-schema.ts';

/** A small whole country, and what a test says differently of it. */
export function countryDraft(changes: Partial<Country> = {}): Country {
  return {
    depth: 'full',
    id: 'narnia',
    iso2: 'NA',
    name: 'Narnia',
    nameSpanish: 'Narnia',
    flag: '🇳🇦',
    slug: 'narnia',
    aliases: [],
    region: 'Europe',
    visaStatus: 'visa-free',
    maxStay: '90 días en 180',
    notes: 'Basta el pasaporte.',
    requirements: ['Pasaporte con seis meses de vigencia'],
    costs: { fee: 'free', processingTime: 'De 3 a 5 días hábiles' },
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
        supports: ['visaStatus'],
        published: '2025-06-27',
        checkedOn: '2026-11-21',
        confidence: 'high',
      },
    ],
    updates: [],
    humanIntro: undefined,
    ...changes,
  };
}

export function updateDraft(changes: Partial<CountryUpdate> = {}): CountryUpdate {
  return {
    effective: '2026-04-10',
    stage: 'in-force',
    concerns: 'requirements',
    title: 'Cambia la forma de entrar',
    summary: 'Ahora se llena en línea.',
    source: { name: 'Gobierno de Narnia', url: 'https://www.gob.na/' },
    confidence: 'high',
    ...changes,
  };
}

/** Only the currencies that tests convert. */
export const DRAFT_RATES = {
  date: '2026-09-29',
  source: { name: 'Prueba', url: 'https://ejemplo.mx/' },
  rates: { USD: { mxn: 18, name: 'dólar' }, JOD: { mxn: 25.39, name: 'dinar' }, KRW: { mxn: 0.01325, name: 'won' } },
} as unknown as ReferenceRates;
