import type { ListGroup } from './list-item.ts';
import type { OwnItem } from './list-schema.ts';

export interface Progress {
  done: number;
  total: number;
}

export function progressOf(groups: readonly ListGroup[], own: readonly OwnItem[]): Progress {
  const all = [...groups.flatMap(({ items }) => items), ...own];
  return { done: all.filter(({ isTicked }) => isTicked).length, total: all.length };
}

/** `3 de 9 cosas listas` */
export function progressText({ done, total }: Progress): string {
  if (total > 0 && done === total) return total === 1 ? 'Todo listo' : `Todo listo: ${total} de ${total}`;
  return `${done} de ${total} ${total === 1 ? 'cosa lista' : 'cosas listas'}`;
}
