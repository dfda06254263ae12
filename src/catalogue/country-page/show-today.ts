import { formatPartialDate } from '../partial-date.ts';
import { todayInMexico } from '../today.ts';

/** Puts the reader's own today where the page carries the day of its build. */
export function showToday(root: ParentNode = document): void {
  const today = todayInMexico();
  for (const element of root.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    // Most pages are built that very day: then nothing has to be laid out again.
    if (element.dateTime === today) continue;
    element.dateTime = today;
    element.textContent = formatPartialDate(today);
  }
}
