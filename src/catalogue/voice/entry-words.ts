import { counted } from '../counted.ts';
import type { CountryRecord } from '../country-schema.ts';
import type { ASKED, Entry, VACCINES } from '../entry-schema.ts';
import { evidenceOf } from '../evidence.ts';
import { formatMoney } from '../money.ts';
import type { Requirement } from '../requirement-schema.ts';
import type { Topic } from '../topic.ts';
import { UNCONFIRMED } from '../visa-status.ts';
import { withPreposition } from './wording.ts';

type Asked = Exclude<(typeof ASKED)[number], 'not-asked'>;
type Place = Pick<CountryRecord, 'nameSpanish' | 'nameInSentence' | 'territory'>;

/** What a record must have for its typed facts to be said; `Partial`, as the content check reads unfinished files too. */
type Stated = Partial<CountryRecord>;

interface EntryLine {
  fact: keyof Entry;
  /** Also the id under which editors write the line by hand, so that a reader's tick outlives either. */
  id: string;
  topic: Topic;
  /** Undefined where nothing is asked. */
  words: (entry: Entry, place: Place) => string | undefined;
}

const REQUIREMENTS: readonly EntryLine[] = [
  { fact: 'onwardTicket', id: 'onward-ticket', topic: 'onward-ticket', words: onwardTicketWords },
  { fact: 'funds', id: 'money', topic: 'money', words: ({ funds }) => funds && fundsWords(funds) },
  { fact: 'arrivalCard', id: 'arrival-form', topic: 'arrival-form', words: arrivalCardWords },
  { fact: 'minors', id: 'minors', topic: 'minors', words: ({ minors }) => minors && minorsWords(minors) },
  { fact: 'nationalsUseOwnPassport', id: 'own-passport', topic: 'passport', words: ownPassportWords },
];

const HEALTH_REQUIREMENTS: readonly EntryLine[] = [
  { fact: 'yellowFever', id: 'yellow-fever', topic: 'yellow-fever', words: yellowFeverWords },
  { fact: 'vaccines', id: 'vaccines', topic: 'vaccines', words: ({ vaccines }) => vaccines && vaccinesWords(vaccines) },
];

/** Which fact the lines on a topic rest on; what is said of the passport may rest on another. */
export const ENTRY_TOPICS: readonly Pick<EntryLine, 'fact' | 'topic'>[] = [
  ...REQUIREMENTS,
  ...HEALTH_REQUIREMENTS,
].filter(({ topic }) => topic !== 'passport');

/**
 * The record with a line for each typed fact that no line of an editor covers yet. What an editor wrote says more than
 * the fact, or it would not be there.
 */
export function withEntryLines<Facts extends Stated>(record: Facts): Facts {
  const { entry, requirements = [], healthRequirements = [] } = record;
  if (!entry) return record;
  const written = [...requirements, ...healthRequirements];
  const missing = (lines: readonly EntryLine[]) =>
    lines.flatMap((line) => {
      const requirement = isCovered(line, written, entry) ? undefined : generated(line, record);
      if (!requirement) return [];
      const isTaken = written.some(({ id }) => id === line.id);
      return [isTaken ? { ...requirement, id: `entry-${line.id}` } : requirement];
    });
  return {
    ...record,
    requirements: [...requirements, ...missing(REQUIREMENTS)],
    healthRequirements: [...healthRequirements, ...missing(HEALTH_REQUIREMENTS)],
  };
}

/** What a source says is not asked, so that nobody takes it for forgotten. */
export function topicsNotAsked(record: Stated): Topic[] {
  return [...REQUIREMENTS, ...HEALTH_REQUIREMENTS].flatMap((line) => {
    const isKnown = (evidenceOf(record, line.fact)?.confidence ?? 'low') !== 'low';
    return isKnown && line.topic !== 'passport' && !generated(line, record) ? [line.topic] : [];
  });
}

/** The record as its editors wrote it, for when its facts change and other lines follow from them. */
export function withoutEntryLines<Facts extends Stated>(record: Facts): Facts {
  const said = new Set([...REQUIREMENTS, ...HEALTH_REQUIREMENTS].map((line) => generated(line, record)?.text));
  const written = (list: readonly Requirement[] = []) => list.filter(({ text }) => !said.has(text));
  return {
    ...record,
    ...(record.requirements && { requirements: written(record.requirements) }),
    ...(record.healthRequirements && { healthRequirements: written(record.healthRequirements) }),
  };
}

/** Topics on which a line may say something else: of a passport, not of a second one; of a vaccine, that it is advised. */
const COVERED_BY_ID: readonly Topic[] = ['passport', 'vaccines'];

function isCovered({ fact, id, topic }: EntryLine, written: readonly Requirement[], { yellowFever }: Entry): boolean {
  // What everybody is asked stands whatever else is said of it: without the certificate nobody boards.
  if (fact === 'yellowFever' && yellowFever?.from === 'everywhere') return false;
  return written.some((line) => (COVERED_BY_ID.includes(topic) ? line.id === id : line.topics.includes(topic)));
}

function generated({ fact, id, topic, words }: EntryLine, record: Stated): Requirement | undefined {
  const { entry, nameSpanish = '', nameInSentence, territory } = record;
  const text = entry && words(entry, { nameSpanish, nameInSentence, territory });
  if (!text) return undefined;
  // A fact of low confidence is never worded as certain; what an editor put into it may say so already.
  const isCertain = evidenceOf(record, fact)?.confidence !== 'low' || text.includes(UNCONFIRMED);
  return { id, topics: [topic], text: isCertain ? text : `${text} (${UNCONFIRMED})` };
}

