interface PageStore<State> {
  read: () => State;
  put: (state: State) => void;
  /** Tells of every change. @returns what ends it. */
  watch: (notify: () => void) => () => void;
}

/**
 * What a tool knows while its page is open, outside of its components; begun when it is first read. Another tab or
 * another tool writes under the same `key`: what it wrote is taken over, so that neither undoes the other.
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
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) put(again(read()));
  };
  // A page the browser had put away as it was hears of nothing meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) put(again(read()));
  };
  return {
    read,
    put,
    watch: (notify) => {
      listeners.add(notify);
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        listeners.delete(notify);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
