import { trackEvent } from '../ui/track-event.ts';

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

const MARKS = [25, 50, 75, 100] as const;

/**
 * Reports `scroll_depth` once per page view at 25, 50, 75 and 100 % of the page's height. A page that is already
 * scrolled when this starts (a reload, an anchor) is told of at once: no scroll event would come.
 */
export function watchScrollDepth(): void {
  const reported = new Set<number>();
  const reportSeen = () => {
    // One pixel of tolerance: fractional zoom levels never reach the exact bottom.
    const seen = ((window.scrollY + window.innerHeight + 1) / document.documentElement.scrollHeight) * 100;
    for (const mark of MARKS) {
      if (seen < mark || reported.has(mark)) continue;
      reported.add(mark);
      trackEvent('scroll_depth', { event_category: 'engagement', event_label: `${mark}%`, value: mark });
    }
  };
  if (window.scrollY > 0) reportSeen();
  window.addEventListener('scroll', reportSeen, { passive: true });
}
