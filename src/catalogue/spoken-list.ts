/** «y» before its own sound becomes «e»: `Perú e Italia`, but `agua y hielo`. */
const SOUNDS_LIKE_Y = /^(i|hi(?![ae]))/i;

/** `Japón, Perú y Chile`. By hand: to make the first `Intl.ListFormat` a cheap phone stands still for 50 ms. */
export function spokenList(words: Iterable<string>): string {
  const before = [...words];
  const last = before.pop() ?? '';
  if (before.length === 0) return last;
  return `${before.join(', ')} ${SOUNDS_LIKE_Y.test(last) ? 'e' : 'y'} ${last}`;
}

/** `Japón, Perú o Chile`. Few pages say one of these where they run. */
export function either(words: Iterable<string>): string {
  return new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(words);
}

/** As a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('es-MX') + words.slice(1);
}

/** As a sentence goes on. */
export function uncapital(words: string): string {
  return words.charAt(0).toLocaleLowerCase('es-MX') + words.slice(1);
}
