import type { DestinationFilter } from '../../catalogue/filter.ts';
import { isRegionGroup } from '../../catalogue/region.ts';
import { VISA_STATUSES } from '../../catalogue/visa-status.ts';
import { statusClass } from '../../country/status-class.ts';
import type { PersonalView } from '../../personal/personal-view.ts';
import { paintStatus } from '../situation/repaint/paint-status.ts';
import { pointId } from './point-id.ts';

/** A destination of the drawing, and its row where the page has the table. */
export type DrawnCountry = ReturnType<typeof readCountries>[number];

/** Reads the destinations from the drawing, in its order; `x` and `y` are where each stands. */
export function readCountries(svg: SVGSVGElement) {
  return [...svg.querySelectorAll<SVGAElement>('a:not([data-from] a)')].map((link) => {
    const path = link.getAttribute('href') ?? '';
    const box = link.getBBox();
    const region = link.closest<SVGGElement>('[data-region]')?.dataset['region'];
    return {
      link,
      row: document.querySelector<HTMLAnchorElement>(`tbody a[href="${path}"]`)?.closest('tr') ?? undefined,
      slug: path.slice(path.lastIndexOf('/') + 1),
      name: link.getAttribute('aria-label')?.split(': ')[0] ?? '',
      region: isRegionGroup(region) ? region : undefined,
      /** As the reader's own situation leaves it. */
      status: VISA_STATUSES.find((status) => link.classList.contains(statusClass(status))) ?? 'visa-required',
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    };
  });
}

/** Colour, texture, shape and words of the destinations that depend on the reader. */
export function paintPersonal(countries: readonly DrawnCountry[], views: ReadonlyMap<string, PersonalView>): void {
  for (const country of countries) {
    const view = views.get(country.slug);
    if (!view) continue;
    const { visaStatus, badge, figures, rule } = view;
    const { link, row, name } = country;
    country.status = visaStatus;
    paintStatus(link, visaStatus);
    // A rule that nobody could confirm never decides, so an answer by rule is as sure as the others.
    if (rule) link.classList.remove('in-doubt');
    link.setAttribute('aria-label', `${name}: ${badge}`);
    link.querySelector('use')?.setAttribute('href', `#${pointId(visaStatus)}`);
    const [status, stay, cost] = row?.querySelectorAll('td') ?? [];
    if (status) paintStatus(status, visaStatus);
    status?.replaceChildren(badge);
    stay?.replaceChildren(figures.stay);
    cost?.replaceChildren(figures.cost.lead);
    if (cost) cost.dataset['pesos'] = `${figures.cost.pesos ?? ''}`;
  }
}

/** Fades what is outside the filter, and leaves its rows out. @returns how many are inside. */
export function showFilter(countries: readonly DrawnCountry[], { status, region }: DestinationFilter): number {
  let inside = 0;
  for (const country of countries) {
    const matches = (!status || country.status === status) && (!region || country.region === region);
    country.link.toggleAttribute('data-faded', !matches);
    if (country.row) country.row.hidden = !matches;
    if (matches) inside += 1;
  }
  return inside;
}
