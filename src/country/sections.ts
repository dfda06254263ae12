import { UNKNOWN_FEE } from '../catalogue/cost-in-force.ts';
import type { Country, Narrative } from '../catalogue/country.ts';
import type { CountryUpdate } from '../catalogue/country-schema.ts';
import { type CountrySummary, earlierWords, figureFootnotes } from '../catalogue/country-summary.ts';
import { evidenceOf } from '../catalogue/evidence.ts';
import { hasTakenEffect, isBesideTheFigure, leadingStay, leadsTheFigure } from '../catalogue/in-force.ts';
import type { MexicanHelp } from '../catalogue/mexican-missions-schema.ts';
import { phoneHref } from '../catalogue/mission-words.ts';
import type { ReferenceRates } from '../catalogue/money.ts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { changeId } from '../catalogue/rule-changes.ts';
import { seasonWords } from '../catalogue/season.ts';
import { questionPath } from '../catalogue/slug.ts';
import { badgeLabel, UNCONFIRMED } from '../catalogue/visa-status.ts';
import { extraCosts } from '../catalogue/voice/charges.ts';
import { passportFigure, passportWords } from '../catalogue/voice/passport-words.ts';
import { processingTimeWords } from '../catalogue/voice/processing-time.ts';
import { stayWindow } from '../catalogue/voice/stay.ts';
import { updateDateline, updateSummary } from '../catalogue/voice/update-dateline.ts';
import { chargedBy, fraudWarning, withPreposition } from '../catalogue/voice/wording.ts';
import { knownBy, narrativeKnownBy } from './known-by.ts';
import {
  type Figure,
  fields,
  type Link,
  link,
  list,
  notes,
  type Part,
  type Section,
  section,
  text,
  type Words,
} from './section-model.ts';
import { troubleOf } from './trouble.ts';

/**
 * What is said of a country, in words: every page, frame, file and message that shows one takes it from here. A view
 * chooses, orders and draws; what it does not place by name it shows after the rest.
 */

/** `today` is `YYYY-MM-DD`; `state` the country that a territory belongs to. */
export interface SectionData extends CountrySummary {
  rates: ReferenceRates;
  state: Country | undefined;
  /** Whom a Mexican turns to there. */
  help: MexicanHelp;
  today: string;
}

export type Sections = ReturnType<typeof countrySections>;

/** The sections of a country in their usual order; undefined where its record has nothing to say. */
export function countrySections(data: SectionData) {
  const { country, stay, today } = data;
  const { applicationUrl, conditional, healthRequirements, humanIntro, passportValidity, requirements } = country;
  const [, ...advice] = paragraphs(humanIntro);
  const [stayFigure, costFigure] = figuresOf(data, today);
  return {
    visa: { title: 'Visa', parts: ruleOf(country), evidence: [knownBy(data, 'visaStatus')] },
    stay: {
      title: 'Estancia',
      figure: { ...stayFigure, small: [...stayFigure.small, ...withVisa(data)] },
      parts: [...notes(windowOf(data)), ...remarks(stay.changes, today)],
      evidence: [knownBy(data, 'maxStay')],
    },
    cost: {
      title: 'Costo',
      figure: costFigure,
      parts: costParts(data),
      evidence: [knownBy(data, 'costs'), knownBy(data, 'charges')],
    },
    procedure: {
      title: 'Trámite',
      parts: [
        text(country.procedure),
        ...(country.processSteps
          ? [{ kind: 'steps', items: country.processSteps.map((step) => [step]) } as const]
          : []),
        ...(applicationUrl
          ? [text('Portal oficial: ', { name: new URL(applicationUrl).hostname, url: applicationUrl })]
          : []),
      ],
      evidence: [knownBy(data, 'procedure')],
    },
    conditions: section('Depende de tu caso', list(conditional ? casesOf(conditional).map(caseWords) : [])),
    passport: section(
      'Pasaporte',
      passportValidity
        ? [text(`${passportWords(passportValidity)} `, link(passportValidity.source), reviewedOn(passportValidity))]
        : [],
    ),
    requirements: section('Requisitos', list(requirements.map((line) => [line.text]))),
    health: section('Salud', list(healthRequirements.map((line) => [line.text]))),
    embassy: section('Embajada en México', embassyParts(country, data.help)),
    trouble: troubleOf(country, data.help),
    places: section('Destinos populares', list(country.popularDestinations.map((place) => [place]))),
    season: section('Mejor época', country.bestTimeToVisit ? [text(seasonWords(country.bestTimeToVisit))] : []),
    advice: section(
      'Consejos',
      advice.map((paragraph) => text(paragraph)),
      humanIntro && [narrativeKnownBy(humanIntro)],
    ),
  } satisfies Record<string, Section | undefined>;
}

