import { useEffect, useState } from 'react';
import { todayInMexico } from '../catalogue/today.ts';
import { type CalendarDay, parseDay } from '../journey/calendar-day.ts';

/** Today in Mexico; 0 while the page is built, which may have been weeks ago. */
export function useToday(): CalendarDay {
  const [today, setToday] = useState(0);
  useEffect(() => setToday(parseDay(todayInMexico()) ?? 0), []);
  return today;
}
