import { type RefObject, useEffect } from 'react';
import { ISLAND_READY } from './island-ready.ts';

/** Tells the `client:interact` directive that the island can take the click that woke it. */
export function useIslandReady(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    // A microtask later, when the other effects of the island have put up their listeners too.
    queueMicrotask(() => root.current?.dispatchEvent(new Event(ISLAND_READY, { bubbles: true })));
  }, [root]);
}
