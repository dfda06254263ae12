/**
 * The bytes a `Range` header asks for, the last one included. Undefined means "answer with the whole file": that is
 * what the standard prescribes for a header that is malformed, and allows for several ranges at once.
 *
 * `parseByteRange('bytes=-4', 10)` → `{ start: 6, end: 9 }`
 */
export function parseByteRange(header: string, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header.replaceAll(' ', ''));
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;

  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size ? { start, end } : 'unsatisfiable';
}
