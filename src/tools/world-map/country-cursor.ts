import { paintStatus } from '../situation/repaint/paint-status.ts';
import { isDirection, nextIn } from './direction.ts';
import type { DrawnCountry } from './drawn-countries.ts';
import { middleOf, showing, WHOLE_WORLD, zoomed } from './view.ts';
import type { Viewport } from './viewport.ts';

/**
 * One country of the map is in the order of tabs; arrow keys go from there to its neighbours, `+` and `-` come nearer
 * and go back, `0` shows the whole world. The country under the mouse or the keyboard is outlined and named.
 */
export function followCursor(
  svg: SVGSVGElement,
  readout: Element | null,
  countries: readonly DrawnCountry[],
  viewport: Viewport,
): void {
  const cursor = svg.querySelector('.world__cursor');
  const byLink = new Map<Element, DrawnCountry>(countries.map((country) => [country.link, country]));
  const countryAt = ({ target }: Event) => byLink.get((target as Element).closest('a') ?? svg);

  const point = (country: DrawnCountry | undefined) => {
    cursor?.setAttribute('d', country?.link.querySelector('path')?.getAttribute('d') ?? '');
    if (!readout) return;
    readout.textContent = country?.link.getAttribute('aria-label') ?? '';
    if (country) paintStatus(readout, country.status);
  };
  svg.addEventListener('pointerover', (event) => point(countryAt(event)));
  svg.addEventListener('pointerleave', () => point(undefined));
  svg.addEventListener('focusin', (event) => {
    const country = countryAt(event);
    if (!country) return;
    for (const { link } of countries) link.tabIndex = link === country.link ? 0 : -1;
    viewport.show(showing(viewport.view(), country));
    point(country);
  });
  svg.addEventListener('focusout', () => point(undefined));

  svg.addEventListener('keydown', (event) => {
    const country = countryAt(event);
    if (!country || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const at = viewport.view();
    if (isDirection(key)) nextIn(key, country, countries)?.link.focus({ preventScroll: true });
    else if (key === '+' || key === '=') viewport.show(showing(zoomed(at, 2, country), country));
    else if (key === '-') viewport.show(zoomed(at, 0.5, middleOf(at)));
    else if (key === '0') viewport.show(WHOLE_WORLD);
    else return;
    event.preventDefault();
  });

  // Targets of points overlap where islands lie close together: the nearest one was meant.
  svg.addEventListener('click', (event) => {
    const hit = countryAt(event);
    if (!hit?.link.querySelector('use') || event.detail === 0) return;
    const { x, y } = viewport.pointAt(event);
    const distance = (country: DrawnCountry) => Math.hypot(country.x - x, country.y - y);
    const [nearest = hit] = countries
      .filter(({ link }) => link.querySelector('use'))
      .toSorted((a, b) => distance(a) - distance(b));
    if (nearest === hit || event.defaultPrevented) return;
    event.preventDefault();
    location.assign(nearest.link.href.baseVal);
  });
}
