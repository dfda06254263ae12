import * as v from 'valibot';
import { chargesSchema, routesSchema } from './charge-schema.ts';
import { type Conditional, conditionalSchema } from './conditional-schema.ts';
import type { Confidence } from './confidence.ts';
import { entrySchema } from './entry-schema.ts';
import { type CitedFact, FACTS, type ListedFact, NAMED_FACTS, STATE_FACTS } from './facts.ts';
import { feeEntries, feeSchema, wholeFee, withTotal } from './fee-schema.ts';
import { CURRENCIES } from './money.ts';
import { type PassportValidity, passportValiditySchema } from './passport-validity-schema.ts';
import { processingTimeSchema } from './processing-time-schema.ts';
import { REGIONS } from './region.ts';
import { requirementsSchema } from './requirement-schema.ts';
import {
  citationSchema,
  citedSource,
  countSchema,
  fieldRule,
  fullDateSchema,
  help,
  httpsUrlSchema,
  idSchema,
  isoSchema,
  type Known,
  listSchema,
  oneOf,
  partialDateSchema,
  phoneSchema,
  validUntilSchema,
  yesSchema,
} from './schema-parts.ts';
import { bestTimeSchema } from './season-schema.ts';
import { ARRIVALS } from './situation.ts';
import { spanishText } from './spanish-text.ts';
import { staySchema } from './stay-schema.ts';
import { DOCUMENTS } from './travel-document.ts';
import { VISA_STATUSES } from './visa-status.ts';

/**
 * What one file in `content/countries/` may say. Every message tells the editor, in Spanish,
 * how to fix the value; `load.server.ts` adds file, field and value.
 */

const FACT_FIX = `Usa ${NAMED_FACTS.join(', ')}, requirements.<id>, conditional.<id> o updates.<su día y dato, o su id>.`;

/** A fact by its name, or one of a list by its id: `conditional.us-visa`, `updates.2026-04-08-costs`. */
const citedFact = v.union(
  [
    v.picklist(NAMED_FACTS),
    v.pipe(v.string(), v.regex(/^(?:conditional|requirements|updates)\.[a-z0-9-]+$/, FACT_FIX)) as v.GenericSchema<
      string,
      ListedFact
    >,
  ],
  FACT_FIX,
);

const sourceSchema = citedSource(citedFact);

/** What a fee may say, whatever its kind. */
const costDetails = {
  processingTime: v.optional(
    help('Cuánto tarda: { takes: none }, { takes: working-days, from: 3, to: 5 }…', processingTimeSchema),
  ),
  /** Who takes the money, when it is not simply the country's government. */
  paidTo: v.optional(help('Quién cobra, si una fuente lo dice.', spanishText(3, 90))),
  covers: v.optional(help('De qué es la tarifa, junto a las de routes: la visa de 30 días.', spanishText(8, 60))),
  days: v.optional(help('Si depende de cuánto te quedas: hasta cuántos días es esta tarifa.', countSchema(365))),
  routes: v.optional(routesSchema),
  charges: v.optional(chargesSchema),
  additionalFees: v.optional(help('Lo que routes y charges no dicen, en oraciones enteras.', spanishText(10, 320))),
};

/** `fee` tells the branch, so that a missing amount is never taken for a free entry. */
const costsSchema = v.variant(
  'fee',
  [
    v.strictObject({ fee: v.literal('free'), ...costDetails }),
    v.pipe(
      v.strictObject({ fee: v.literal('fixed'), ...feeEntries, ...costDetails }),
      wholeFee(),
      v.transform(withTotal),
    ),
    v.strictObject({ fee: v.literal('unknown'), ...costDetails }),
  ],
  'Usa fee: free, fee: fixed (con amount y currency, o con parts) o fee: unknown.',
);

const COSTS = 'Lo que se paga: fee: free, fixed o unknown, y cuánto tarda.';

