import { type DestinationFilter, isFilterActive } from '../catalogue/filter.ts';
import { countLabel } from './count-label.ts';
import { CARDS_BEFORE_FOLD } from './region-groups.ts';

/** What a filter makes of one group of the list: each cell, and whether it stays. */
interface GroupPlan {
  readonly group: HTMLElement;
  readonly cells: readonly (readonly [cell: HTMLElement, matches: boolean])[];
  readonly shown: number;
  /** Of `shown`, the full records; the others are rows. */
  readonly cards: number;
}

/** What the head of a group and each cell add to the height of the page at the least, in px: four cards or rows stand side by side on the widest screens. */
const HEAD_HEIGHT = 44;
const CARD_HEIGHT = 60;
const ROW_HEIGHT = 13;

let cancelRest = () => {};

/**
 * Hides the cells that do not match, the lists and groups left empty, and unfolds every group while a filter
 * is active. Works on the list the server rendered, without rendering it again. The groups the reader can see are
 * written at once, those further down after the next frame: on a slow phone the whole list takes longer than a tap may.
 * `results` is `aria-busy` in between.
 * @returns how many countries are shown once all is written.
 */
export function applyFilter(results: HTMLElement, filter: DestinationFilter): number {
  cancelRest();
  const isActive = isFilterActive(filter);
  const plans = [...results.querySelectorAll<HTMLElement>('[data-group]')].map((group) => planGroup(group, filter));
  const later: GroupPlan[] = [];
  // Asked before the first is written: between two groups it would have the browser lay out the page.
  let room = innerHeight - Math.max(0, results.getBoundingClientRect().top);
  for (const plan of plans) {
    if (room > 0) write(plan, isActive);
    else later.push(plan);
    room -= leastHeight(plan, isActive);
  }
  writeLater(results, later, isActive);
  return plans.reduce((total, { shown }) => total + shown, 0);
}

function planGroup(group: HTMLElement, { status, region }: DestinationFilter): GroupPlan {
  const isWhole = !region || group.dataset['group'] === region;
  const isInRegion = ({ dataset }: HTMLElement) => isWhole || dataset['lists']?.split(' ').includes(region);
  const cells = [...group.querySelectorAll<HTMLElement>('[data-status]')].map(
    (cell) => [cell, Boolean(isInRegion(cell) && (!status || cell.dataset['status'] === status))] as const,
  );
  const shown = cells.filter(([, matches]) => matches);
  return { group, cells, shown: shown.length, cards: shown.filter(([cell]) => cell.tagName === 'ARTICLE').length };
}

function leastHeight({ shown, cards }: GroupPlan, isActive: boolean): number {
  if (shown === 0) return 0;
  if (!isActive) return HEAD_HEIGHT + Math.min(cards, CARDS_BEFORE_FOLD) * CARD_HEIGHT;
  return HEAD_HEIGHT + cards * CARD_HEIGHT + (shown - cards) * ROW_HEIGHT;
}

function write({ group, cells, shown }: GroupPlan, isActive: boolean): void {
  for (const [cell, matches] of cells) {
    // An attribute that is written again, even unchanged, has the browser look at the cell again.
    if (cell.hidden === matches) cell.hidden = !matches;
  }
  for (const list of group.querySelectorAll<HTMLElement>('[data-list]')) {
    list.hidden = !list.querySelector('[data-status]:not([hidden])');
  }
  group.hidden = shown === 0;
  group.toggleAttribute('data-filtered', isActive);
  const count = group.querySelector('[data-group-count]');
  if (count) count.textContent = countLabel(shown);
}

/** After the next frame, unless another filter is chosen before. */
function writeLater(results: HTMLElement, plans: readonly GroupPlan[], isActive: boolean): void {
  results.ariaBusy = String(plans.length > 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      for (const plan of plans) write(plan, isActive);
      results.ariaBusy = 'false';
    });
  });
  cancelRest = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
