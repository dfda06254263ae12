import { parse } from 'yaml';
import { asOf, withLater } from '../../catalogue/as-of.ts';
import type { Country } from '../../catalogue/country.ts';
import { toCountryDetails } from '../../catalogue/country-details.ts';
import type { CountryRecord } from '../../catalogue/country-schema.ts';
import { summarise } from '../../catalogue/country-summary.ts';
import type { CitedFact } from '../../catalogue/facts.ts';
import type { ReferenceRates } from '../../catalogue/money.ts';
import type { OtherPassports } from '../../catalogue/other-passports-schema.ts';
import type { Topic } from '../../catalogue/topic.ts';
import type { TransitHub } from '../../catalogue/transit-schema.ts';
import { withEntryLines } from '../../catalogue/voice/entry-lines.ts';
import { CONDITIONAL_DRAFT, countryDraft, updateDraft } from '../../records/testing/country-draft.ts';
import { layoverHubs } from '../layover-hub.ts';
import { passportLists } from '../passport-list.ts';
import { personalCountries } from '../personal-data.ts';
import type { PlaceFacts } from '../route.ts';
import { tripPlaces } from '../trip-place.ts';

/**
 * Places shaped after the records of November 2026, so that no correction of the content changes what a test of the
 * rules expects; prices are in dollars, at twenty pesos each. They reach the engine as real records do.
 */

const DAY = '2026-11-22';
const SOURCE = { name: 'Un gobierno', url: 'https://www.gob.example/', kind: 'ministry', seen: 'stored-copy' } as const;
const CITED = { source: SOURCE, checkedOn: DAY, confidence: 'high' } as const;

const RATES = { date: DAY, source: SOURCE, rates: { USD: { mxn: 20, name: 'dólar' } } } as unknown as ReferenceRates;

type Changes = Partial<Country>;
type Validity = NonNullable<CountryRecord['passportValidity']>;
type Rule = NonNullable<CountryRecord['conditional']>['rules'][number];

const asksFor = (...topics: Topic[]) => topics.map((topic) => ({ id: topic, topics: [topic], text: `Lleva ${topic}` }));
const refuses = (id: string, iso2: string, confidence: 'medium' | 'low') => ({
  id,
  topics: ['other' as const],
  text: 'Pasaporte sin sellos de Israel',
  refusesAfter: { countries: [iso2], ...(confidence === 'low' && { isDoubted: true as const }) },
});
/** A quarantine: only whoever left Kenya 21 days before, or less. */
const QUARANTINE = {
  id: 'cuarentena',
  topics: ['other' as const],
  text: 'Si estuviste en Kenia en los últimos 21 días, pueden no dejarte entrar',
  refusesAfter: { countries: ['KE'], isDoubted: true as const, withinDays: 21 },
};
const validity = (rule: Partial<Validity>): Validity => ({ from: 'exit', ...CITED, ...rule });
const SIX_MONTHS = validity({ from: 'entry', months: 6 });
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const price = (amount: number) => ({ fee: 'fixed' as const, ...usd(amount) });
/** What those under an age pay. */
const under = (age: number, amount: number) => ({ who: `menores de ${age} años`, under: age, ...usd(amount) });
const DNI = { id: 'own-passport', topics: ['other' as const], text: 'O el DNI' };
const INSURANCE = { id: 'insurance', topics: ['insurance' as const], text: 'Contrata un seguro', isLaw: true as const };
const SPARED = { ...under(18, 0), isSpared: true as const };
const MANY = { for: 'la de varias entradas', entries: 'many', ...usd(50) } as const;
const LONG = { for: 'la de 120 días', days: 120, ...usd(38) } as const;
const FREE = { fee: 'free', processingTime: { takes: 'none' } } as const;
const rule = (holds: Rule['holds'], visaStatus: Rule['visaStatus'], own: Partial<Rule> = {}): Rule => ({
  holds,
  arrival: 'any',
  visaStatus,
  text: 'Con lo que tienes basta.',
  ...CITED,
  ...own,
});

/** A place open to all, which somebody advises against. */
const warnedOf = (againstTravel: { by: string; unlessEssential?: true }): Changes => ({
  maxStay: { days: 90 },
  passportValidity: validity({}),
  updates: [updateDraft({ concerns: 'alert', againstTravel })],
});

/** Carried by nobody but the press. */
const byPress = (...supports: CitedFact[]): Country['sources'] => [
  { ...SOURCE, kind: 'press', supports, checkedOn: DAY },
];
const doubted = (doubt: string, validUntil?: { day: string; ends: 'rule' }): Changes => ({
  confidence: 'low',
  doubt,
  sources: byPress('visaStatus'),
  evidence: { visaStatus: { doubt, ...(validUntil && { validUntil }) } },
});

