import { NAMED_FACTS } from '../../src/catalogue/facts.ts';
import { type Address, type CitedPlace, sourcedLabel } from './claims.ts';
import type { MonitorState, NewFinding, PageState, SourceFinding } from './monitor-state.ts';

export const KINDS: Record<NewFinding['kind'], string> = {
  changed: 'Cambió lo que dice la fuente',
  gone: 'La fuente ya no está',
};

const STATES: Partial<Record<PageState, string>> = {
  gone: 'Muertas',
  moved: 'Cambiaron de dirección',
  blocked: 'No dejan leer a un programa; ábrelas tú',
  forbidden: 'Piden que no se lean (robots.txt); ábrelas tú',
  private: 'Llevan a una dirección privada y no se visitan; revísalas',
  unreadable: 'No se pudieron leer; ábrelas tú',
};

/** Closes what an editor has settled. */
export function closeSettled(state: MonitorState, addresses: ReadonlyMap<string, Address>, now: string): void {
  for (const { id, address, facts } of state.openFindings()) {
    const claims = addresses.get(address)?.claims ?? [];
    // Nobody has looked since where the source was not read again and the record says what it said.
    const isOpen = (fact: CitedPlace) =>
      claims.some(
        ({ file, fact: name, states, checkedOn }) =>
          file === fact.file && name === fact.fact && states === fact.states && checkedOn <= fact.checkedOn,
      );
    if (!facts.some(isOpen)) state.closeFinding(id, now);
  }
}

/** First what harms readers most: what touches a fact's own figure, its document or Mexico; the visa before the fee. */
export function byHarm(findings: readonly SourceFinding[]): SourceFinding[] {
  // From the least on; what is no fact of a record comes after all.
  const facts = NAMED_FACTS.toReversed() as string[];
  const rank = ({ kind, facts: affected, changes }: SourceFinding) =>
    (changes.some(({ isFirst }) => isFirst) ? 0 : kind === 'gone' ? 1000 : 2000) +
    Math.min(...affected.map(({ fact }) => -facts.indexOf(fact)));
  return findings.toSorted((one, other) => rank(one) - rank(other) || one.id - other.id);
}

/** `Japón · estancia, costo` */
export function titleOf({ facts }: SourceFinding): string {
  const places = new Set(facts.map(({ place }) => place));
  const names = new Set(facts.map(({ fact }) => sourcedLabel(fact)));
  return `${[...places].slice(0, 3).join(', ')} · ${[...names].join(', ')}`;
}

/** More lines nobody compares in a report: whoever sees that many opens the page. */
const MOST_LINES = 60;
const MOST_FACTS = 30;

/** What the record says, each fact once. */
export function factLines({ facts }: SourceFinding): string[] {
  const lines = facts
    .slice(0, MOST_FACTS)
    .map(
      ({ place, fact, file, line, states }) =>
        `${place}, ${sourcedLabel(fact)} (${file}:${line}): la ficha dice ${states.slice(0, 160) || 'algo más'}`,
    );
  return facts.length > MOST_FACTS ? [...lines, `y ${facts.length - MOST_FACTS} datos más`] : lines;
}

/** Lines that changed, each above what stands in its place now: those that count most, or the others. */
export function changeLines({ changes }: SourceFinding, wanted: 'first' | 'rest'): string[] {
  const lines = changes
    .filter(({ isFirst }) => isFirst === (wanted === 'first'))
    .flatMap(({ before, after }) => {
      // The beginning that two long lines share says nothing of what changed.
      const [one = '', other = ''] = before.length === 1 && after.length === 1 ? [before[0], after[0]] : [];
      let same = 0;
      while (same < one.length && one[same] === other[same]) same += 1;
      const from = same > 300 ? same - 60 : 0;
      const cut = (line: string) =>
        `${from > 0 ? '…' : ''}${line.slice(from, from + 400)}${line.length > from + 400 ? '…' : ''}`;
      return [...before.map((line) => `− ${cut(line)}`), ...after.map((line) => `+ ${cut(line)}`)];
    });
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `y ${more} renglones más: abre la página`] : lines;
}

/** Everything that is known now. */
export function reportOf(
  state: MonitorState,
  addresses: ReadonlyMap<string, Address>,
  { today, left }: { today: string; left: number },
): string {
  const pages = state.pages().flatMap(({ address, state: standing, reason, since }) => {
    const files = addresses.get(address)?.files;
    return files ? [{ address, state: standing, reason, since, files }] : [];
  });
  const findings = byHarm(state.openFindings());
  const having = (wanted: PageState) => pages.filter((page) => page.state === wanted);
  const count = (wanted: PageState) => having(wanted).length;
  return [
    `Vigía, al ${today}`,
    '',
    ...(Object.keys(KINDS) as NewFinding['kind'][]).flatMap((kind) => {
      const alike = findings.filter((finding) => finding.kind === kind);
      const lines = alike.flatMap((finding) => {
        const rest = changeLines(finding, 'rest');
        return [
          `  ${finding.id}. ${titleOf(finding)} (hallado el ${finding.found})`,
          `     ${finding.address}`,
          ...[...factLines(finding), ...changeLines(finding, 'first')].map((line) => `     ${line}`),
          ...(rest.length > 0 ? ['     Cerca cambió también:', ...rest.map((line) => `       ${line}`)] : []),
        ];
      });
      return alike.length > 0 ? [`${KINDS[kind]}: ${alike.length}`, ...lines, ''] : [];
    }),
    ...(Object.entries(STATES) as [PageState, string][]).flatMap(([one, title]) => {
      const lines = having(one).flatMap(({ address, reason, since, files }) => [
        `  ${address} (${reason}; desde el ${since})`,
        ...[...files].map((file) => `    ${file}`),
      ]);
      return lines.length > 0 ? [`${title}: ${count(one)}`, ...lines, ''] : [];
    }),
    `Direcciones: ${addresses.size}. Leídas: ${count('read')}, muertas: ${count('gone')}, cambiaron de dirección: ${count('moved')}, no dejan leer: ${count('blocked')}, piden que no: ${count('forbidden')}, privadas: ${count('private')}, ilegibles: ${count('unreadable')}.`,
    ...(left > 0 ? [`Quedan ${left} por visitar: la próxima vez empieza por ahí.`] : []),
    '',
  ].join('\n');
}
