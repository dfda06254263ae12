import { counted } from '../../catalogue/counted.ts';
import { type DestinationFilter, filterFromSearch, filterToSearch, isFilterActive } from '../../catalogue/filter.ts';
import { isRegionGroup } from '../../catalogue/region.ts';
import { isVisaStatus } from '../../catalogue/visa-status.ts';
import { addressMistakes } from './address-mistakes.ts';
import { sortTable } from './sort-table.ts';
import { startFigure } from './start-figure.ts';
import { ORDERS, orderFromSearch, orderToSearch, pressed } from './table-order.ts';

/** `/mapa`: the address is the state of map, filters and table. */
export function startMapPage(): void {
  const figure = document.querySelector<HTMLElement>('[data-map]');
  const table = document.querySelector('table');
  if (!figure || !table) return;
  const said = document.querySelector('[data-map-said]');
  const showFilterControls = filterControls(figure);
  orderButtons(table);
  startFigure(figure, (count) => {
    const filter = filterFromSearch(location.search);
    const isActive = isFilterActive(filter);
    showFilterControls(filter);
    said?.replaceChildren(
      [addressMistakes(location.search), isActive ? countText(count) : ''].filter(Boolean).join(' '),
    );
    sortTable(table, orderFromSearch(location.search));
    // Whoever asks for some of them, or for an order, wants the list.
    const fold = table.closest('details');
    if (fold && location.search) fold.open = true;
  });
}

/** The legend becomes the choice of a status. @returns what shows the filter in force. */
function filterControls(figure: HTMLElement): (filter: DestinationFilter) => void {
  const region = document.querySelector<HTMLSelectElement>('#region');
  const clear = document.querySelector<HTMLElement>('[data-map-act="clear"]');
  const choose = (change: DestinationFilter) =>
    go(filterToSearch({ ...filterFromSearch(location.search), ...change }, location.search));
  const legend = figure.querySelector('[data-map-legend]');
  legend?.setAttribute('aria-label', 'Filtrar por estado');
  const buttons = [...(legend?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])].map((item) => {
    const status = item.dataset['choice'];
    const button = buttonAround(item);
    button.addEventListener('click', () => {
      const isChosen = button.ariaPressed === 'true';
      choose({ status: !isChosen && isVisaStatus(status) ? status : undefined });
    });
    return { status, button };
  });
  region?.addEventListener('change', () => choose({ region: isRegionGroup(region.value) ? region.value : undefined }));
  clear?.addEventListener('click', () => {
    go(filterToSearch({}, location.search));
    region?.focus();
  });
  return (filter) => {
    for (const { status, button } of buttons) button.ariaPressed = String(status === filter.status);
    if (region) region.value = filter.region ?? '';
    if (clear) clear.hidden = !isFilterActive(filter);
  };
}

function orderButtons(table: HTMLTableElement): void {
  for (const heading of table.querySelectorAll<HTMLElement>('thead th')) {
    const by = ORDERS.find((order) => order === heading.dataset['order']);
    if (!by) continue;
    buttonAround(heading).addEventListener('click', () =>
      go(orderToSearch(pressed(orderFromSearch(location.search), by), location.search)),
    );
  }
}

function buttonAround(element: HTMLElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.append(...element.childNodes);
  element.append(button);
  return button;
}

/** As the filters of home do: a step of the history, so that Back undoes it. */
function go(search: string): void {
  if (search === location.search) return;
  history.pushState(null, '', `${location.pathname}${search}${location.hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** What the reader is told of a filter. */
function countText(count: number): string {
  return count === 0 ? 'Ningún destino es así.' : counted(count, 'destino', 'destinos');
}
