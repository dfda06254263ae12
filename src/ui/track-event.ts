/** Parameters as GA's tag expects them. */
export interface EventParameters {
  event_category?: string;
  event_label?: string;
  value?: number;
  country_name?: string;
  search_term?: string;
  method?: string;
  page_path?: string;
}

/**
 * Reports an event through the page's own analytics tag, when it has one. The site loads none.
 * A tag that throws must never break the page.
 */
export function trackEvent(name: string, parameters: EventParameters): void {
  try {
    window.gtag?.('event', name, { ...parameters });
  } catch (error) {
    console.warn('La etiqueta de analítica falló', error);
  }
}