const SCHENGEN: Changes = {
  area: 'schengen',
  counted: {
    id: 'schengen',
    name: 'Schengen',
    inSentence: 'la zona Schengen',
    rule: '90 días en 180',
    stay: { days: 90, within: 180 },
    isWithoutBorders: true,
  },
  issues: ['schengen-visa', 'schengen-residence'],
  visaStatus: 'visa-free',
  maxStay: { days: 90, within: 180 },
  passportValidity: validity({ months: 3, issuedWithinYears: 10 }),
  costs: FREE,
  entry: {
    yellowFever: { from: 'nowhere' },
    vaccines: 'none',
    onwardTicket: { asked: 'may-ask' },
    minors: { consent: 'may-ask' },
  },
};

const CENTRAL_AMERICA: Changes = {
  visaStatus: 'visa-free',
  maxStay: { days: 90, per: 'unknown' },
  passportValidity: SIX_MONTHS,
  costs: FREE,
  counted: {
    id: 'ca-4',
    name: 'el CA-4',
    inSentence: 'la región CA-4',
    rule: '90 días en total en los cuatro países',
    stay: { days: 90 },
  },
};

const COUNTRIES: readonly Country[] = [
  place('united-states', 'US', 'Estados Unidos', 'North America', {
    issues: ['us-visa', 'us-residence'],
    visaStatus: 'visa-required',
    maxStay: { months: 6, decidedBy: 'officer' },
    requirements: [
      ...asksFor('passport', 'payment', 'ties'),
      { id: 'ds-160', topics: ['other'], text: 'Confirmación de la DS-160', permit: 'visa-required' },
      {
        id: 'i-94',
        topics: ['other'],
        text: 'I-94 si cruzas por tierra y pasas de la franja fronteriza',
        crossing: { arrival: 'land', name: 'el permiso I-94', cost: usd(30), notAlwaysUpTo: 3 },
      },
    ],
    passportValidity: validity({}),
    costs: {
      ...price(185),
      reduced: [{ ...under(15, 15), ifParentHolds: true }],
      processingTime: { takes: 'months' },
    },
    entry: { yellowFever: { from: 'nowhere' }, minors: { consent: 'may-ask' }, nationalsUseOwnPassport: true },
  }),
  place('puerto-rico', 'PR', 'Puerto Rico', 'Central America', {
    territory: { of: 'US', rules: 'Es de Estados Unidos, con sus mismas visas.' },
    visaStatus: 'visa-required',
    issues: ['us-visa', 'us-residence'],
    maxStay: { months: 6, decidedBy: 'officer' },
    passportValidity: validity({}),
    costs: { ...price(185), processingTime: { takes: 'months' } },
    conditional: {
      summary: 'Vale la visa de EE. UU.',
      rules: [rule(['us-visa', 'us-residence'], 'visa-free', { maxStay: { months: 6 } })],
      otherwise: { visaStatus: 'visa-required', text: 'Sin ella, la pides.' },
    },
  }),
  place('canada', 'CA', 'Canadá', 'North America', {
    issues: ['ca-visa', 'ca-residence'],
    visaStatus: 'eta-required',
    maxStay: { months: 6 },
    requirements: asksFor('passport', 'payment', 'onward-ticket'),
    passportValidity: validity({ confidence: 'medium' }),
    costs: {
      ...price(7),
      processingTime: [
        { for: 'la eTA', takes: 'hours', to: 72 },
        { for: 'la visa', takes: 'weeks' },
      ],
    },
    entry: { nationalsUseOwnPassport: true },
    conditional: {
      summary: 'eTA en avión con visa de EE. UU. o canadiense reciente; los demás, visa.',
      rules: [
        rule(['ca-visa'], 'visa-free', { maxStay: { months: 6, note: 'Puedes pedir más.' } }),
        rule(['us-visa'], 'eta-required', { arrival: 'air', maxStay: { months: 6 }, cost: usd(7) }),
        rule(['ca-visa-last-10-years'], 'eta-required', { arrival: 'air', cost: usd(7) }),
        rule(['us-residence'], 'visa-free', { maxStay: { months: 6 } }),
        rule(['ca-residence'], 'visa-free', { maxStay: { decidedBy: 'residence' }, confidence: 'medium' }),
      ],
      otherwise: { visaStatus: 'visa-required', cost: { ...usd(185), reduced: [under(14, 100)] }, text: 'Visa.' },
    },
  }),
  place('spain', 'ES', 'España', 'Europe', {
    ...SCHENGEN,
    requirements: [...asksFor('passport', 'lodging', 'money'), DNI],
  }),
  place('france', 'FR', 'Francia', 'Europe', {
    ...SCHENGEN,
    requirements: asksFor('passport', 'lodging', 'insurance'),
  }),
  place('italy', 'IT', 'Italia', 'Europe', {
    ...SCHENGEN,
    requirements: [
      ...asksFor('passport', 'lodging'),
      { id: 'registration', topics: ['registration'], text: 'Declaración de llegada', onlyFromArea: true },
      { id: 'minors', topics: ['other'], text: 'Permiso de salida de México' },
    ],
  }),
  place('croatia', 'HR', 'Croacia', 'Europe', {
    ...SCHENGEN,
    requirements: asksFor('passport', 'lodging'),
    updates: [
      updateDraft({
        effective: '2027',
        stage: 'announced',
        concerns: 'procedure',
        title: 'Un permiso está anunciado',
        cost: usd(20),
      }),
    ],
  }),
  place('san-marino', 'SM', 'San Marino', 'Europe', {
    ...SCHENGEN,
    area: undefined,
    maxStay: { days: 30 },
  }),
  place('guatemala', 'GT', 'Guatemala', 'Central America', CENTRAL_AMERICA),
  place('el-salvador', 'SV', 'El Salvador', 'Central America', {
    ...CENTRAL_AMERICA,
    maxStay: { days: 180, per: 'unknown' },
  }),
  place('honduras', 'HN', 'Honduras', 'Central America', CENTRAL_AMERICA),
  place('nicaragua', 'NI', 'Nicaragua', 'Central America', {
    ...CENTRAL_AMERICA,
    visaStatus: 'visa-required',
    maxStay: undefined,
    costs: { ...price(30), processingTime: { takes: 'unknown' } },
  }),
  place('united-kingdom', 'GB', 'Reino Unido', 'Europe', {
    issues: ['uk-visa', 'uk-residence'],
    nameInSentence: 'el Reino Unido',
    visaStatus: 'eta-required',
    maxStay: { months: 6 },
    requirements: asksFor('passport', 'authorisation', 'photo', 'payment', 'lodging'),
    passportValidity: validity({ confidence: 'medium' }),
    costs: { ...price(20), processingTime: { takes: 'working-days', to: 3 } },
    entry: { nationalsUseOwnPassport: true },
  }),
  place('ireland', 'IE', 'Irlanda', 'Europe', {
    maxStay: { days: 90 },
    passportValidity: validity({}),
    evidence: { maxStay: { doubt: 'Otra fuente da otros días de estancia.' } },
  }),
  place('japan', 'JP', 'Japón', 'Asia', {
    maxStay: { days: 90 },
    requirements: asksFor('passport', 'lodging', 'arrival-form'),
    passportValidity: validity({}),
    entry: { arrivalCard: { how: 'online-or-paper', name: 'Visit Japan Web' }, yellowFever: { from: 'nowhere' } },
  }),
  place('south-korea', 'KR', 'Corea del Sur', 'Asia', {
    visaStatus: 'eta-required',
    maxStay: { days: 90 },
    passportValidity: validity({ months: 6, confidence: 'low' }),
    costs: { ...price(7), reduced: [SPARED], processingTime: { takes: 'unknown' } },
    ...doubted('No está claro si México sigue exento de la K-ETA.', { day: '2026-12-31', ends: 'rule' }),
    updates: [
      updateDraft({
        effective: '2027-01-01',
        concerns: 'visaStatus',
        confidence: 'low',
        newFacts: {
          visaStatus: 'eta-required',
          evidence: { visaStatus: { doubt: 'Corea podría alargar otra vez la exención.' } },
        },
      }),
    ],
  }),
  place('thailand', 'TH', 'Tailandia', 'Asia', {
    visaStatus: 'visa-required',
    maxStay: { days: 30 },
    requirements: asksFor('authorisation', 'passport', 'lodging'),
    healthRequirements: [{ id: 'dengue', topics: ['other'], text: 'Usa repelente' }],
    costs: { ...price(40), processingTime: { takes: 'working-days', about: 2, ahead: { count: 30, unit: 'days' } } },
    confidence: 'low',
    doubt: 'Que México siga exento por 30 días está por confirmar.',
    evidence: {
      visaStatus: { doubt: 'Que México siga exento por 30 días está por confirmar.' },
      maxStay: { doubt: 'Otra lectura del aviso dice 60.' },
    },
    sources: byPress('visaStatus', 'costs', 'yellowFever', 'arrivalCard'),
    entry: {
      yellowFever: { from: 'risk-countries', minAgeMonths: 9, layoverHours: 12 },
      arrivalCard: { how: 'online', name: 'TDAC', hoursBefore: 72 },
    },
  }),
  place('vietnam', 'VN', 'Vietnam', 'Asia', {
    visaStatus: 'eta-required',
    maxStay: { days: 90, entries: 'choice' },
    requirements: asksFor('passport', 'authorisation', 'photo', 'lodging'),
    costs: { ...price(25), routes: [MANY], processingTime: { takes: 'working-days', to: 3 } },
    entry: { yellowFever: { from: 'risk-countries' }, vaccines: 'none', minors: { consent: 'required' } },
  }),
  place('cambodia', 'KH', 'Camboya', 'Asia', {
    visaStatus: 'visa-on-arrival',
    maxStay: { days: 30, entries: 'one' },
    closedFrom: ['TH'],
    closedUntil: '2027-06-01',
    requirements: asksFor('passport', 'payment', 'photo', 'arrival-form'),
    costs: { ...price(30), processingTime: { takes: 'minutes' } },
    entry: {
      yellowFever: { from: 'risk-countries', layoverHours: 12 },
      arrivalCard: { how: 'online', name: 'e-Arrival', opens: 168, onlyBy: ['air'] },
    },
  }),
  place('cuba', 'CU', 'Cuba', 'Central America', {
    visaStatus: 'eta-required',
    maxStay: { days: 90 },
    requirements: [...asksFor('passport', 'authorisation'), INSURANCE],
    costs: { ...price(50), processingTime: { takes: 'working-hours', about: 72 } },
    entry: { yellowFever: { from: 'risk-countries' }, nationalsUseOwnPassport: true },
  }),
  place('peru', 'PE', 'Perú', 'South America', {
    maxStay: { days: 183, upTo: true },
    entry: { yellowFever: { from: 'nowhere' }, vaccines: 'none', nationalsUseOwnPassport: false },
  }),
  place('colombia', 'CO', 'Colombia', 'South America', {
    maxStay: { days: 90 },
    requirements: asksFor('passport', 'arrival-form'),
    passportValidity: validity({ from: 'entry' }),
    entry: {
      yellowFever: { from: 'everywhere', minAgeMonths: 12 },
      nationalsUseOwnPassport: true,
      arrivalCard: { how: 'online', name: 'Check-Mig', opens: 72 },
    },
  }),
  place('brazil', 'BR', 'Brasil', 'South America', {
    maxStay: { days: 90 },
    entry: { yellowFever: { from: 'nowhere' }, vaccines: 'none', minors: { consent: 'required' } },
  }),
  /** Made up, all three: whose permit they ask of a child hangs on with whom it travels. */
  place('chile', 'CL', 'Chile', 'South America', {
    entry: { minors: { consent: 'required', travelling: 'without-parents', under: 13, note: 'De los demás.' } },
  }),
  place('rwanda', 'RW', 'Ruanda', 'Africa', {
    requirements: [{ id: 'of-both', topics: ['authorisation'], text: 'Una para los dos', alsoTo: ['KE'] }],
    entry: {
      minors: { consent: 'required', travelling: 'one-parent' },
      yellowFever: { from: 'risk-countries', unclear: true },
    },
  }),
  place('madagascar', 'MG', 'Madagascar', 'Africa', {
    requirements: [
      { id: 'alone', topics: ['other'], text: 'No entra', onlyMinors: { travelling: 'alone', under: 16 } },
      { id: 'each', topics: ['other'], text: 'Acta de nacimiento', onlyMinors: {} },
    ],
    healthRequirements: asksFor('vaccines'),
    sources: byPress('vaccines', 'costs'),
    entry: {
      vaccines: [{ against: 'polio', askedOf: 'todos', of: 'everybody' }],
      minors: { consent: 'required', travelling: 'alone' },
    },
    evidence: { costs: { doubt: 'Quizá te cobren una tarjeta.' }, vaccines: { doubt: 'Quizá no.' } },
  }),
  place('bolivia', 'BO', 'Bolivia', 'South America', {
    maxStay: { days: 90, perYear: { days: 90 } },
    entry: { yellowFever: { from: 'everywhere', minAgeMonths: 12 } },
  }),
  place('kenya', 'KE', 'Kenia', 'Africa', {
    visaStatus: 'eta-required',
    maxStay: { days: 90 },
    requirements: [
      ...asksFor('passport', 'authorisation', 'photo', 'itinerary'),
      { id: 'region', topics: ['authorisation'], text: 'Pregunta por la visa de la región', alsoTo: ['RW'] },
    ],
    costs: { ...price(30), processingTime: { takes: 'working-days', about: 3, ahead: { count: 1, unit: 'weeks' } } },
    entry: {
      yellowFever: { from: 'risk-countries', minAgeMonths: 12, layoverHours: 12 },
      minors: { consent: 'required' },
    },
  }),
  place('tanzania', 'TZ', 'Tanzania', 'Africa', {
    visaStatus: 'visa-on-arrival',
    maxStay: { days: 90, upTo: true, entries: 'one' },
    requirements: asksFor('passport', 'lodging'),
    costs: { ...price(50), charges: [{ when: 'entry', ...usd(44), lasts: 92 }] },
    entry: { yellowFever: { from: 'risk-countries', minAgeMonths: 12 } },
  }),
  place('australia', 'AU', 'Australia', 'Oceania', {
    issues: ['au-visa'],
    visaStatus: 'visa-required',
    maxStay: { months: 3 },
    requirements: asksFor('passport', 'photo', 'money'),
    passportValidity: validity({ confidence: 'medium' }),
    costs: { ...price(15), processingTime: { takes: 'weeks' } },
    entry: {
      yellowFever: { from: 'risk-countries', notFrom: ['PA'], daysBefore: 6 },
      nationalsUseOwnPassport: true,
    },
  }),
  place('new-zealand', 'NZ', 'Nueva Zelanda', 'Oceania', {
    visaStatus: 'eta-required',
    maxStay: { months: 3, entries: 'many' },
    requirements: asksFor('passport', 'authorisation'),
    passportValidity: validity({ months: 3 }),
    costs: { ...price(75), processingTime: { takes: 'hours', to: 72 } },
  }),
  place('india', 'IN', 'India', 'Asia', {
    visaStatus: 'eta-required',
    onlyBy: { ways: ['air', 'sea'], otherwise: 'visa-required' },
    applicationUrl: 'https://portal.example/',
    maxStay: { days: 30, per: 'first-entry', entries: 'two' },
    requirements: asksFor('passport', 'authorisation', 'payment'),
    costs: { ...price(25), processingTime: { takes: 'hours', about: 72, ahead: { count: 4, unit: 'working-days' } } },
    entry: { yellowFever: { from: 'risk-countries' } },
  }),
  place('china', 'CN', 'China', 'Asia', {
    visaStatus: 'visa-required',
    maxStay: { decidedBy: 'visa' },
    requirements: asksFor('passport', 'photo', 'itinerary'),
    costs: { ...price(140), processingTime: { takes: 'working-days', about: 4 } },
    evidence: { costs: { doubt: 'La embajada no muestra la cifra.' } },
    entry: { yellowFever: { from: 'risk-countries' }, nationalsUseOwnPassport: true },
  }),
  place('egypt', 'EG', 'Egipto', 'Africa', {
    visaStatus: 'visa-on-arrival',
    maxStay: { days: 30 },
    requirements: [
      ...asksFor('passport', 'payment'),
      {
        id: 'beforehand',
        topics: ['other'],
        text: 'Si cruzas por Taba, tramita la visa de antemano',
        crossing: { arrival: 'land', from: ['IL'], name: 'la visa de Egipto pedida de antemano' },
      },
    ],
    costs: { ...price(25), processingTime: { takes: 'minutes' } },
    entry: { yellowFever: { from: 'risk-countries' } },
  }),
  place('turkey', 'TR', 'Turquía', 'Europe', {
    visaStatus: 'eta-required',
    maxStay: { days: 30, entries: 'one' },
    requirements: [
      ...asksFor('passport', 'authorisation'),
      { id: 'cruise', topics: ['other'], text: 'En crucero no la necesitas', spares: { arrival: 'sea', upTo: 3 } },
    ],
    passportValidity: validity({ from: 'permitted-stay', days: 60 }),
    costs: { ...price(50), processingTime: { takes: 'minutes' } },
    entry: { yellowFever: { from: 'nowhere' }, nationalsUseOwnPassport: true },
  }),
  place('singapore', 'SG', 'Singapur', 'Asia', {
    maxStay: { days: 30 },
    requirements: asksFor('passport', 'arrival-form'),
    entry: {
      yellowFever: { from: 'risk-countries', layoverHours: 12 },
      arrivalCard: { how: 'online', name: 'SG Arrival Card', opens: 72 },
    },
  }),
  place('united-arab-emirates', 'AE', 'Emiratos Árabes Unidos', 'Middle East', {
    maxStay: { days: 30 },
    requirements: asksFor('passport', 'arrival-form'),
    sources: byPress('arrivalCard'),
    evidence: { arrivalCard: { doubt: 'Otra guía dice que es obligatorio.' } },
    entry: {
      yellowFever: { from: 'risk-countries' },
      vaccines: 'none',
      arrivalCard: { how: 'online', isVoluntary: true },
    },
  }),
  place('panama', 'PA', 'Panamá', 'Central America', {
    maxStay: { months: 3 },
    requirements: asksFor('passport', 'onward-ticket'),
    entry: { yellowFever: { from: 'risk-countries' }, vaccines: 'none', onwardTicket: { asked: 'required' } },
  }),
  place('cape-verde', 'CV', 'Cabo Verde', 'Africa', {
    requirements: asksFor('passport', 'arrival-form'),
    entry: {
      arrivalCard: { how: 'online', name: 'EASE', closes: 120, inTransit: true },
      yellowFever: { from: 'nowhere' },
    },
  }),
  place('israel', 'IL', 'Israel', 'Middle East', {
    maxStay: { days: 90 },
    passportValidity: validity({}),
    sources: byPress('arrivalCard'),
    evidence: { arrivalCard: { doubt: 'Otra guía dice que se llena una.' } },
    entry: { arrivalCard: { how: 'none' } },
  }),
  place('lebanon', 'LB', 'Líbano', 'Middle East', {
    maxStay: { days: 30 },
    requirements: [...asksFor('passport'), refuses('sin-sellos', 'IL', 'medium')],
    passportValidity: validity({}),
  }),
  place('kuwait', 'KW', 'Kuwait', 'Middle East', {
    maxStay: { days: 30 },
    requirements: [...asksFor('passport'), refuses('sin-sellos', 'IL', 'low'), QUARANTINE],
    passportValidity: validity({}),
  }),
  place('oman', 'OM', 'Omán', 'Middle East', {
    visaStatus: 'eta-required',
    maxStay: { days: 10 },
    passportValidity: undefined,
    costs: { fee: 'unknown', processingTime: { takes: 'unknown' } },
    conditional: {
      summary: 'Con visa de EE. UU. puedes entrar sin pedirla; los demás, e-visa.',
      rules: [
        rule(['us-visa', 'uk-visa'], 'visa-free', {
          requires: 'la usaste antes',
          maxStay: { days: 8 },
          confidence: 'medium',
        }),
        rule(['jp-visa'], 'visa-free', { arrival: 'air' }),
      ],
      otherwise: { visaStatus: 'eta-required', text: 'Los demás piden la e-visa.' },
    },
  }),
  place('saudi-arabia', 'SA', 'Arabia Saudita', 'Middle East', {
    visaStatus: 'visa-required',
    maxStay: { days: 90 },
    costs: { ...price(100), processingTime: { takes: 'unknown' } },
    conditional: {
      summary: 'Con visa de EE. UU. ya usada, visa al llegar; los demás, visa.',
      rules: [rule(['us-visa'], 'visa-on-arrival', { requires: 'la usaste antes', cost: usd(80) })],
      otherwise: { visaStatus: 'visa-required', text: 'Los demás piden la visa.' },
    },
    entry: { vaccines: [{ against: 'meningococcus', askedOf: 'quien va de peregrino', of: 'some' }] },
  }),
  place('armenia', 'AM', 'Armenia', 'Asia', {
    visaStatus: 'eta-required',
    maxStay: { days: 120, entries: 'many' },
    passportValidity: validity({}),
    costs: { ...price(10), days: 21, routes: [LONG], processingTime: { takes: 'working-days', to: 3 } },
    conditional: {
      summary: 'Con residencia de EE. UU. quizá no la pides; los demás, e-visa.',
      rules: [rule(['us-residence'], 'visa-free', { confidence: 'low' })],
      otherwise: { visaStatus: 'eta-required', text: 'Los demás piden la e-visa.' },
    },
  }),
  place('aruba', 'AW', 'Aruba', 'North America', {
    territory: { of: 'NL', rules: 'Es del Reino de los Países Bajos y decide quién entra.', decides: ['visaStatus'] },
    maxStay: { days: 30, isShortest: true },
    evidence: { maxStay: { doubt: 'Otra fuente da más días.' } },
    requirements: asksFor('passport', 'lodging', 'payment'),
    passportValidity: validity({}),
    costs: {
      ...price(20),
      reduced: [under(12, 10), under(8, 0)],
      processingTime: { takes: 'minutes' },
    },
    entry: { yellowFever: { from: 'risk-countries', alsoFrom: ['TZ'] } },
  }),
  place('belize', 'BZ', 'Belice', 'Central America', {
    maxStay: { days: [30, 180], decidedBy: 'officer' },
    costs: {
      ...FREE,
      charges: [
        { when: 'exit', by: ['land'], ...usd(20), upTo: 30, reduced: [under(12, 5)] },
        { when: 'exit', by: ['air'], ...usd(30), inTicket: 'included' },
        { when: 'night', ...usd(1), nights: 7 },
        { when: 'both', ...usd(3) },
        { when: 'place', where: 'San Pedro', ...usd(2) },
      ],
    },
  }),
  place('iran', 'IR', 'Irán', 'Middle East', {
    maxStay: { days: 15, within: 180, entries: 'one' },
    costs: { fee: 'unknown', processingTime: { takes: 'unknown' } },
    ...doubted('Que no pidan visa está por confirmar.'),
  }),
  place('haiti', 'HT', 'Haití', 'Central America', warnedOf({ by: 'La SRE' })),
  place('mali', 'ML', 'Malí', 'Africa', warnedOf({ by: 'La SRE' })),
  place('chad', 'TD', 'Chad', 'Africa', warnedOf({ by: 'Canadá', unlessEssential: true })),
  place('venezuela', 'VE', 'Venezuela', 'South America', {
    onlyBy: { ways: ['air'], otherwise: 'visa-required', isBothWays: true, notWith: ['CU'] },
    maxStay: { days: 90 },
    entry: { yellowFever: { from: 'nowhere' } },
  }),
  place('dominican-republic', 'DO', 'República Dominicana', 'Central America', {
    maxStay: { days: 30 },
    passportValidity: validity({
      from: 'entry',
      months: 6,
      doubt: 'Hasta el 31 de diciembre de 2026 bastaría que esté vigente si tienes otra visa.',
    }),
    evidence: {
      passportValidity: {
        doubt: 'Hasta el 31 de diciembre de 2026 bastaría que esté vigente si tienes otra visa.',
        validUntil: { day: '2026-12-31', ends: 'exemption' },
      },
    },
    entry: { yellowFever: { from: 'nowhere' } },
  }),
  /** Made up: an authorisation in days for some, a visa of another price for the rest. */
  {
    ...CONDITIONAL_DRAFT,
    costs: {
      ...price(7),
      reduced: [under(12, 3)],
      processingTime: { takes: 'working-days', from: 3, to: 5 },
    },
    healthRequirements: asksFor('vaccines'),
    entry: { vaccines: [{ against: 'polio', askedOf: 'todos', of: 'everybody' }] },
  },
  /** Turns back whoever comes from Peru by land and had not gone there from here. */
  place('blefuscu', 'BF', 'Blefuscu', 'South America', {
    requirements: [
      {
        id: 'sello',
        topics: ['other'],
        text: 'El sello de aquí',
        refusesAfter: { countries: ['PE'], onlyDirectly: true },
      },
      { id: 'aviso', topics: ['registration'], text: 'Avisa dónde duermes', longerThan: 14 },
    ],
  }),
  /** Made up: visa-free until a sure change asks for an authorisation. */
  place('narnia', 'NA', 'Narnia', 'Europe', {
    maxStay: { days: 60 },
    passportValidity: validity({ issuedWithinYears: 5 }),
    updates: [
      updateDraft({
        effective: '2027-06-01',
        concerns: 'visaStatus',
        newFacts: {
          visaStatus: 'eta-required',
          maxStay: { days: 20 },
          costs: { ...price(10), processingTime: { takes: 'days', about: 5 } },
        },
      }),
    ],
  }),
];

