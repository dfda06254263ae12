import { expect, test } from 'vitest';
import { addressMistakes } from './address-mistakes.ts';

test.each([
  ['', ''],
  ['?estado=visa-free&region=Americas&orden=-costo', ''],
  ['?utm_source=x', ''],
  ['?estado=gratis', 'No reconocimos el estado'],
  ['?region=Atlantis&orden=capital', 'No reconocimos la región y el orden'],
])('the address %o is told %o', (search, sentence) => {
  const said = addressMistakes(search);
  if (sentence) expect(said.startsWith(sentence)).toBe(true);
  else expect(said).toBe('');
});
