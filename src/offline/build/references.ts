/** Files of the site by their names, as other files mention them. */
export type FileTexts = ReadonlyMap<string, string>;

/**
 * Every file that a file leads to, itself left out: what it mentions, and what those mention. Hashed names are
 * looked for without their folder, because scripts and styles name their neighbours relatively.
 */
export function reachable(start: string, texts: FileTexts, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const mentioned of mentions(texts.get(path) ?? '', known)) {
      if (mentioned === start || found.has(mentioned)) continue;
      found.add(mentioned);
      open.push(mentioned);
    }
  }
  return found;
}

const MENTION = /\/banderas\/[a-z]{2}\.svg|\/icono\.svg|[\w@.~-]+\.[\w-]{8}\.(?:js|css|svg|woff2)/g;

function mentions(text: string, known: ReadonlySet<string>): string[] {
  return (text.match(MENTION) ?? [])
    .map((name) => (name.startsWith('/') ? name : `/_astro/${name}`))
    .filter((path) => known.has(path));
}
