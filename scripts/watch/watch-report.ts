import type { Address } from './claims.ts';
import { byHarm, linesOf, titleOf } from './findings.ts';
import type { ChangedFact, PageState, WatchState } from './watch-state.ts';

const KINDS: Record<ChangedFact['kind'], string> = {
  changed: 'Cambió lo que dice la fuente',
  gone: 'La fuente ya no está',
  reworded: 'Dice lo mismo con otras palabras',
};

const STATES: Partial<Record<PageState, string>> = {
  gone: 'Muertas',
  moved: 'Cambiaron de dirección',
  blocked: 'No dejan leer a un programa; ábrelas tú',
  forbidden: 'Piden que no se lean (robots.txt); ábrelas tú',
  private: 'Llevan a una dirección privada y no se visitan; revísalas',
  unreadable: 'No se pudieron leer; ábrelas tú',
};

/** Everything that is known now, for programs (`data`) and for editors (`text`). */
export function watchReport(
  state: WatchState,
  addresses: ReadonlyMap<string, Address>,
  { today, left }: { today: string; left: number },
) {
  const pages = [...state.pages()].flatMap(([address, { state: standing, reason, since, anchored }]) => {
    const used = addresses.get(address);
    return used
      ? [{ address, state: standing, reason, since, anchored, claims: used.claims.length, files: [...used.files] }]
      : [];
  });
  const findings = byHarm(state.openFindings());
  const having = (wanted: PageState) => pages.filter((page) => page.state === wanted);
  const claims = pages.reduce((sum, page) => sum + page.claims, 0);
  const anchored = pages.reduce((sum, page) => sum + page.anchored, 0);
  const counts = (['read', ...Object.keys(STATES)] as PageState[]).map((one) => having(one).length);
  const text = [
    `Vigía, al ${today}`,
    '',
    ...(Object.keys(KINDS) as ChangedFact['kind'][]).flatMap((kind) => {
      const alike = findings.filter((finding) => finding.kind === kind);
      const told = alike.flatMap((finding) => [
        `  ${finding.id}. ${titleOf(finding)} (hallado el ${finding.found})`,
        `     ${finding.address}`,
        ...linesOf(finding).map((line) => `     ${line}`),
      ]);
      return alike.length > 0 ? [`${KINDS[kind]}: ${alike.length}`, ...told, ''] : [];
    }),
    ...(Object.entries(STATES) as [PageState, string][]).flatMap(([one, title]) => {
      const alike = having(one);
      const told = alike.flatMap(({ address, reason, since, files }) => [
        `  ${address} (${reason}; desde el ${since})`,
        ...files.map((file) => `    ${file}`),
      ]);
      return alike.length > 0 ? [`${title}: ${alike.length}`, ...told, ''] : [];
    }),
    `Direcciones: ${addresses.size}. Leídas: ${counts[0]}, muertas: ${counts[1]}, cambiaron de dirección: ${counts[2]}, no dejan leer: ${counts[3]}, piden que no: ${counts[4]}, privadas: ${counts[5]}, ilegibles: ${counts[6]}.`,
    `Datos con su pasaje a la vista: ${anchored} de ${claims}. Los demás, Vigía no los cuida.`,
    ...(left > 0 ? [`Quedan ${left} por visitar: la próxima vez sigue ahí.`] : []),
  ].join('\n');
  return { data: { on: today, left, findings, pages }, text: `${text}\n` };
}
