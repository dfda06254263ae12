import { type DestinationFilter, isFilterActive } from '../filter.ts';
import { countLabel } from './count-label.ts';
import { CARDS_BEFORE_FOLD } from './region-groups.ts';

type PlannedCell = readonly [cell: HTMLElement, matches: boolean];

/** What a filter makes of one list of a group: its cards, or its rows. */
interface ListPlan {
  readonly list: HTMLElement;
  readonly cells: readonly PlannedCell[];
  readonly shown: number;
}

/** What a cell adds to the height of the page at the least, in px: three stand side by side on the widest screens. */
const CARD_HEIGHT = 100;
const ROW_HEIGHT = 17;

let cancelRest = () => {};

/**
 * Hides the cells that do not match, the lists and groups left empty, and unfolds every group while a filter
 * is active. Works on the list the server rendered, without rendering it again. What the reader can see is written
 * at once, what is further down after the next frame: on a slow phone all of it takes longer than a tap may.
 * `results` is `aria-busy` in between.
 * @returns how many countries are shown once all is written.
 */
export function applyFilter(results: HTMLElement, filter: DestinationFilter): number {
  cancelRest();
  const isActive = isFilterActive(filter);
  const later: (() => void)[] = [];
  let total = 0;
  let height = 0;
  for (const group of results.querySelectorAll<HTMLElement>('[data-group]')) {
    const plans = planGroup(group, filter);
    const shown = plans.reduce((sum, plan) => sum + plan.shown, 0);
    total += shown;
    const isNear = height < window.innerHeight;
    if (isNear) writeGroup(group, shown, isActive);
    else later.push(() => writeGroup(group, shown, isActive));
    for (const plan of plans) {
      if (height < window.innerHeight) {
        writeList(plan);
      } else {
        // What stood here before must not be unfolded with its group.
        if (isNear) plan.list.hidden = true;
        later.push(() => writeList(plan));
      }
      height += leastHeight(plan, isActive);
    }
  }
  writeLater(results, later);
  return total;
}

function planGroup(group: HTMLElement, { status, region }: DestinationFilter): ListPlan[] {
  const isInRegion = !region || group.dataset['group'] === region;
  return [...group.querySelectorAll<HTMLElement>('[data-list]')].map((list) => {
    const cells = [...list.querySelectorAll<HTMLElement>('[data-status]')].map<PlannedCell>((cell) => [
      cell,
      isInRegion && (!status || cell.dataset['status'] === status),
    ]);
    return { list, cells, shown: cells.filter(([, matches]) => matches).length };
  });
}

function leastHeight({ list, shown }: ListPlan, isActive: boolean): number {
  const areRows = list.tagName === 'UL';
  if (isActive) return shown * (areRows ? ROW_HEIGHT : CARD_HEIGHT);
  return areRows ? 0 : Math.min(shown, CARDS_BEFORE_FOLD) * CARD_HEIGHT;
}

function writeGroup(group: HTMLElement, shown: number, isActive: boolean): void {
  group.hidden = shown === 0;
  group.toggleAttribute('data-filtered', isActive);
  const count = group.querySelector('[data-group-count]');
  if (count) count.textContent = countLabel(shown);
}

function writeList({ list, cells, shown }: ListPlan): void {
  for (const [cell, matches] of cells) {
    // An attribute that is written again, even unchanged, has the browser look at the cell again.
    if (cell.hidden === matches) cell.hidden = !matches;
  }
  list.hidden = shown === 0;
}

/** After the next frame, unless another filter is chosen before. */
function writeLater(results: HTMLElement, writes: readonly (() => void)[]): void {
  results.ariaBusy = String(writes.length > 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      for (const write of writes) write();
      results.ariaBusy = 'false';
    });
  });
  cancelRest = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** `Mostrar N más`: opens the group for good and moves focus to the first card that was hidden. */
export function showAllOfGroup(button: HTMLElement): void {
  const group = button.closest('[data-group]');
  const folded = group?.querySelectorAll('[data-folded]') ?? [];
  const firstHidden = [...(group?.querySelectorAll('[data-status]') ?? [])].find(
    (cell) => cell.getClientRects().length === 0,
  );
  for (const cells of folded) cells.removeAttribute('data-folded');
  button.hidden = true;
  firstHidden?.querySelector<HTMLElement>('a')?.focus();
}
