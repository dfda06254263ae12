const list = new Intl.ListFormat('es-MX');

/** `Japón, Perú y Chile` */
export function spokenList(words: Iterable<string>): string {
  return list.format(words);
}
