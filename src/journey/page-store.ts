interface PageStore<State> {
  read: () => State;
  put: (state: State) => void;
  /** Tells of every change. @returns what ends it. */
  watch: (notify: () => void) => () => void;
}

/** What a tool knows while its page is open, outside of its components; begun when it is first read. */
export function pageStore<State>(begin: () => State): PageStore<State> {
  let state: State | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => {
      state ??= begin();
      return state;
    },
    put: (next) => {
      state = next;
      for (const notify of listeners) notify();
    },
    watch: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