/** Sections that no view takes by name yet, for each to show after those that it does. */
export function theRest(sections: Record<string, Section | undefined>): Section[] {
  return Object.values(sections).filter((section) => section !== undefined);
}

/** The answers at a glance, as panel and frame print them. The passport has none where no rule is known. */
export function figuresOf({ country, stay, cost }: CountrySummary, today: string): [Figure, Figure, ...Figure[]] {
  const isAsked = country.procedure.startsWith('Pregunta');
  const isProcedureInDoubt = !isAsked && evidenceOf(country, 'procedure', today)?.confidence === 'low';
  const passport = country.passportValidity && passportFigure(country.passportValidity);
  // A country that gives days of its own besides (El Salvador) does not count those with its neighbours'.
  const isShared = country.counted && stay.value.startsWith(`${country.counted.stay.days} días`);
  const shared = isShared ? [`sumando todo ${country.counted?.name}`] : [];
  return [
    { label: 'Estancia', value: stay.value, small: [...figureFootnotes(stay), ...shared] },
    { label: 'Costo', value: cost.value, small: figureFootnotes(cost) },
    { label: 'Trámite', value: country.procedure, small: isProcedureInDoubt ? [UNCONFIRMED] : [] },
    ...(passport ? [{ label: 'Pasaporte', value: passport.value, small: passport.small }] : []),
  ];
}

/** What follows the answer before anything is planned, a line each. */
export function openingOf({ country, coming = [], state, help, today }: SectionData) {
  const { conditional, nextStep, statusChange, updates } = country;
  return {
    next: [{ strong: 'Qué sigue:' }, ` ${nextStep}`] as Words,
    depends: conditional && dependsWords(conditional),
    coming: coming.map(comingWords),
    /** Since when the status is what it is, where a dated change gave it; the earlier one stands beside it. */
    since: statusChange && sinceWords(statusChange),
    /** A warning not to travel, an embassy that has closed. */
    alerts: updates
      .filter((update) => update.concerns === 'alert' && hasTakenEffect(update, today))
      .map((update) => ({ title: update.title, words: updateWords(update, today) })),
    limits: limitsOf({ country, state, travelGuide: help.travelGuide.url }),
  };
}

/** What a record does not tell: it is brief, or about a territory that follows somebody's rules. */
export function limitsOf(data: Pick<SectionData, 'country' | 'state'> & { travelGuide: string }): Words[] {
  const { country, state, travelGuide } = data;
  const { applicationUrl, depth, embassyInfo, territory } = country;
  const asked = [embassyInfo && 'con la embajada', applicationUrl && 'en el portal oficial'].filter(Boolean).join(', ');
  const ofState: Words = state
    ? [{ name: `Ver la ficha ${withPreposition('de', state)}`, url: questionPath(state.slug) }]
    : [];
  const territorial: Words = [{ strong: 'Quién pone las reglas:' }, ` ${territory?.rules} `, ...ofState];
  const brief: Words = [
    { strong: 'Esta ficha es breve:' },
    ` puede faltarle algún requisito. Confírmala ${asked && `${asked} o `}en la `,
    { name: 'Guía del viajero de la SRE', url: travelGuide },
    ' antes de comprar.',
  ];
  return [...(territory ? [territorial] : []), ...(depth === 'brief' ? [brief] : [])];
}

