import { trackEvent } from '../ui/track-event.ts';
import { watchScrollDepth } from './scroll-depth.ts';

/**
 * Events that need no component: scroll depth, the country shown, and clicks on links that name
 * their event in `data-event` (`country_click`, `button_click_destinos`).
 */
export function watchPage(): void {
  watchScrollDepth();
  const viewed = document.querySelector<HTMLElement>('[data-country-viewed]')?.dataset['countryViewed'];
  if (viewed) trackEvent('country_view', { event_category: 'Country', event_label: viewed, country_name: viewed });

  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLElement>('[data-event]');
    const name = link?.dataset['event'];
    if (!link || !name) return;
    trackEvent(name, {
      event_category: 'engagement',
      ...(link.dataset['eventLabel'] && { event_label: link.dataset['eventLabel'] }),
      ...(link.dataset['countryName'] && { country_name: link.dataset['countryName'] }),
    });
  });
}
