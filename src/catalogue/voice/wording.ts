import type { CountryRecord } from '../country-schema.ts';
import { waysWords } from '../situation.ts';
import { capital } from '../spoken-list.ts';
import { badgeLabel, UNCONFIRMED, type VisaStatus, verdictLabel } from '../visa-status.ts';

/**
 * Sentences about a country that depend on its record. Fallback texts are literal
 * (specification, section 8).
 */
export const ASK_EMBASSY_REQUIREMENTS = 'Consulta los requisitos específicos con la embajada.';
export const ASK_EMBASSY_PROCESS =
  'Consulta con la embajada correspondiente para información sobre el proceso de solicitud.';
export const REQUIREMENTS_MAY_VARY = 'Los requisitos de entrada pueden variar.';

type Named = Pick<CountryRecord, 'nameSpanish' | 'nameInSentence'>;
type Qualified = Pick<CountryRecord, 'visaStatus' | 'confidence' | 'conditional' | 'onlyBy'>;

/** The name as a sentence carries it: `los Países Bajos`, `Japón`. */
export function nameInSentence(country: Named): string {
  return country.nameInSentence ?? country.nameSpanish;
}

/** `a` or `de` before the name, contracted where Spanish does: `al Reino Unido`, `de los Países Bajos`. */
export function withPreposition(preposition: 'a' | 'de', country: Named): string {
  const name = nameInSentence(country);
  return name.startsWith('el ') ? `${preposition}l ${name.slice(3)}` : `${preposition} ${name}`;
}

/** Title of the question-style page. */
export function questionTitle(country: Named): string {
  return `¿Necesita visa un mexicano para viajar ${withPreposition('a', country)}?`;
}

/** Title of the guide-style page. */
export function guideTitle(country: Pick<CountryRecord, 'nameSpanish'>): string {
  return `Visa para ${country.nameSpanish}`;
}

/** What badge and verdict add to the status: doubt first, then the only way of arriving, then conditions. */
export function statusQualifier(country: Qualified): string | undefined {
  if (country.confidence === 'low') return UNCONFIRMED;
  if (country.onlyBy) return `solo ${waysWords(country.onlyBy.ways)}`;
  return country.conditional ? 'con condiciones' : undefined;
}

/** `NO NECESITAS VISA · solo en avión`: the verdict in one line, never without what it depends on. */
export function verdictWords(country: Qualified): string {
  return [verdictLabel(country.visaStatus), statusQualifier(country)].filter(Boolean).join(' · ');
}

/** What the status means to who arrives, as a sentence goes on. */
const ENTERS: Record<VisaStatus, string> = {
  'visa-free': 'entras sin visa',
  'visa-on-arrival': 'te dan la visa al llegar',
  'eta-required': 'el permiso en línea sirve',
  'visa-required': 'necesitas visa',
};

const INSTEAD: Record<VisaStatus, string> = {
  ...ENTERS,
  'eta-required': 'pide un permiso en línea antes de viajar',
  'visa-required': 'pide la visa antes de viajar',
};

/** `entras sin visa solo si llegas en avión`, where `way` is the only one. */
export function onlyArriving(status: VisaStatus, way: string): string {
  return `${ENTERS[status]} solo si llegas ${way}`;
}

/** Which way of arriving the status holds for, and what the others are asked: a whole sentence. */
export function arrivalSentence({ visaStatus, onlyBy }: Pick<CountryRecord, 'visaStatus' | 'onlyBy'>): string {
  const { ways = [], otherwise = visaStatus } = onlyBy ?? {};
  return `${capital(onlyArriving(visaStatus, waysWords(ways)))}; si no, ${INSTEAD[otherwise]}.`;
}

/** `ETA/e-Visa · con condiciones`. */
export function badgeText(country: Qualified): string {
  return [badgeLabel(country.visaStatus), statusQualifier(country)].filter(Boolean).join(' · ');
}

/** Intro of the question page when no narrative exists; the answer of the FAQ otherwise. */
export function statusSentence(
  country: Named & { visaStatus: string; notes?: string } & Partial<Pick<CountryRecord, 'confidence' | 'onlyBy'>>,
): string {
  const way = country.onlyBy ? ` si llegas ${waysWords(country.onlyBy.ways)}` : '';
  const place = withPreposition('a', country);
  // What is in doubt stands before it.
  if (country.confidence === 'low')
    return country.notes || `No está claro qué te piden para viajar ${place}: pregunta antes de comprar.`;
  if (country.visaStatus === 'visa-free')
    return `Con pasaporte mexicano no necesitas visa para viajar ${place} por turismo${way}.`;
  const answer = {
    'visa-required': ASK_EMBASSY_REQUIREMENTS,
    'visa-on-arrival': `Para viajar ${place} te dan la visa al llegar${way && `,${way}`}: lleva tus documentos y el pago listos.`,
    'eta-required': `Para viajar ${place} necesitas un permiso en línea antes de abordar.`,
  }[country.visaStatus];
  return answer ? country.notes || answer : REQUIREMENTS_MAY_VARY;
}

/**
 * Badge of the card `Visa a la llegada` (specification, section 4), by the status and not by the words of the notes;
 * `salvo con condiciones` where one case has it, and `por confirmar` where the record says that it is open.
 */
export function visaOnArrivalAnswer({
  visaStatus,
  confidence,
  conditional,
  costs,
  evidence,
}: { visaStatus: string } & Partial<Pick<CountryRecord, 'confidence' | 'conditional' | 'costs' | 'evidence'>>): string {
  if (visaStatus === 'visa-free') return 'No aplica';
  if (visaStatus === 'visa-on-arrival') return confidence === 'low' ? `Sí · ${UNCONFIRMED}` : 'Sí';
  const ways = [conditional?.rules.map((rule) => rule.visaStatus), costs?.routes?.map(({ status }) => status)].flat();
  const onArrival = ways.includes('visa-on-arrival') ? 'conditions' : evidence?.visaStatus?.onArrival;
  return { open: `No · ${UNCONFIRMED}`, conditions: 'No · salvo con condiciones', no: 'No' }[onArrival ?? 'no'];
}

type Applied = Named &
  Pick<CountryRecord, 'costs' | 'applicationUrl' | 'intermediaries'> &
  Partial<Pick<CountryRecord, 'territory' | 'entry'>>;

/** Who takes the money of a procedure, as a sentence: named by the record, else the government. Undefined where nothing is paid, or nobody knows how much. */
export function chargedBy(country: Applied): string | undefined {
  const { costs } = country;
  if (costs.paidTo) return `${costs.paidTo.startsWith('las ') ? 'Cobran' : 'Cobra'} ${costs.paidTo}.`;
  // Whether a territory or its state takes the money is for the record to say.
  if (country.territory) return undefined;
  return costs.fee === 'fixed' ? `Cobra el gobierno ${withPreposition('de', country)}.` : undefined;
}

/** The warning that belongs to the fraud seen around a procedure; undefined where none is known. */
export function fraudWarning({ intermediaries, applicationUrl, entry }: Applied): string | undefined {
  const card = entry?.arrivalCard;
  const portal = applicationUrl ?? (card?.how === 'none' ? undefined : card?.url);
  if (intermediaries === 'appointment-sellers')
    return 'nadie puede venderte una cita ni asegurarte la visa. Agenda y paga solo en el sitio oficial.';
  const site = portal
    ? `El portal oficial es ${new URL(portal).hostname}.`
    : 'Entra solo desde el sitio de la embajada.';
  return intermediaries && `hay páginas que imitan este trámite y cobran de más. ${site}`;
}
