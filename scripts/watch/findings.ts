import type { Address } from './claims.ts';
import type { Topic } from './reading/topic.ts';
import type { ChangedFact, Finding, WatchState } from './watch-state.ts';

/** As editors call them, first what harms a reader most when it is wrong. */
export const TOPIC_NAMES: Record<Topic, string> = {
  visaStatus: 'visa',
  conditional: 'condición',
  passportValidity: 'vigencia del pasaporte',
  maxStay: 'estancia',
  nationalsUseOwnPassport: 'doble nacionalidad',
  yellowFever: 'fiebre amarilla',
  vaccines: 'vacunas',
  minors: 'menores',
  onwardTicket: 'boleto de salida',
  arrivalCard: 'registro de llegada',
  funds: 'dinero para la estancia',
  costs: 'costo',
  procedure: 'trámite',
  alert: 'aviso',
  requirements: 'requisitos',
  health: 'salud',
  embassy: 'embajada',
  text: 'texto',
};

const KINDS: readonly ChangedFact['kind'][] = ['changed', 'gone', 'reworded'];
const TOPICS = Object.keys(TOPIC_NAMES) as Topic[];

/** First what harms readers most: another rule before a page that is gone, the visa before the fee. */
export function byHarm(findings: readonly Finding[]): Finding[] {
  const rank = ({ kind, facts }: Finding) =>
    KINDS.indexOf(kind) * 1000 +
    Math.min(...facts.map(({ topic, figure }) => TOPICS.indexOf(topic) * 2 + Number(figure !== 'other')));
  return findings.toSorted((one, other) => rank(one) - rank(other) || one.id - other.id);
}

/** Whether nobody has looked since: the source was not read again, and the record says what it said. */
export function isUnsettled({ address, facts }: Finding, addresses: ReadonlyMap<string, Address>): boolean {
  const claims = addresses.get(address)?.claims ?? [];
  return facts.some((fact) =>
    claims.some(
      ({ file, topic, states, checkedOn }) =>
        file === fact.file &&
        topic === fact.topic &&
        states === fact.states &&
        (checkedOn ?? '') <= (fact.checkedOn ?? ''),
    ),
  );
}

/** Closes what an editor has settled. */
export function closeSettled(state: WatchState, addresses: ReadonlyMap<string, Address>, now: string): void {
  for (const finding of state.openFindings()) {
    if (!isUnsettled(finding, addresses)) state.closeFinding(finding.id, now);
  }
}

/** `Japón · estancia, costo` */
export function titleOf({ facts }: Finding): string {
  const topics = [...new Set(facts.map(({ topic }) => TOPIC_NAMES[topic]))];
  return `${[...new Set(facts.map(({ place }) => place))].join(', ')} · ${topics.join(', ')}`;
}

const FIGURES: Record<ChangedFact['figure'], string> = {
  same: 'la de la ficha sigue en la página',
  other: 'la página dice otra',
  gone: 'ya no está en la página',
  none: 'la ficha no da ninguna',
};

/** What changed, in lines: each fact once, with what the record says and both passages. */
export function linesOf({ facts, note, kind }: Finding): string[] {
  const byPassage = Map.groupBy(facts, ({ before, after }) => `${before}\n${after}`);
  return [
    ...(note ? [`La propia fuente anota: ${note.replace(/<[^>]+>|\s+/g, ' ').slice(0, 300)}`] : []),
    ...[...byPassage.values()].flatMap((alike) => [
      ...alike.map(
        ({ place, topic, file, source, states, figure }) =>
          `${place}, ${TOPIC_NAMES[topic]} (${file}, ${source}): la ficha dice ${states.slice(0, 160) || 'algo más'}${kind === 'gone' ? '' : `; cifra: ${FIGURES[figure]}`}`,
      ),
      ...(kind === 'gone' ? [] : [`Antes: ${passage(alike[0]?.before)}`, `Ahora: ${passage(alike[0]?.after)}`]),
    ]),
  ];
}

function passage(text = ''): string {
  return text === '' ? '(nada)' : text.replaceAll('\n', ' / ').slice(0, 600);
}
