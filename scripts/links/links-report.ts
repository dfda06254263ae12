import type { AddressUse } from './collect-addresses.ts';
import type { LinkResult } from './results-file.ts';

/**
 * What a run found and earlier runs keep, about `wanted` addresses: dead, moved, and those nobody could check, each
 * with the files and fields to open.
 */
export function linksReport(
  wanted: readonly string[],
  uses: ReadonlyMap<string, readonly AddressUse[]>,
  results: ReadonlyMap<string, LinkResult>,
): string {
  const found = wanted.flatMap((address) => results.get(address) ?? []);
  const section = (title: string, outcome: LinkResult['outcome'], describe: (result: LinkResult) => string) => {
    const ofIt = found.filter((result) => result.outcome === outcome);
    if (ofIt.length === 0) return [];
    return [`${title}: ${ofIt.length}`, ...ofIt.flatMap((result) => [`  ${describe(result)}`, ...usesOf(result)]), ''];
  };
  const usesOf = ({ address }: LinkResult) =>
    (uses.get(address) ?? []).map(({ file, field }) => `    ${file} · ${field}`);
  const count = (outcome: LinkResult['outcome']) => found.filter((result) => result.outcome === outcome).length;
  return [
    ...section('Muertas', 'dead', ({ address, reason, movedTo }) =>
      movedTo === undefined ? `${address} (${reason})` : `${address} → ${movedTo} (${reason})`,
    ),
    ...section('Cambiaron de dirección', 'moved', ({ address, movedTo }) => `${address} → ${movedTo}`),
    ...section('No se pudo comprobar; ábrelas tú', 'unsure', ({ address, reason }) => `${address} (${reason})`),
    `Direcciones: ${wanted.length}. Bien: ${count('alive')}, cambiaron: ${count('moved')}, muertas: ${count('dead')}, ` +
      `sin poder comprobar: ${count('unsure')}, pendientes: ${wanted.length - found.length}.`,
  ].join('\n');
}
