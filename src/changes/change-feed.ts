import { Feed } from 'feed';
import { firstDay } from '../catalogue/partial-date.ts';
import type { RuleChange } from '../catalogue/rule-changes.ts';
import { midday } from '../catalogue/today.ts';
import { updateDateline } from '../catalogue/update-dateline.ts';
import { CHANGE_KINDS } from './change-kinds.ts';

interface ChangeFeedInput {
  title: string;
  description: string;
  /** Page that the feed follows, and the feed's own addresses; all paths of the site. */
  path: string;
  atomPath: string;
  jsonPath?: string;
  changes: readonly RuleChange[];
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Day of the newest check among the records, `YYYY-MM-DD`. */
  checkedOn: string;
  today: string;
}

/** The two forms the changes are published in. */
export type ChangeFeed = Pick<Feed, 'atom1' | 'json1'>;

/**
 * Rule changes as a feed. Entries keep their id when a title is corrected. The library calls titles and summaries
 * HTML in Atom without escaping them; in a JSON feed they are plain text.
 */
export function changeFeed(input: ChangeFeedInput): ChangeFeed {
  return {
    atom1: () => feedOf(input, escapeHtml).atom1(),
    json1: () => feedOf(input, (text) => text).json1(),
  };
}

function feedOf(input: ChangeFeedInput, inForm: (text: string) => string): Feed {
  const { title, description, path, atomPath, jsonPath, changes, origin, checkedOn, today } = input;
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
    feedLinks: { atom: `${origin}${atomPath}`, ...(jsonPath && { json: `${origin}${jsonPath}` }) },
  });
  for (const change of changes) {
    const { id, update, place } = change;
    feed.addItem({
      title: inForm(`${place}: ${update.title}`),
      id: `${origin}/cambios#${id}`,
      link: `${origin}/cambios#${id}`,
      date: midday(feedDate(change, checkedOn, today)),
      description: inForm(`${updateDateline(update, today)}. ${update.summary}`),
      content: `<p>${escapeHtml(`${updateDateline(update, today)}. ${update.summary}`)}</p><p>Fuente: <a href="${escapeHtml(
        update.source.url,
      )}">${escapeHtml(update.source.name)}</a></p>`,
      // Atom asks for a term; the JSON feed prints the name.
      category: [CHANGE_KINDS[update.concerns].label, place].map((name) => ({ name, term: name })),
    });
  }
  return feed;
}

/**
 * A feed's dates cannot lie ahead, and what is announced has none yet: it stands under the day it was checked.
 * A coarse date stands at its first day.
 */
function feedDate({ update, isUpcoming }: RuleChange, checkedOn: string, today: string): string {
  const start = firstDay(update.effective);
  return isUpcoming || start > today ? checkedOn : start;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
