import { VACCINES } from '../../catalogue/entry-words.ts';
import { capital, spokenList, uncapital } from '../../catalogue/spoken-list.ts';
import { topicLabel } from '../../catalogue/topic.ts';
import { LEAVING_MEXICO } from '../../catalogue/voice/minors.ts';
import { withPreposition } from '../../catalogue/voice/wording.ts';
import { vaccineAsked } from '../../journey/border-papers.ts';
import { spokenDay } from '../../journey/calendar-day.ts';
import type { Of } from '../../journey/findings.ts';
import { countryOf, ofPeople, peopleWords } from './people-words.ts';
import { coming, type FindingWords, forWhom, namesOf, type Spoken } from './spoken.ts';

export function minorsWords(
  { company, before, level, who }: Of<'leave-mexico'>,
  { rules: { minors }, today, travellers }: Spoken,
): FindingWords | undefined {
  const where = 'Salir de México';
  const { rule, form, items } = minors;
  if (company === 'one') {
    const papers = items.find(({ id }) => id === 'papers');
    const text = 'Una copia del acta de nacimiento de cada menor, que prueba quiénes son sus papás.';
    return papers && { where, text, small: ['Con uno de sus papás sale sin permiso.'], source: papers.source };
  }
  const lacks = `el permiso de salida ${ofPeople(who ? peopleWords(who, travellers) : 'los menores')}`;
  const source = rule.source;
  if (level === 'carry') return { where, text: `Lleva ${lacks}, firmado, y una copia.`, small: [rule.text], source };
  return {
    where,
    isFirst: true,
    lacks,
    text: `${level === 'ask' ? 'Quizá necesites' : 'Saca'} ${lacks}: el formato SAM de Migración, o uno ante notario.`,
    isOpen: level === 'ask',
    small: [rule.text, level === 'ask' && 'Di con quién viajan en «Quién viaja», y sabrás si se pide.'],
    when: coming('Antes del', before, today),
    source,
    site: form,
  };
}

export function requirementWords(
  { requirement, topic, details, opens, by, level, who }: Of<'requirement'>,
  { route, today, travellers }: Spoken,
): FindingWords {
  // Who stays behind signs before anybody leaves.
  const [leaves] = route.legs.flatMap((leg) => (leg.kind === 'stop' ? (leg.entry ?? []) : []));
  const fact = details.restsOn[requirement.id];
  const card = fact === 'arrivalCard' ? details.country.entry?.arrivalCard : undefined;
  const prepares = (card && card.how !== 'none' && card.name) || uncapital(topicLabel(topic));
  const isHealth = details.country.healthRequirements.includes(requirement);
  const isMissing = level === 'todo' || level === 'ask';
  const isOfMinors = isMissing && topic === 'minors';
  const vaccine = topic === 'vaccines' && vaccineAsked(details);
  const lacks = isOfMinors
    ? 'el permiso firmado de quien no viaja'
    : vaccine
      ? `la vacuna contra ${VACCINES[vaccine.against]}`
      : requirement.crossing && `${requirement.crossing.name}${forWhom(who, travellers)}`;
  const named = lacks ? { lacks, isOpen: level === 'ask' } : { prepares, isLater: by === undefined };
  const isClosed = card && by !== undefined && by < today;
  return {
    // Leaving Mexico has a line of its own.
    text: requirement.text.replace(` ${LEAVING_MEXICO}`, ''),
    ...(isMissing && named),
    small: [
      isOfMinors && WITHOUT_SIGNATURE,
      who && `Es${forWhom(who, travellers)}.`,
      isClosed &&
        `Se llenaba a más tardar el ${spokenDay(by)} y ya se cerró: pregunta hoy a tu aerolínea si todavía te dejan.`,
    ],
    isSoon: isClosed,
    when:
      coming('Desde el', opens, today) ??
      coming('A más tardar', by, today) ??
      (isOfMinors ? coming('Antes del', leaves, today) : undefined),
    source:
      details.sources[fact ?? `requirements.${requirement.id}`] ??
      details.sources[isHealth ? 'health' : 'requirements'],
  };
}

const WITHOUT_SIGNATURE =
  'Si quien tenía que firmar murió o no aparece, pregunta a la embajada con qué papel se prueba.';

/** `por haber pasado por Israel`, `por un pasaporte de Israel` */
export function refusedFor({ after, because }: Of<'refused'>): string {
  return because === 'passport'
    ? `por un pasaporte de ${spokenList(after.map(countryOf))}`
    : `por haber pasado por ${spokenList(after)}`;
}

export function refusedWords(finding: Of<'refused'>): FindingWords {
  const { after, because, requirement, details, level } = finding;
  const refuse = `Te pueden negar la entrada ${withPreposition('a', details.country)} ${refusedFor(finding)}`;
  const { withinDays, onlyDirectly } = requirement.refusesAfter ?? {};
  const way = withinDays
    ? `Deja pasar más de ${withinDays} días desde que salgas de ahí, o cambia el orden de tu viaje.`
    : onlyDirectly
      ? `Ve antes que a ${spokenList(after)}, o llega en avión o desde otro país.`
      : {
          passport: 'Aunque entres con el mexicano, pregunta a su embajada antes de comprar.',
          earlier: 'Si tu pasaporte tiene rastro de eso, renuévalo antes, o pregunta a su embajada antes de comprar.',
          route: `Ve antes que a ${spokenList(after)}, o en otro viaje, con un pasaporte nuevo si traes su sello.`,
        }[because];
  const doubt = level === 'ask' ? ' Está por confirmar: pregunta a su embajada antes de comprar.' : '';
  return {
    text: `${refuse}. ${way}${doubt}`,
    small: [requirement.text],
    // Of what is to be confirmed the embassy is asked; the sources are on the country's page.
    source: level === 'ask' ? undefined : details.sources.requirements,
  };
}

/** Who has been vaccinated once only carries the certificate: nobody asked, so it is told to everybody. */
export function vaccinationWords(
  { requirement, details: { country, sources }, by, layovers, layoverHours, isUnclear }: Of<'requirement'>,
  { rules: { certificateDays }, today, route }: Spoken,
): FindingWords {
  const isLate = by !== undefined && by < today;
  const lacks = 'la vacuna de fiebre amarilla';
  const tooLate = isLate ? ': con tus fechas ya no da tiempo de vacunarte' : '';
  return {
    text: `${isUnclear ? 'Quizá te la pidan: ponte' : 'Ponte'} ${lacks} y lleva el certificado. Si ya lo tienes, solo llévalo.`,
    lacks,
    isOpen: isUnclear || layovers !== undefined,
    small: [
      layovers &&
        `Solo por tu escala en ${namesOf([{ at: layovers }], route)}: ${layoverHours ? `cuenta si dura ${layoverHours} horas o más. Di cuánto dura.` : 'pregunta a tu aerolínea si cuenta sin salir de la zona internacional.'}`,
      // On a route for which it is clear nobody reads of who comes straight from Mexico.
      (isUnclear || !country.entry?.yellowFever?.unclear) &&
        capital(requirement.text.replace(/^(Ponte la vacuna [^:]*: |Si llegas directo de México, [^.]*\. )/, '')),
      isUnclear && sources.yellowFever?.doubt,
      `El certificado empieza a valer ${certificateDays} días después de la vacuna${tooLate}.`,
    ],
    isSoon: isLate,
    when: coming('A más tardar', by, today),
    source: sources.yellowFever ?? sources.health,
  };
}
