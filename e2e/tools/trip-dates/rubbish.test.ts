import { describe, expect, test } from 'vitest';
import { keeping, own, says, useTripDates } from './trip-dates-page.ts';

const { visit } = useTripDates();

describe('rubbish', () => {
  // Of the address: my-trip/rubbish.test.ts.
  test('a passport that has run out is said, and stamped as nothing good', async () => {
    const page = await visit('#vence=2020-01-01&viaje=japan~2027-05-01~2027-05-20');
    await says(page.getByRole('main'), 'Tu pasaporte ya venció');
    expect(await page.getByRole('main').getByText('Cumple', { exact: true }).count()).toBe(0);
  });

  test('500 stays are all answered, and a 501st is refused in words', async () => {
    const many = Array.from({ length: 500 }, (_, index): [string, string, string] => {
      const year = 1976 + Math.floor(index / 10);
      const month = String(1 + (index % 10)).padStart(2, '0');
      return ['spain', `${year}-${month}-01`, `${year}-${month}-05`];
    });
    const page = await visit('', keeping(own(...many)));
    await says(page.getByRole('main'), /Caben 500 destinos/);
    await expect.poll(() => page.getByText('Quitar', { exact: true }).count()).toBe(500);
    expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0);
  });
});
