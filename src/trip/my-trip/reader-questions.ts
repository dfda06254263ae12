import { spokenList } from '../../catalogue/spoken-list.ts';
import type { TravelDocument } from '../../catalogue/travel-document.ts';
import type { Finding, Of } from '../../journey/findings.ts';
import { type Untold, untold } from '../../journey/personal-answer.ts';
import { untoldWords } from './permit-words.ts';
import { contracted, legInSentence, namesOf, of, openAt, type Spoken } from './spoken.ts';

/** Whether the passport cannot be checked because nobody said until when it is valid. */
export function isWithoutExpiry({ answer }: Of<'passport'>): boolean {
  return answer.outcome === 'unknown' && answer.because === 'no-expiry';
}

/** What is asked of a journey besides, because an answer depends on it, by the borders it is asked of. */
export function questionsOf(findings: readonly Finding[]) {
  const asked = findings.flatMap((finding) =>
    finding.kind === 'entry' && finding.isInside
      ? []
      : (finding.untold ?? []).flatMap(({ at = finding.at, ...each }) => at.map((border) => ({ ...each, border }))),
  );
  const of = (what: Untold['what']) => asked.filter((each) => each.what === what);
  return {
    /** How one arrives: what somebody needs, or pays at the border, hangs on it. */
    ways: new Set(of('way').map(({ border }) => border)),
    /** Whether what a rule asks besides is so. */
    provisos: new Map(of('proviso').map(({ border, words = '' }) => [border, words])),
    /** How long a connection is. */
    hours: new Set(of('hours').map(({ border }) => border)),
  };
}

/** What decides at some border, of what somebody holds. */
export function decidingDocuments(findings: readonly Finding[]): Set<TravelDocument> {
  const lapsed = of(findings, 'apply').flatMap((apply) => apply.lapsed?.document ?? []);
  return new Set([...of(findings, 'document').map(({ document }) => document), ...lapsed]);
}

/** No flight from Mexico is known to go to the first stop without a connection, and none was told. */
export function mayConnect({ legs: [first] }: Spoken['route'], { situation }: Spoken['travellers']): boolean {
  return first?.kind === 'stop' && !first.hub?.isDirect && !/land|sea/.test(first.by ?? situation?.arrival ?? '');
}

/** `las fechas de Japón y cuándo vence tu pasaporte`: what the answer still needs; empty where nothing. */
export function neededWords({ findings, route, travellers }: Spoken): string {
  const undated = of(findings, 'dates').filter(({ because }) => because === 'missing');
  const shut = [...of(findings, 'refused'), ...of(findings, 'closed-border')].filter((each) => untold(each, 'way'));
  const byWay = namesOf([...openAt(findings, 'way'), ...shut], route);
  const provisos = namesOf(openAt(findings, 'proviso'), route);
  const { hours } = questionsOf(findings);
  const others = of(findings, 'apply').flatMap(({ who, isUntold }) =>
    who && isUntold ? untoldWords(who, travellers) : [],
  );
  const needed = spokenList(
    [
      undated.length > 0 && `las fechas de ${namesOf(undated, route)}`,
      of(findings, 'passport').some(isWithoutExpiry) && 'cuándo vence tu pasaporte',
      !travellers.situation && openAt(findings, 'documents').length > 0 && 'qué visas tienes',
      byWay && `cómo llegas a ${byWay}`,
      provisos && `si cumples lo que pide ${provisos}`,
      hours.size > 0 && `cuántas horas dura tu escala en ${namesOf([{ at: [...hours].sort((a, b) => a - b) }], route)}`,
      ...new Set(others),
      findings.some((finding) => untold(finding, 'company')) && 'con quién viajan los menores',
      mayConnect(route, travellers) && `por dónde haces escala para llegar a ${legInSentence(route.legs[0])}`,
      openAt(findings, 'zone').length > 0 && 'si sales de la zona internacional en tu escala',
    ].filter((part): part is string => Boolean(part)),
  );
  return contracted(needed);
}
