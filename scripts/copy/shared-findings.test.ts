import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readContentPage } from './reader-texts.ts';
import { sharedFindings } from './shared-findings.ts';

const record = (slug: string, notes: string) => readContentPage(`content/countries/${slug}.yaml`, stringify({ notes }));

const KENYA = record('kenya', 'Pide cita y paga con tarjeta en el banco de la esquina.');

test('what two places say in other words is told, with both files', () => {
  const uganda = record('uganda', 'Pide tu cita y paga en el banco de la esquina con tarjeta. Vuela.');
  expect(sharedFindings([KENYA, uganda])).toEqual([
    {
      file: 'content/countries/uganda.yaml',
      field: 'notes',
      rule: 'near-copy',
      sentence: 'Pide tu cita y paga en el banco de la esquina con tarjeta',
      fix: 'content/countries/kenya.yaml ya lo dice «Pide cita y paga con tarjeta en el banco de la esquina»: dilo con las mismas palabras, con una frase de content/phrases.yaml.',
    },
  ]);
});

test.each([
  ['in the same words', record('uganda', 'Pide cita y paga con tarjeta en el banco de la esquina.')],
  [
    'of one place',
    readContentPage('content/narratives/Kenya.md', 'Pide tu cita y paga en el banco de la esquina con tarjeta.'),
  ],
  ['of something else', record('uganda', 'Pide cita y espera la carta de la embajada.')],
])('but not what is said %s', (_what, page) => expect(sharedFindings([KENYA, page])).toEqual([]));

test('nor lines of a table, each with a figure of its own, nor phrases of the bank', () => {
  const fee = (amount: number) => `La visa de turista cuesta ${amount} USD en la embajada de Nairobi.`;
  expect(sharedFindings([record('kenya', fee(30)), record('uganda', fee(50))])).toEqual([]);
  const bank = readContentPage(
    'content/phrases.yaml',
    'paga-con-tarjeta: Pide cita y paga con tarjeta en el banco de la esquina.',
  );
  const uganda = record('uganda', 'Pide tu cita y paga en el banco de la esquina con tarjeta.');
  expect(sharedFindings([bank, KENYA, uganda])).toEqual([]);
});