/** What is said of how one fact is known, besides the citations that carry it. */
const evidenceSchema = v.strictObject({
  /** Who says otherwise, or what nobody could confirm; of the status, its first sentences come before anything else. */
  doubt: v.optional(help('Qué está en duda y quién dice otra cosa.', spanishText(20, 340))),
  onArrival: v.optional(
    help(
      'Del estatus: nadie confirma que den la visa al llegar (open), o la dan en ciertos casos (conditions).',
      v.picklist(['open', 'conditions']),
    ),
  ),
  /** What sets of open data say otherwise, as `check:facts` words it: it asks again once they say something else. */
  others: v.optional(
    help(
      'Lo que dicen los datos abiertos, copiado de npm run check:facts.',
      v.record(v.string(), v.string('Escribe lo que dicen, como lo dice check:facts.')),
    ),
  ),
  /** The day on which the fact ends, or the exemption that it is in doubt for. */
  validUntil: v.optional(validUntilSchema),
});

const evidenceField = help(
  'Por dato: qué está en duda, qué dicen otros, hasta cuándo vale.',
  v.record(citedFact, evidenceSchema),
);

/** Frauds seen around a procedure; each has its own warning in the application block. */
const INTERMEDIARIES = ['lookalike-sites', 'appointment-sellers'] as const;

/** Groups of countries that share rules. */
const AREAS = ['schengen'] as const;

const seoDescriptionSchema = help('La respuesta, como saldrá en los buscadores.', spanishText(120, 160));
/** `Trámite` in the verdict panel. */
const procedureSchema = help(
  'El trámite en tres o cuatro palabras: Ninguno, Cita y entrevista, En línea.',
  spanishText(4, 34),
);
/** `Qué sigue` in the verdict panel: what the reader does next. */
const nextStepSchema = help('Lo siguiente que hace quien viaja, con punto.', spanishText(20, 150));
const requirements = (fewest: number) =>
  help('Qué llevar o hacer, cada cosa con su id, sus temas y su texto.', requirementsSchema(fewest, 10, 170));
const healthRequirements = (fewest: number) =>
  help('Vacunas que piden a quien llega de México, y algo que convenga.', requirementsSchema(fewest, 6, 200));
const destinationSchema = spanishText(2, 40);

/** A country's own visas and residences, or those of its area or its state: whoever holds one needs no other permit there. */
const issuesSchema = v.optional(
  help(
    'Visas y residencias suyas: quien tiene una no necesita otro permiso aquí.',
    listSchema(1, DOCUMENTS.length, oneOf(DOCUMENTS)),
  ),
);

