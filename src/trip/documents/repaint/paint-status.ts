import type { VisaStatus } from '../../../catalogue/visa-status.ts';
import { statusClass, statusIcon } from '../../../country/status-class.ts';

/** Ink, tint, silhouette and texture of another status. */
export function paintStatus(element: Element, status: VisaStatus, words?: string): void {
  const kept = [...element.classList].filter((name) => !name.startsWith('status-') && name !== 'unconfirmed');
  element.setAttribute('class', [...kept, statusClass(status, words)].join(' '));
}

/** A badge that the server rendered, with another status and word. */
export function paintBadge(badge: Element, status: VisaStatus, text: string): void {
  paintStatus(badge, status, text);
  const use = badge.querySelector('use');
  use?.setAttribute('href', use.getAttribute('href')?.replace(/#.*/, `#${statusIcon(status)}`) ?? '');
  const [word = text, qualifier] = text.split(' · ');
  const words = made('span', word);
  if (qualifier) words.append(made('small', made('i', ' · '), qualifier));
  badge.lastChild?.replaceWith(words);
}

function made(name: string, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}
