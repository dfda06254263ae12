/** What stands in for the storage of a browser: what it holds, and the way to it. */
export function deviceWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage };
}
