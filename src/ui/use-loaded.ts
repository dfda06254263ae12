import { useEffect, useState } from 'react';

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
      (result) => setLoaded(() => result),
      () => setHasFailed(true),
    );
  };
  useEffect(retry, []);
  return { loaded, hasFailed, retry };
}