function place(slug: string, iso2: string, nameSpanish: string, region: Country['region'], changes: Changes): Country {
  const sources = [{ ...SOURCE, supports: ['visaStatus', 'maxStay', 'costs'], checkedOn: DAY, confidence: 'high' }];
  return withEntryLines(
    countryDraft({
      // Not the real id, under which the specification fixes prices.
      id: `draft-${slug}`,
      slug,
      iso2,
      name: slug,
      nameSpanish,
      region,
      hasYellowFever: ['bolivia', 'brazil', 'colombia', 'kenya', 'panama', 'peru'].includes(slug) || undefined,
      visaStatus: 'visa-free',
      requirements: asksFor('passport', 'lodging'),
      passportValidity: SIX_MONTHS,
      costs: FREE,
      sources: sources as Country['sources'],
      ...changes,
    }),
  );
}

type Side = TransitHub['airside'];

const asks = (need: Side['need'], own: Partial<Side> = {}): Side => ({
  need,
  text: 'Así se pasa.',
  confidence: 'high',
  ...own,
});
const hub = (id: string, iso2: string, airside: Side, landside: Side = asks('entry')): TransitHub => ({
  id,
  name: id,
  iso2,
  // Nobody flies to Dublin from Mexico without another stop.
  ...(iso2 !== 'IE' && { isDirect: true as const }),
  airside,
  landside,
  sources: [],
});
const DOUBT = 'No está claro; pregunta a tu aerolínea.';
const WITH_VISA = {
  conditional: {
    summary: 'Con visa o residencia de Estados Unidos ya tienes lo que se pide.',
    rules: [rule(['us-visa'], 'visa-free'), rule(['us-residence'], 'visa-free')],
    otherwise: { visaStatus: 'visa-required' as const, text: 'Sin ellas necesitas una visa.' },
  },
};

