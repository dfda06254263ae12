import { Feed } from 'feed';
import { escapeHtml } from '../catalogue/escape-html.ts';
import type { Fact } from '../catalogue/facts.ts';
import { firstDay } from '../catalogue/partial-date.ts';
import { changeFeedPath, JSON_FEED_PATH, type RuleChange } from '../catalogue/rule-changes.ts';
import { midday } from '../catalogue/today.ts';
import { updateDateline, updateSummary } from '../catalogue/voice/update-dateline.ts';
import { parseDay } from '../journey/calendar-day.ts';
import { calendarFile } from '../journey/calendar-file.ts';

/** Rule changes to be published as feeds and as a calendar. */
export interface ChangeList {
  title: string;
  description: string;
  /** What a calendar is called among others. */
  calendarName: string;
  /** Page that the feed follows: a path of the site. */
  path: string;
  /** Of the country they are about; undefined for all, which have a JSON feed besides. */
  slug?: string | undefined;
  changes: readonly RuleChange[];
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Day of the newest check among the records, `YYYY-MM-DD`. */
  checkedOn: string;
  today: string;
}

/** Kinds of change as readers see them and as the address carries them (`/cambios?tipo=costos`). */
export const CHANGE_KINDS: Record<Fact, { label: string; inAddress: string }> = {
  visaStatus: { label: 'Visa', inAddress: 'visa' },
  maxStay: { label: 'Estancia', inAddress: 'estancia' },
  costs: { label: 'Costos', inAddress: 'costos' },
  procedure: { label: 'Trámite', inAddress: 'tramite' },
  requirements: { label: 'Requisitos', inAddress: 'requisitos' },
  health: { label: 'Salud', inAddress: 'salud' },
  embassy: { label: 'Embajadas', inAddress: 'embajada' },
  alert: { label: 'Alertas', inAddress: 'alerta' },
};

/** Entries keep their id when a title is corrected. The library calls titles and summaries HTML in Atom without escaping them. */
export function atomFeed(list: ChangeList): string {
  return feedOf(list, escapeHtml).atom1();
}

/** The same as a JSON feed, where titles and summaries are plain text. */
export function jsonFeed(list: ChangeList): string {
  return feedOf(list, (text) => text).json1();
}

function feedOf(list: ChangeList, inForm: (text: string) => string): Feed {
  const { title, description, path, slug, changes, origin, checkedOn, today } = list;
  const feed = new Feed({
    title,
    description,
    id: `${origin}${path}`,
    link: `${origin}${path}`,
    language: 'es-MX',
    updated: midday(checkedOn),
    generator: 'Pasaporte Verde',
    copyright: 'CC BY 4.0, Pasaporte Verde',
    author: { name: 'Pasaporte Verde', link: origin },
    feedLinks: { atom: origin + changeFeedPath(slug), ...(!slug && { json: origin + JSON_FEED_PATH }) },
  });
  for (const { id, update, place, isUpcoming } of changes) {
    const { name, url } = update.source;
    const start = firstDay(update.effective);
    const address = `${origin}/cambios#${id}`;
    const told = `${updateDateline(update, today)}. ${updateSummary(update)}`;
    feed.addItem({
      title: inForm(`${place}: ${update.title}`),
      id: address,
      link: address,
      // A feed's dates cannot lie ahead, and what is announced has none yet: it stands under the day it was checked.
      date: midday(isUpcoming || start > today ? checkedOn : start),
      description: inForm(told),
      content: `<p>${escapeHtml(told)}</p><p>Fuente: <a href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`,
      // Atom asks for a term; the JSON feed prints the name.
      category: [CHANGE_KINDS[update.concerns].label, place].map((name) => ({ name, term: name })),
    });
  }
  return feed;
}

/**
 * A calendar to subscribe to, each change on its day; a coarse date stands at its first. A corrected date
 * moves its event: the id stays, and the number of corrections is its revision.
 */
export function changeCalendar({ calendarName, changes, origin, checkedOn, today }: ChangeList): string {
  const events = changes.flatMap(({ id, update, place }) => {
    const day = parseDay(firstDay(update.effective));
    if (day === undefined) return [];
    return {
      uid: `${id}@pasaporte-verde`,
      revision: update.formerDates?.length ?? 0,
      day,
      title: `${place}: ${update.title}`,
      description: `${updateDateline(update, today)}. ${updateSummary(update)}\nFuente: ${update.source.name}, ${update.source.url}`,
      url: `${origin}/cambios#${id}`,
    };
  });
  return calendarFile(events, midday(checkedOn), calendarName);
}