/** What a country asks, in the same words in a full record and a brief one. */
const ruleFields = {
  visaStatus: help('Qué pide a quien viaja con pasaporte mexicano.', oneOf(VISA_STATUSES)),
  /** The status holds for who arrives so; everybody else is asked for `otherwise`. */
  onlyBy: v.optional(
    help(
      'Si visaStatus vale solo según cómo se llega: { ways: [air], otherwise: visa-required }.',
      v.strictObject({
        ways: help('Cómo hay que llegar: air, land o sea; una o dos.', listSchema(1, 2, oneOf(ARRIVALS))),
        otherwise: help('Lo que piden a quien llega de otra manera.', oneOf(VISA_STATUSES)),
        /** Whoever leaves otherwise is asked for the same as who comes otherwise. */
        isBothWays: v.optional(help('true si también hay que salir así.', yesSchema)),
        /** Straight from or to these countries it does not hold. */
        notWith: v.optional(help('Países desde los que no vale, ni hacia ellos.', v.array(isoSchema))),
      }),
    ),
  ),
  /** Its notes, or an alert, say why and since when. */
  closedFrom: v.optional(
    help(
      'Países desde los que no se entra por tierra, porque esa frontera está cerrada.',
      listSchema(1, 12, isoSchema),
    ),
  ),
  /** From the day after it is to be confirmed whether they opened. */
  closedUntil: v.optional(
    help(
      'El último día de ese cierre, si ya tiene uno, o el último en que se supo de él: "2027-01-02".',
      fullDateSchema,
    ),
  ),
  maxStay: v.optional(
    help(
      'Cuánto puede quedarse: { days: 90 }, { days: 90, within: 180 }, { months: 6 }… Con upTo: true, «hasta».',
      staySchema,
    ),
  ),
  notes: help('La regla y la trampa práctica, de tú.', spanishText(40, 420)),
  /** How long the passport must be valid; a member of an area takes the area's unless it says otherwise. */
  passportValidity: v.optional(help('Cuánto debe durar el pasaporte, con su fuente.', passportValiditySchema)),
  entry: v.optional(
    help('Lo que pide la frontera: solo los datos que diga una fuente, que los nombra en supports.', entrySchema),
  ),
  /** Where a reader applies and pays: a government's own site, or one of `content/reviewed-hosts.yaml`. */
  applicationUrl: v.optional(help('El portal del gobierno donde se tramita; nunca un gestor.', httpsUrlSchema)),
  intermediaries: v.optional(
    help('El fraude que se ve en este trámite: sitios que imitan, o venta de citas.', oneOf(INTERMEDIARIES)),
  ),
  embassyInfo: v.optional(
    help(
      'La representación que atiende a México. Solo lo que tenga fuente.',
      v.strictObject({
        name: spanishText(5, 110),
        website: v.optional(httpsUrlSchema),
        phone: v.optional(phoneSchema),
        address: v.optional(spanishText(8, 160)),
      }),
    ),
  ),
  processSteps: v.optional(help('Los pasos del trámite, uno por renglón.', listSchema(2, 8, spanishText(15, 220)))),
  conditional: v.optional(help('Entrada más fácil para quien tiene otra visa o residencia.', conditionalSchema)),
};

/** The fields of a record that a change replaces from its day on. */
const newFactsSchema = v.partial(
  v.strictObject({
    ...ruleFields,
    evidence: evidenceField,
    requirements: requirements(1),
    costs: costsSchema,
    healthRequirements: healthRequirements(1),
    seoDescription: seoDescriptionSchema,
    procedure: procedureSchema,
    nextStep: nextStepSchema,
  }),
);

const updateSchema = v.pipe(
  v.strictObject({
    /** Where what it concerns and its date do not tell it from another change of its file: `changeId`. */
    id: v.optional(
      help('Su nombre, solo si otro cambio tiene el mismo dato y el mismo día: tarifa-de-menores.', idSchema),
    ),
    effective: help(
      'Desde cuándo: "2026-04-08"; si solo sabes el mes o el año, "2026-04" o "2026".',
      partialDateSchema,
    ),
    /** The dates it was published under before they were corrected, oldest first: the change is known by the first. */
    formerDates: v.optional(
      help(
        'Las fechas con que se publicó antes de corregirla, la más vieja primero: así no se avisa dos veces.',
        listSchema(1, 9, partialDateSchema),
      ),
    ),
    /**
     * `in-force`: firm; with a date to come, it takes effect by the build of that day. `announced`: a law or notice
     * without a firm date; it never leads over the figure in force.
     */
    stage: help(
      'in-force: es firme, aunque su día no llegue. announced: anunciado, sin fecha firme.',
      oneOf(['in-force', 'announced'] as const),
    ),
    concerns: help('El dato que cambia.', oneOf(FACTS)),
    /** Of an alert: who asks not to travel. It is told before everything else: `lead.ts`. */
    againstTravel: v.optional(
      help(
        'De un aviso de no viajar: quién lo pide.',
        v.strictObject({
          /** As a sentence begins with it: `La SRE`, `Estados Unidos`. */
          by: help('Como empieza la oración: La SRE, Estados Unidos.', spanishText(3, 60)),
          /** What was named, where it is more than the country: `Medio Oriente`. */
          region: v.optional(help('La región que nombró, si es más que el país.', spanishText(3, 40))),
          unlessEssential: v.optional(help('Si pide viajar solo por algo indispensable.', v.literal(true))),
        }),
      ),
    ),
    /** The figure now in force, when known: a stay … */
    maxStay: v.optional(help('La estancia nueva; solo con concerns: maxStay.', staySchema)),
    /** … or a fee (`costs`), or what a procedure will cost that is only announced. */
    cost: v.optional(feeSchema),
    /** … or any other fact, written as the record writes it: `as-of.ts` puts it in the record's place on that day. */
    newFacts: v.optional(help('Los demás datos nuevos, escritos como en la ficha.', newFactsSchema)),
    title: help('El cambio en una línea.', spanishText(8, 70)),
    summary: help('Una o dos frases que se entiendan solas.', spanishText(30, 320)),
  }),
  fieldRule(
    'againstTravel',
    ({ againstTravel, concerns }) => againstTravel === undefined || concerns === 'alert',
    'Solo lo lleva un aviso: escribe concerns: alert, o borra el campo.',
  ),
);