export function dependsWords({ summary }: Pick<NonNullable<Country['conditional']>, 'summary'>): Words {
  return [{ strong: 'Depende de tu caso.' }, ` ${summary}`];
}

export function comingWords({ from, text }: NonNullable<CountrySummary['coming']>[number]): Words {
  return [{ strong: `Cambia el ${formatPartialDate(from)}:` }, ` ${text}`];
}

export function sinceWords({ since, summary, source, earlier }: NonNullable<Country['statusChange']>): Words {
  return [{ strong: `${since}.` }, ` ${summary} Antes la respuesta era «${earlier}». `, link(source)];
}

/** Every case of a rule that depends on what the traveller holds, with its own result and source; then the rest. */
export function casesOf({ rules, otherwise }: NonNullable<Country['conditional']>) {
  const doubted = (confidence: string) => (confidence === 'low' ? ` · ${UNCONFIRMED}` : '');
  return [
    ...rules.map(({ visaStatus, confidence, text, source, checkedOn }) => ({
      visaStatus,
      badge: badgeLabel(visaStatus) + doubted(confidence),
      words: [`${text} `, link(source)] as Words,
      checkedOn,
    })),
    {
      visaStatus: otherwise.visaStatus,
      badge: badgeLabel(otherwise.visaStatus),
      words: [otherwise.text] as Words,
      checkedOn: undefined,
    },
  ];
}

function caseWords({ badge, words, checkedOn }: ReturnType<typeof casesOf>[number]): Words {
  return [`${badge}: `, ...words, ...(checkedOn ? [reviewedOn({ checkedOn })] : [])];
}

/** What is dated and in doubt or still to come about one figure, right beside it. */
export function remarks(updates: readonly CountryUpdate[], today: string): Part[] {
  const items = updates
    .filter((update) => isBesideTheFigure(update, today))
    .map((update): Words => {
      const [when, what, source] = updateWords(update, today);
      const ask = isToBeConfirmed(update, what, today) ? 'Confírmalo antes de pagar o viajar. ' : '';
      return [{ strong: `${when} ${update.title}.` }, what + ask, source];
    });
  return items.length > 0 ? [{ kind: 'remarks', items }] : [];
}

/** A change that few confirm, while it is new and its own words do not say whom to ask. */
function isToBeConfirmed({ confidence, effective }: CountryUpdate, words: string, today: string): boolean {
  const isNew = Number(today.slice(0, 4)) - Number(effective.slice(0, 4)) < 2;
  return confidence === 'medium' && isNew && !/confirma|pregunt/i.test(words);
}

/** Every dated change of a country's rules, newest first. */
export function changeEntries(data: Pick<SectionData, 'country' | 'stay' | 'cost' | 'today'>) {
  const { country, stay, cost, today } = data;
  return country.updates.map((update) => ({
    id: changeId(country, update),
    title: update.title,
    when: updateDateline(update, today),
    earlier: leadsTheFigure(update, today) ? earlierWords(update.concerns === 'maxStay' ? stay : cost) : [],
    words: updateWords(update, today),
  }));
}

/** The narrative's paragraphs, the first of which introduces the question page; none without a narrative. */
export function paragraphs(narrative: Narrative | undefined): string[] {
  return narrative?.text.split(/\n{2,}/) ?? [];
}

/** Letters of a rule that are read at a glance. */
const SHORT_RULE = 160;

/** The rule in full. The answer has said the gist: where it depends on what one holds, or is long, this waits until it is opened. */
function ruleOf({ conditional, notes }: Country): Part[] {
  const rule: Part = { kind: 'note', words: [notes] };
  return conditional || notes.length > SHORT_RULE
    ? [{ kind: 'fold', title: 'La regla completa', parts: [rule] }]
    : [rule];
}

