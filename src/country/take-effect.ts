import { todayInMexico } from '../catalogue/today.ts';

/**
 * What changes on a day that has come by the reader's clock takes its place on a page that was built before. Only pages
 * on which something is due have this script; it runs before what answers for the reader, who gets the rule in force.
 * Inside a drawing, where no template can be, what is due waits in a group that is not drawn.
 * Says whether the page has changed.
 */
export function takeEffect(root: ParentNode = document): boolean {
  const today = todayInMexico();
  const waiting = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-from]')];
  const come = waiting.filter((due) => (due.dataset['from'] ?? '') <= today);
  for (const due of come) {
    due.previousElementSibling?.replaceWith(...(due instanceof HTMLTemplateElement ? due.content : due).childNodes);
    due.remove();
  }
  return come.length > 0;
}
