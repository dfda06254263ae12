import { spokenList } from '../../catalogue/spoken-list.ts';
import { isVisaStatus } from '../../catalogue/visa-status.ts';
import { onlyArriving, withPreposition } from '../../catalogue/voice/wording.ts';
import type { Of } from '../../journey/findings.ts';
import { isLongEnough } from '../../journey/passport-check.ts';
import { untold } from '../../journey/personal-answer.ts';
import { closedWords, isByOwnVisa, isNoVisit } from './finding-words.ts';
import { refusedFor } from './paper-words.ts';
import { ofPeople, othersOf, peopleWords } from './people-words.ts';
import { permitName } from './permit-words.ts';
import { isUnknown, namesOf, of, openAt, openEntries, type Spoken } from './spoken.ts';

/** What stops somebody, whatever they arrange, or all else that does not go as planned, as sentences of the headline begin. */
export function failures(spoken: Spoken, isBlocking: boolean): string[] {
  const findings = spoken.findings.filter((finding) => isNo(finding) === isBlocking);
  const such = { ...spoken, findings };
  const failing = [
    ...of(findings, 'refused').map((refused) => {
      const refuse = isBlocking ? 'te pueden negar' : 'quizá te nieguen';
      return `${refuse} la entrada ${withPreposition('a', refused.details.country)} ${refusedFor(refused)}`;
    }),
    ...of(findings, 'closed-border').map(closedWords),
    ...of(findings, 'requirement').flatMap(({ level, requirement: { onlyMinors }, details }) =>
      level === 'ask' && onlyMinors
        ? `quizá no dejen entrar ${withPreposition('a', details.country)} a un menor ${onlyMinors.travelling === 'alone' ? 'que va solo' : 'sin sus papás'}`
        : [],
    ),
    ...passportFailures(such),
    ...stayFailures(such),
    ...only(of(findings, 'dates').some(isNo) && 'hay fechas que no cuadran'),
  ];
  return isBlocking
    ? failing
    : [...latePermits(spoken), ...lateRequirements(spoken), ...failing, ...unsureEntries(spoken)];
}

const isNo = ({ level }: { level: string }) => level === 'no';

const only = (...parts: (string | false)[]) => parts.filter((part) => part !== false);

function latePermits({ findings, route, travellers }: Spoken): string[] {
  const permits = of(findings, 'apply');
  const namesOfPermits = (some: typeof permits) => spokenList(some.map((permit) => permitName(permit, travellers)));
  // What is asked for online may still come today.
  const late = permits.filter(({ isLate, status }) => isLate && status !== 'eta-required');
  const online = permits.filter(({ isLate, status }) => isLate && status === 'eta-required');
  const isByPlane = late.some(({ at }) => at.every((each) => route.legs[each]?.kind === 'layover'));
  const which = late.length === permits.length ? '' : ` de pedir ${namesOfPermits(late)}`;
  const [arrive, apply] = online.length > 1 ? ['lleguen', 'pídelos'] : ['llegue', 'pídelo'];
  const whichOnline = online.length < permits.length ? ` ${namesOfPermits(online)}` : '';
  return only(
    late.length > 0 &&
      `${late.some(isNo) ? '' : 'quizá '}ya no da tiempo${which}${isByPlane ? ': busca otra conexión' : ''}`,
    online.length > 0 && `quizá ya no ${arrive} a tiempo${whichOnline}: ${apply} hoy mismo`,
  );
}

function lateRequirements({ findings, route, today }: Spoken): string[] {
  const late = of(findings, 'requirement').filter(
    ({ by, level }) => level === 'todo' && by !== undefined && by < today,
  );
  const closed = late.filter(({ topic }) => topic === 'arrival-form');
  const isTooLateForVaccine = late.some(
    ({ topic, layovers, isUnclear }) => topic === 'yellow-fever' && !layovers && !isUnclear,
  );
  return only(
    isTooLateForVaccine && 'ya no da tiempo de ponerte la vacuna, salvo que ya la tengas',
    closed.length > 0 && `quizá ya se cerró el registro de llegada de ${namesOf(closed, route)}`,
  );
}

