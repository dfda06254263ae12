import { startTransition, useEffect, useState } from 'react';

/** What a component cannot show before it is loaded: begun when it starts, and again when the reader asks for it. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): {
  loaded: Loaded | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const retry = () => {
    setHasFailed(false);
    load().then(
      // Drawn piece by piece: what it brings may be the whole page, and a finger is not to wait for it.
      (result) => startTransition(() => setLoaded(() => result)),
      () => setHasFailed(true),
    );
  };
  useEffect(retry, []);
  return { loaded, hasFailed, retry };
}
