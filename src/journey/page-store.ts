interface PageStore<State> {
  read: () => State;
  put: (state: State) => void;
  /** Tells of every change. @returns what ends it. */
  watch: (notify: () => void) => () => unknown;
}

/**
 * What a tool knows while its page is open, outside of its components; begun when it is first read. Another tab or
 * another tool writes under the same `key`: what it wrote is taken over, so that neither undoes the other; and so is what
 * an event of that name tells within this page.
 */
export function pageStore<State>(
  key: string,
  begin: () => State,
  again: (state: State) => State = begin,
): PageStore<State> {
  let state: State | undefined;
  const listeners = new Set<() => void>();
  const read = () => {
    state ??= begin();
    return state;
  };
  const put = (next: State) => {
    state = next;
    for (const notify of listeners) notify();
  };
  const takeOver = () => put(again(read()));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) takeOver();
  };
  // A page the browser had put away as it was hears of nothing meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) takeOver();
  };
  return {
    read,
    put,
    watch: (notify) => {
      listeners.add(notify);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      window.addEventListener(key, takeOver);
      return () => listeners.delete(notify);
    },
  };
}
