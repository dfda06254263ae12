/** Loads something at the first call and keeps it; after a failure the next call tries again. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** A file of this site. Rejects with the `TypeError` of `fetch` where nobody answers, and with another error else. */
export async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} respondió ${response.status}`);
  return (await response.json()) as Content;
}
