import { expect, it, test } from 'vitest';
import { newsletterFields } from './newsletter-fields.ts';

test('the provider gets its own fields, and nothing else', () => {
  expect(newsletterFields({ name: ' Itzel ', email: ' itzel@correo.com ' })).toEqual([
    ['fields[name]', 'Itzel'],
    ['fields[email]', 'itzel@correo.com'],
    ['ml-submit', '1'],
    ['anticsrf', 'true'],
  ]);
});

it.each(['', '   ', '\t\n'])('a name of %j is not sent', (name) => {
  expect(newsletterFields({ name, email: 'itzel@correo.com' }).map(([field]) => field)).toEqual([
    'fields[email]',
    'ml-submit',
    'anticsrf',
  ]);
});
