import { todayInMexico } from '../catalogue/today.ts';

/**
 * What changes on a day that has come by the reader's clock takes its place on a page that was built before. Only pages
 * on which something is due have this script; it runs before what answers for the reader, who gets the rule in force.
 * Inside a drawing, where no template can be, what is due waits in a group that is not drawn.
 */
export function takeEffect(root: ParentNode = document): void {
  const today = todayInMexico();
  for (const due of root.querySelectorAll<HTMLElement | SVGElement>('[data-from]')) {
    if ((due.dataset['from'] ?? '') > today) continue;
    due.previousElementSibling?.replaceWith(...(due instanceof HTMLTemplateElement ? due.content : due).childNodes);
    due.remove();
  }
}