/** What else is said of the record's own stay, and how it is counted; a change that has overtaken it says its own. */
function windowOf({ country: { maxStay }, country, today }: SectionData): string[] {
  const isOvertaken = evidenceOf(country, 'maxStay', today)?.leader !== undefined;
  return isOvertaken || !maxStay ? [] : [maxStay.note ?? [], stayWindow(maxStay, country.embassyInfo) ?? []].flat();
}

/** That the stay is counted with a visa, under a label that speaks of going without. In doubt, the days may be those of who needs none. */
function withVisa({ country, today }: SectionData): string[] {
  const stay = leadingStay(country, today);
  const isCounted = country.visaStatus === 'visa-required' && country.confidence !== 'low';
  return isCounted && stay ? [stay.decidedBy === 'visa' ? 'sin ella no entras' : 'con la visa'] : [];
}

/** What it costs a person, a child and a family, who takes the money, and how long it takes. */
function costParts({ country, cost, rates, today }: SectionData): Part[] {
  const { processingTime } = country.costs;
  const isExtraInDoubt = evidenceOf(country, 'charges', today)?.confidence === 'low';
  const isOpen = cost.value === UNKNOWN_FEE || (cost.isInDoubt && cost.pesos !== 0);
  const warning = fraudWarning(country);
  const payee = cost.pesos === 0 ? undefined : chargedBy(country);
  const inPesos = `Los pesos se calculan con el tipo de cambio de referencia del ${formatPartialDate(rates.date)}.`;
  const charged = [payee, cost.original && inPesos].filter(Boolean).join(' ');
  const included = notes([...(cost.lines ?? []), ...earlierWords(cost), ...(charged ? [charged] : [])]);
  return [
    ...notes(processingTime ? [`Tiempo de trámite: ${processingTimeWords(processingTime)}`] : []),
    ...notes(extraCosts(country.costs, rates, isExtraInDoubt)),
    ...notes(isOpen ? askForFee(country) : []),
    ...(warning ? [{ kind: 'warning', words: [{ strong: 'Cuidado:' }, ` ${warning}`] } as const] : []),
    ...remarks(cost.changes, today),
    ...(cost.lines ? [{ kind: 'fold', title: 'Qué incluye y quién cobra', parts: included } as const] : included),
  ];
}

/** Whom to ask for a fee that nobody knows, or of which one is not sure; nothing where the record says it. */
function askForFee({ applicationUrl, embassyInfo, costs }: Country): string[] {
  if (/preg[uú]nt|m[ií]ra|revisa|muestr|veas/i.test(`${costs.additionalFees}`)) return [];
  if (applicationUrl)
    return [`Mira cuánto es en ${new URL(applicationUrl).hostname.replace(/^www\./, '')} antes de comprar.`];
  return [`Pregunta a la ${embassyInfo ? 'embajada' : 'SRE'} cuánto es antes de comprar.`];
}

function embassyParts({ embassyInfo }: Country, { travelGuide }: Pick<MexicanHelp, 'travelGuide'>): Part[] {
  if (!embassyInfo) return [];
  const { name, phone, address, website } = embassyInfo;
  const map = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
  return [
    text({ strong: name }),
    ...fields([
      ...(phone ? [{ label: 'Teléfono', value: phone, href: phoneHref(phone) }] : []),
      ...(address ? [{ label: 'Dirección', value: address, href: map(address) }] : []),
    ]),
    ...(website ? [text({ name: 'Sitio oficial', url: website })] : []),
    ...(phone || address || website
      ? []
      : [text('Su teléfono está por confirmar: búscalo en la ', { ...travelGuide, name: 'Guía del viajero' }, '.')]),
  ];
}

/** A change in its three parts: `Desde el 8 de abril de 2026. `, what it says, and who. */
function updateWords(update: CountryUpdate, today: string): [when: string, what: string, source: Link] {
  // The page of an advice has begun with it.
  const summary = update.againstTravel ? update.summary : updateSummary(update);
  return [`${updateDateline(update, today)}.`, ` ${summary} `, link(update.source)];
}

function reviewedOn({ checkedOn }: { checkedOn: string }): string {
  return `, revisado el ${formatPartialDate(checkedOn)}`;
}