/** What a full record and a brief one say in the same words. */
const commonFields = {
  /** With its article where Spanish needs one after a preposition: `los Países Bajos`. */
  nameInSentence: v.optional(
    help('El nombre con su artículo, si lo lleva en una frase: los Países Bajos.', spanishText(3, 60)),
  ),
  region: help('Dónde sale en las listas.', oneOf(REGIONS)),
  /** Shared rules: updates in `content/shared-updates/<area>.yaml` apply to every member. */
  area: v.optional(help('Comparte las actualizaciones de content/shared-updates/.', oneOf(AREAS))),
  /** A territory's state, in one sentence whose entry rules it follows, and as data what is decided for it alone. */
  territory: v.optional(
    help(
      'Si es territorio de otro país: de cuál (código ISO) y, en una frase, las reglas de quién sigue.',
      v.strictObject({
        of: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Usa el código ISO del país al que pertenece.')),
        rules: spanishText(20, 180),
        decides: v.optional(
          help(
            'Lo que se decide aparte de su estado; lo demás sigue de la ficha del estado.',
            listSchema(1, STATE_FACTS.length, oneOf(STATE_FACTS)),
          ),
        ),
      }),
    ),
  ),
  issues: issuesSchema,
  ...ruleFields,
  evidence: v.optional(evidenceField, {}),
  secondReading: v.optional(
    help(
      'El día en que otra persona buscó sus datos sin haberla abierto, y las diferencias se resolvieron.',
      fullDateSchema,
    ),
  ),
  sources: help(
    'De dónde sale cada dato; al menos una respalda el estado.',
    v.pipe(v.array(sourceSchema), v.minLength(1, 'Anota al menos una fuente.')),
  ),
  updates: v.optional(
    help('Cambios de reglas con su fecha y su fuente, lo más nuevo primero.', v.array(updateSchema)),
    [],
  ),
};

const BEST_TIME = 'Los meses en número: primero los de todos; con for, los de un plan (para esquiar).';
const DEPTH = 'full: ficha completa. brief: breve, solo la respuesta.';
/** Everything a trip is planned with. */
export const fullRecordSchema = v.strictObject({
  depth: v.optional(help(DEPTH, v.literal('full')), 'full'),
  ...commonFields,
  /** At least five with those that follow from `entry`: `entry-relations.ts`. */
  requirements: requirements(1),
  costs: v.pipe(
    help(COSTS, costsSchema),
    fieldRule('processingTime', ({ processingTime }) => processingTime !== undefined, 'Falta este campo.'),
  ),
  healthRequirements: healthRequirements(1),
  seoDescription: seoDescriptionSchema,
  popularDestinations: help('De 4 a 6 lugares.', listSchema(4, 6, destinationSchema)),
  bestTimeToVisit: help(BEST_TIME, bestTimeSchema),
  procedure: procedureSchema,
  nextStep: nextStepSchema,
});