const HUBS = [
  hub('estados-unidos', 'US', asks('entry', WITH_VISA), asks('entry', WITH_VISA)),
  hub(
    'canada',
    'CA',
    asks('entry', { permit: { instead: 'visa-required', name: 'la visa de tránsito', cost: usd(0) } }),
  ),
  hub('reino-unido', 'GB', asks('conditions', { closedWith: ['IE'], confidence: 'medium', doubt: DOUBT })),
  { ...hub('schengen', 'ES', asks('visa-free')), area: 'schengen' as const },
  hub('irlanda', 'IE', asks('visa-free', { confidence: 'medium' })),
  hub('japon', 'JP', asks('entry')),
  hub('corea-del-sur', 'KR', asks('visa-free', { maxHours: 24, confidence: 'medium', doubt: DOUBT })),
  hub('tailandia', 'TH', asks('conditions', { maxHours: 12, confidence: 'medium', doubt: DOUBT })),
  hub('china', 'CN', asks('conditions', { maxHours: 24 }), asks('conditions', { maxHours: 240, landWith: ['HK'] })),
  hub('cuba', 'CU', asks('unknown', { confidence: 'low', doubt: DOUBT })),
  hub('panama', 'PA', asks('entry')),
  hub('colombia', 'CO', asks('entry')),
  hub('brasil', 'BR', asks('entry')),
  hub('emiratos', 'AE', asks('entry')),
  hub('singapur', 'SG', asks('entry')),
  hub('nueva-zelanda', 'NZ', asks('entry', { permit: { instead: 'eta-required', name: 'la NZeTA', cost: usd(15) } })),
  hub('turquia', 'TR', asks('visa-free')),
  hub('india', 'IN', asks('conditions', { maxHours: 24 })),
  hub('australia', 'AU', asks('conditions', { maxHours: 8, confidence: 'medium', doubt: DOUBT })),
  hub('egipto', 'EG', asks('conditions', { maxHours: 6, confidence: 'medium', doubt: DOUBT })),
  hub('aruba', 'AW', asks('entry')),
  hub('oman', 'OM', asks('visa-required')),
  hub('iran', 'IR', asks('visa-free')),
  hub('narnia', 'NA', asks('entry')),
];

