import { formatPartialDate } from '../catalogue/partial-date.ts';
import { isStale } from '../catalogue/stale-fact.ts';
import { todayInMexico } from '../catalogue/today.ts';

/**
 * Puts the reader's own today, and for programs the moment, where the page carries days of its facts, and judges every
 * check date by it, so that a page built long ago does not look fresh.
 */
export function showToday(): void {
  const today = todayInMexico();
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    element.dateTime = today;
    element.textContent = formatPartialDate(today);
  }
  for (const { firstChild: data } of document.querySelectorAll('script[type="application/ld+json"]')) {
    // The text inside the element, not the element's: the page's Trusted Types refuse that.
    if (data?.nodeValue?.includes('"dateModified"')) {
      data.nodeValue = JSON.stringify({ ...JSON.parse(data.nodeValue), dateModified: new Date().toISOString() });
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-checked-on]')) {
    element.hidden = !isStale(element.dataset['checkedOn'] ?? '', today);
  }
}