function passportFailures({ findings, route, travellers }: Spoken): string[] {
  const passports = of(findings, 'passport');
  const failing = passports.filter(isNo);
  const tooOld = failing.filter(({ answer }) => answer.age === 'broken' && !('margin' in answer && answer.margin < 0));
  const short = failing.filter((passport) => !tooOld.includes(passport));
  const maybeShort = passports.filter(({ level, answer }) => level === 'ask' && !isLongEnough(answer));
  const years = tooOld[0]?.place.validity?.issuedWithinYears;
  const byOwner = (all: readonly Of<'passport'>[], words: (passport: string, places: string) => string) =>
    [...Map.groupBy(all, ({ who }) => who && peopleWords(who, travellers))].map(([people, theirs]) =>
      words(people ? `el pasaporte ${ofPeople(people)}` : 'tu pasaporte', namesOf(theirs, route)),
    );
  return [
    ...byOwner(short, (passport, places) => `${passport} no alcanza para ${places}`),
    ...byOwner(maybeShort, (passport, places) => `quizá ${passport} no alcance para ${places}`),
    ...only(
      years !== undefined &&
        `tu pasaporte no sirve para ${namesOf(tooOld, route)}: piden menos de ${years} años de expedido`,
    ),
  ];
}

function stayFailures(spoken: Spoken): string[] {
  const { findings, route, travellers } = spoken;
  const stays = of(findings, 'stay');
  const byPeople = Map.groupBy(stays.filter(isNo), (each) => {
    const others = othersOf(each, travellers);
    if (isByOwnVisa(each, spoken)) return 'salvo que tu visa te dé más, te pasas';
    return others ? `${peopleWords(others, travellers)} se ${others.length > 1 ? 'pasan' : 'pasa'}` : 'te pasas';
  });
  const asked = stays.filter(({ level }) => level === 'ask');
  const afterResidence = asked.filter(({ from }) => from !== undefined);
  const tallies = asked.filter(({ from, answer }) => from === undefined && answer.stay.outcome === 'tally-unclear');
  return [
    ...[...byPeople].map(([people, theirs]) => {
      const isToLive = theirs.some((each) => isNoVisit(each) && !isByOwnVisa(each, spoken));
      return `${people} de días en ${namesOf(theirs, route)}${isToLive ? ': si vas a estudiar o a vivir ahí, pide antes la visa que te toque' : ''}`;
    }),
    ...only(
      tallies.length > 0 && `quizá te pases de días en ${namesOf(tallies, route)}`,
      afterResidence.length > 0 &&
        `falta confirmar si puedes seguir en ${namesOf(afterResidence, route)} al acabar tu residencia o tu visa`,
    ),
  ];
}

/** Borders of which nobody can say for sure what they ask. */
function unsureEntries(spoken: Spoken): string[] {
  const { findings, route } = spoken;
  const unsure = openEntries(spoken).filter(({ level }) => level === 'ask');
  const onConditions = unsure.filter(({ side }) => side?.hasConditions);
  // From Mexico one flies; from another stop there may be a road.
  const byArrival = openAt(findings, 'way').filter(({ level, at }) => level !== 'todo' || at[0] !== 0);
  const doubtful = unsure.filter((each) => !onConditions.includes(each) && !untold(each, 'way') && !isUnknown(each));
  const unknowns = namesOf(unsure.filter(isUnknown), route);
  const slugAt = (position: number) => route.legs[position]?.facts?.details.country.slug;
  const asksForVisa = new Set(of(findings, 'apply').map(({ details }) => details.country.slug));
  // With the visa that another entry surely asks for, nobody passes without one.
  const withoutVisa = onConditions.filter(({ at }) => !at.every((each) => asksForVisa.has(slugAt(each) ?? '')));
  return [
    ...only(unknowns !== '' && `no sabemos qué piden en ${unknowns}`),
    ...byArrival.flatMap((entry) =>
      isVisaStatus(entry.status)
        ? [`en ${namesOf([entry], route)} ${onlyArriving(entry.status, untold(entry, 'way')?.words ?? '')}`]
        : [],
    ),
    ...withoutVisa.map(({ at, side }) => {
      const hours = side?.maxHours === undefined ? '' : `, hasta por ${side.maxHours} horas`;
      return `en ${namesOf([{ at }], route)} pasas sin visa si cumples sus condiciones${hours}`;
    }),
    ...only(doubtful.length > 0 && `falta confirmar qué te piden en ${namesOf(doubtful, route)}`),
  ];
}
