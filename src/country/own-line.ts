import { counted } from '../catalogue/counted.ts';
import { currentSituation, situationWords } from '../journey/current-situation.ts';
import { loadPersonalViews } from '../journey/load-views.ts';
import { isEased } from '../journey/personal-view.ts';
import { situationActions } from '../journey/situation-actions.ts';
import { make } from '../ui/make.ts';

/**
 * For whom a list is read, and to how many of its countries they enter more easily; with `answers`, what is under the line
 * answers for them already. Undefined where nothing was said.
 * @throws where the rules do not come.
 */
export async function ownLine(answers: boolean): Promise<(Node | string)[] | undefined> {
  const current = currentSituation();
  if (!current) return undefined;
  const { situation, origin } = current;
  const words = situationWords(situation);
  const isOwn = origin === 'device';
  const actions = situationActions(current).flatMap((action, index) => [index ? ' · ' : ' ', action]);
  if (answers) {
    return [
      `${isOwn ? 'Contestamos para ti' : 'Este enlace trae las visas de quien lo compartió'}: ${words}.`,
      ...actions,
    ];
  }
  if (situation.holds.length === 0) return ['Sin otra visa ni residencia, te toca lo que dice esta lista.', ...actions];
  const eased = [...(await loadPersonalViews()).values()].filter(isEased).length;
  const whose = isOwn
    ? `Con ${words}${situation.arrival ? ',' : ''}`
    : `Con las visas de quien compartió este enlace (${words})`;
  if (eased === 0) return [`${whose} no cambia ningún país.`, ...actions];
  const href = `/mi-situacion${isOwn ? '' : location.hash}`;
  const countries = make('a', { href }, counted(eased, 'país', 'países'));
  return [`${whose} ${isOwn ? 'entras' : 'se entra'} más fácil a `, countries, '.', ...actions];
}
