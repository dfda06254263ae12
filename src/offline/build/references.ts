/**
 * Hashed names are looked for without their folder, because scripts and styles name their neighbours relatively. The
 * look-behind changes nothing that is found: it spares the search a new start at every letter of every word.
 */
const MENTION =
  /\/banderas\/[a-z]{2}\.svg|\/herramientas\/[a-z-]+\.(?:json|svg)|\/icono\.svg|(?<![\w@.~-])[\w@.~-]+\.[\w-]{8}\.(?:js|css|svg|woff2)/g;

/**
 * Which of the site's files a text mentions, as their places in the list. Not as names: a name cut out of a text
 * keeps the whole text in memory, and there are tens of thousands of pages.
 */
export function mentionedPlaces(text: string, places: ReadonlyMap<string, number>): number[] {
  const found = new Set<number>();
  for (const [name] of text.matchAll(MENTION)) {
    const place = places.get(name.startsWith('/') ? name : `/_astro/${name}`);
    if (place !== undefined) found.add(place);
  }
  return [...found];
}

/** Every file that a file leads to, itself left out: what it mentions, and what those mention. */
export function reachable(start: number, mentions: readonly (readonly number[])[]): Set<number> {
  const found = new Set<number>();
  const open = [start];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const mentioned of mentions[place] ?? []) {
      if (mentioned === start || found.has(mentioned)) continue;
      found.add(mentioned);
      open.push(mentioned);
    }
  }
  return found;
}
