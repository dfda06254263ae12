const list = new Intl.ListFormat('es-MX');

/** `Japón, Perú y Chile` */
export function spokenList(words: Iterable<string>): string {
  return list.format(words);
}

/** `Japón, Perú o Chile`. Its format is made when asked: at the top it would be code of every page that shows a figure. */
export function either(words: Iterable<string>): string {
  return new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(words);
}

/** As a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('es-MX') + words.slice(1);
}
