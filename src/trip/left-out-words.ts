/** What of a link names nothing that is known here, as it was written: the first three words of it. */
export function leftOutWords(unknown: readonly string[]): string {
  const words = unknown.slice(0, 3).map((word) => `«${word.slice(0, 60)}»`);
  const more = unknown.length > 3 ? ` y ${unknown.length - 3} más` : '';
  return `No reconocimos ${words.join(', ')}${more} en el enlace y ${unknown.length === 1 ? 'lo dejamos' : 'los dejamos'} fuera.`;
}