/** Lists of other passports, shaped after `content/other-passports.yaml`. */
const LISTS = {
  sources: [],
  lists: parse(`
- { id: union, name: la libre circulación, status: visa-free, asNational: true, places: [ireland], area: schengen,
    notAfter: [], nationalities: [ES, IT, FR, IE] }
- { id: zona-comun, name: la zona común, status: visa-free, asNational: true, places: [united-kingdom, ireland],
    notAfter: [], nationalities: [GB, IE] }
- { id: canadienses, name: la entrada de los canadienses, status: visa-free, places: [united-states, puerto-rico],
    notAfter: [], nationalities: [CA] }
- { id: esta, name: la ESTA, status: eta-required, places: [united-states, puerto-rico], maxStay: { days: 90 },
    fee: { amount: 40, currency: USD }, processingTime: { takes: hours, to: 72 }, notAfter: [CU, IR],
    nationalities: [ES, IT, GB] }
- { id: eta-canada, name: la eTA de Canadá, status: eta-required, places: [canada], onlyByAir: true,
    notAfter: [], nationalities: [ES, IT, GB] }
- { id: eta-reino-unido, name: la ETA del Reino Unido, status: eta-required, places: [united-kingdom],
    notAfter: [], isWhole: { silentOn: [BM] }, nationalities: [ES, IT, US] }
- { id: schengen, name: la entrada sin visa a Schengen, status: visa-free, places: [], area: schengen,
    notAfter: [], nationalities: [US, GB, PE] }
`),
} as unknown as OtherPassports;

/** What the site would know of these places on `today`. */
export function knownFacts(today: string = DAY) {
  const countries = COUNTRIES.map((country) => asOf(country, today));
  const places = tripPlaces(countries, today);
  const personal = personalCountries({ countries, rates: RATES }, today);
  const hubs = layoverHubs(HUBS, countries, today, RATES);
  const byPlace = new Map<string, PlaceFacts>();
  for (const country of countries) {
    const details = withLater(country, today, (asOfDay, day) =>
      toCountryDetails(summarise(asOfDay, { rates: RATES }, day), { rates: RATES, today: day }),
    );
    const own = places.find(({ slug }) => slug === country.slug);
    if (!own) continue;
    byPlace.set(country.slug, { details, place: own, personal: personal.find(({ slug }) => slug === country.slug) });
  }
  const hubOf = new Map(countries.map(({ slug }) => [slug, hubs.find(({ aliases }) => aliases.includes(slug))]));
  return { byPlace, hubOf, hubs, passports: passportLists(LISTS, RATES) };
}
