import { filterFromSearch } from '../../catalogue/filter.ts';
import { takeEffect } from '../../country/take-effect.ts';
import { ownAnswers } from '../../personal/own-answers.ts';
import { followCursor } from './country-cursor.ts';
import { paintPersonal, readCountries, showFilter } from './drawn-countries.ts';
import { listenToGestures } from './gestures.ts';
import { isNarrowest, isWhole, middleOf, WHOLE_WORLD, zoomed } from './view.ts';
import { openViewport } from './viewport.ts';

/**
 * Brings the map to life: nearer and farther, from country to country, and fading what the filter of the address leaves
 * out. @param onFiltered is told how many destinations are inside the filter.
 */
export function startFigure(figure: HTMLElement, onFiltered: (count: number) => void = () => undefined): void {
  const svg = figure.querySelector<SVGSVGElement>('svg.world');
  if (!svg) return;
  const act = (name: string) => figure.querySelector<HTMLButtonElement>(`[data-map-act="${name}"]`);
  takeEffect(svg);
  const countries = readCountries(svg);

  const viewport = openViewport(svg, (view) => {
    // Not `disabled`: the button that was pressed would lose the focus.
    act('in')?.setAttribute('aria-disabled', String(isNarrowest(view)));
    act('out')?.setAttribute('aria-disabled', String(isWhole(view)));
    act('reset')?.setAttribute('aria-disabled', String(isWhole(view)));
  });
  const zoom = (factor: number) => () => {
    const view = viewport.view();
    viewport.show(zoomed(view, factor, middleOf(view)));
  };
  act('in')?.addEventListener('click', zoom(2));
  act('out')?.addEventListener('click', zoom(0.5));
  act('reset')?.addEventListener('click', () => viewport.show(WHOLE_WORLD));
  const explore = act('explore');
  explore?.addEventListener('click', () => {
    explore.ariaPressed = String(figure.toggleAttribute('data-exploring'));
  });
  listenToGestures(svg, viewport, () => figure.hasAttribute('data-exploring'));
  followCursor(svg, figure.querySelector('[data-map-readout]'), countries, viewport);

  const show = () => {
    for (const place of figure.querySelectorAll<HTMLElement>('[data-count]')) {
      place.textContent = String(countries.filter(({ status }) => status === place.dataset['count']).length);
    }
    onFiltered(showFilter(countries, filterFromSearch(location.search)));
  };
  window.addEventListener('popstate', show);
  show();
  // Where the reader's own answers cannot be loaded, the map goes on answering for everybody. Who withdraws what they
  // said has the page opened again.
  ownAnswers().then(
    (views) => {
      if (views.size === 0) return;
      paintPersonal(countries, views);
      show();
    },
    () => undefined,
  );
}