/** The answer and where it comes from; what nobody checked is left out and the pages hide its sections. */
export const briefRecordSchema = v.strictObject({
  depth: help(DEPTH, v.literal('brief')),
  ...commonFields,
  requirements: v.optional(requirements(0), []),
  costs: help(COSTS, costsSchema),
  healthRequirements: v.optional(healthRequirements(0), []),
  seoDescription: v.optional(seoDescriptionSchema),
  popularDestinations: v.optional(help('Hasta 6 lugares.', listSchema(0, 6, destinationSchema)), []),
  bestTimeToVisit: v.optional(help(BEST_TIME, bestTimeSchema)),
  procedure: v.optional(procedureSchema),
  nextStep: v.optional(nextStepSchema),
});

const isBrief = (input: unknown) =>
  typeof input === 'object' && input !== null && 'depth' in input && input.depth !== 'full';

/** `depth` chooses the branch, so that an editor reads only the mistakes of the record being written. */
export const countryRecordSchema = v.lazy((input) => (isBrief(input) ? briefRecordSchema : fullRecordSchema));

/** As it is written: a record of either depth, under its country's names; what only a full one must have may be missing. */
type WrittenRecord = CountryName &
  Omit<v.InferOutput<typeof briefRecordSchema>, 'depth'> & { id: string; depth: 'full' | 'brief' };

type WrittenUpdate = v.InferOutput<typeof updateSchema>;
export type CountryUpdate = WrittenUpdate &
  Omit<Known, 'checkedOn'> & {
    /** Of an advice not to travel: the day on which it was last seen, `YYYY-MM-DD`. */
    readOn?: string | undefined;
  };
/** A source of a record; `from` names the file it stands in, where that is its area's or its state's. */
export type Source = v.InferOutput<typeof sourceSchema> & { from?: string };

/** A record with how each statement is known that tools are told of, which `withKnown` adds. */
export interface CountryRecord
  extends Omit<WrittenRecord, 'passportValidity' | 'conditional' | 'updates' | 'evidence' | 'sources'> {
  /** Of the status. */
  confidence: Confidence;
  /** What is in doubt of the status, to be said before anything else; undefined where nothing is. */
  doubt?: string | undefined;
  passportValidity?: PassportValidity | undefined;
  conditional?: Conditional | undefined;
  updates: CountryUpdate[];
  sources: Source[];
  evidence: Partial<Record<CitedFact, SaidOfFact>>;
}

/** What a record says of a fact besides its citations. */
type SaidOfFact = v.InferOutput<typeof evidenceSchema> & {
  /** The rule has ended, and nobody knows what holds since. */
  isOver?: true;
};
export type Costs = CountryRecord['costs'];
export const sharedUpdatesSchema = v.strictObject({
  area: oneOf(AREAS),
  issues: issuesSchema,
  passportValidity: v.optional(passportValiditySchema),
  evidence: v.optional(evidenceField, {}),
  sources: v.array(sourceSchema),
  updates: v.pipe(v.array(updateSchema), v.minLength(1, 'Escribe al menos una actualización.')),
});
export type SharedUpdates = v.InferOutput<typeof sharedUpdatesSchema>;

export const countryNamesSchema = v.array(
  v.strictObject({
    iso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Usa las dos letras ISO en mayúsculas.')),
    name: v.string(),
    nameSpanish: v.string(),
    /** A shorter word than the slug: `usa`. */
    id: v.optional(idSchema),
  }),
);
export type CountryName = v.InferOutput<typeof countryNamesSchema>[number];

const rateSchema = v.strictObject({
  mxn: v.pipe(v.number('Escribe un número.'), v.gtValue(0, 'El tipo de cambio debe ser mayor que cero.')),
  name: v.string('Escribe el nombre de la moneda.'),
});

export const referenceRatesSchema = v.strictObject({
  date: fullDateSchema,
  source: citationSchema,
  rates: v.strictObject(v.entriesFromList(CURRENCIES, rateSchema)),
});