function asked(how: (typeof ASKED)[number] | undefined, words: Record<Asked, string>): string | undefined {
  return how === undefined || how === 'not-asked' ? undefined : words[how];
}

function onwardTicketWords({ onwardTicket }: Entry): string | undefined {
  return asked(onwardTicket, {
    required: 'Boleto de salida o de regreso: te lo piden para entrar',
    'may-ask': 'Boleto de salida o de regreso: te lo pueden pedir al llegar',
  });
}

const PER = { day: 'por día', month: 'por cada mes', stay: 'para toda la estancia' } as const;

function fundsWords({ asked: how, amount, currency, per }: NonNullable<Entry['funds']>): string | undefined {
  if (how === 'not-asked') return undefined;
  const sum = amount !== undefined && currency && per ? `${formatMoney({ amount, currency })} ${PER[per]}` : undefined;
  if (how === 'required') {
    return sum ? `Dinero para tu estancia: tienes que comprobar ${sum}` : 'Comprobante de dinero para tu estancia';
  }
  return `Dinero para tu estancia: te pueden pedir que lo compruebes${sum ? `, y la referencia es ${sum}` : ''}`;
}

const FILLED_IN = {
  online: 'se llena en línea',
  paper: 'se llena en papel, en el viaje o al llegar',
  'online-or-paper': 'se llena en línea o en papel',
} as const;

function arrivalCardWords({ arrivalCard: card }: Entry): string | undefined {
  if (!card || card.how === 'none') return undefined;
  const { how, name = 'Tarjeta de llegada', url, hoursBefore } = card;
  const place = url ? ` (${new URL(url).hostname.replace(/^www\./, '')})` : '';
  const term = hoursBefore ? `; fíjate en el plazo: ${hoursWords(hoursBefore)} antes de llegar` : '';
  return `${asHeading(name)}: ${FILLED_IN[how]}${place}${term}`;
}

/** A kind of paper begins like a sentence; a name is written as its owner does: `eTravel`. */
function asHeading(name: string): string {
  const isName = name !== name.toLocaleLowerCase('es-MX');
  return isName ? name : name.slice(0, 1).toLocaleUpperCase('es-MX') + name.slice(1);
}

/** Beyond three days nobody counts in hours. */
function hoursWords(hours: number): string {
  return hours > 72 && hours % 24 === 0 ? counted(hours / 24, 'día', 'días') : counted(hours, 'hora', 'horas');
}

function minorsWords({ consent, also }: NonNullable<Entry['minors']>): string | undefined {
  const permit = asked(consent, {
    required: 'permiso de quien no viaja',
    'may-ask': 'pueden pedir permiso de quien no viaja',
  });
  const papers = [permit, also].filter((paper) => paper !== undefined);
  return papers.length > 0 ? `Menores sin sus dos papás: ${papers.join(', ')}` : undefined;
}

function ownPassportWords({ nationalsUseOwnPassport }: Entry, place: Place): string | undefined {
  if (!nationalsUseOwnPassport) return undefined;
  // The people of a territory have its state's nationality, not the territory's.
  const where = place.territory ? 'de aquí' : withPreposition('de', place);
  return `Si también tienes la nacionalidad ${where}, entra con ese pasaporte`;
}

function yellowFeverWords({ yellowFever }: Entry): string | undefined {
  if (!yellowFever) return undefined;
  const { from, minAgeMonths, layoverHours } = yellowFever;
  const age = minAgeMonths ? `desde ${ageWords(minAgeMonths)}` : '';
  const someCertificate = `Certificado de fiebre amarilla${age && `, ${age},`} solo si llegas de`;
  switch (from) {
    case 'everywhere':
      return `Certificado de vacuna contra la fiebre amarilla, puesta 10 días antes: se lo piden a todos${age && ` ${age}`}, también si llegas directo de México`;
    case 'risk-countries': {
      const layover = layoverHours
        ? ` o hiciste ahí una escala de ${counted(layoverHours, 'hora', 'horas')} o más`
        : '';
      return `${someCertificate} un país con riesgo${layover}; de México directo no te lo piden`;
    }
    case 'south-america':
      return `${someCertificate} Sudamérica; de México directo no te lo piden`;
    case 'nowhere':
      return undefined;
  }
}

const AGAINST: Record<(typeof VACCINES)[number], string> = { meningococcus: 'la meningitis (ACWY)', polio: 'la polio' };

function vaccinesWords(vaccines: NonNullable<Entry['vaccines']>): string {
  if (vaccines === 'none') return 'No se pide ninguna vacuna a quien llega de México';
  const asked = vaccines.map(
    ({ against, askedOf, minAgeMonths }) =>
      `contra ${AGAINST[against]} para ${askedOf}${minAgeMonths ? `, desde ${ageWords(minAgeMonths)}` : ''}`,
  );
  return `Certificado de vacuna ${asked.join('; ')}`;
}

/** `los 9 meses`, `el año`, `los 2 años`. */
function ageWords(months: number): string {
  if (months === 1) return 'el mes de edad';
  if (months === 12) return 'el año de edad';
  return months % 12 === 0 ? `los ${months / 12} años` : `los ${months} meses`;
}
