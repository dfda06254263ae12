import { describe, expect, test } from 'vitest';
import { denyStorage, storedUnder } from '../../stored-data.ts';
import { addTrip, keeping, own, STORED, says, trip, useTripDates } from './trip-dates-page.ts';

const { visit } = useTripDates();

describe('rubbish', () => {
  test.each([
    ['an end before its start', '#viaje=japan~2027-05-20~2027-05-01', 'La salida no puede ser antes que la entrada'],
    ['a day that does not exist', '#viaje=japan~2027-02-30~2027-03-01', '«2027-02-30» no es una fecha que exista'],
    ['the year 9999', '#viaje=japan~9999-01-01~9999-01-02', 'Revisa el año: pusiste 9999'],
    ['a country nobody knows', '#viaje=atlantis~2027-05-01~2027-05-20', 'No conocemos el destino «atlantis»'],
    ['markup', '#viaje=%3Cb%3Ex~2027-05-01~2027-05-20', 'No conocemos el destino «<b>x»'],
    ['no trip at all', '#viaje=hola', '«hola»'],
    ['an expiry that is no date', '#vence=pronto', '«pronto» no es una fecha que exista'],
    ['an expiry in the past', '#vence=2020-01-01&viaje=japan~2027-05-01~2027-05-20', 'Tu pasaporte ya venció'],
    [
      'an expiry before the entry',
      '#vence=2027-04-30&viaje=japan~2027-05-01~2027-05-20',
      'vence 1 día antes de que entres',
    ],
  ])('in the address, %s is said in a sentence and stamped as nothing good', async (_name, words, sentence) => {
    const page = await visit(words);
    await says(page.getByRole('main'), sentence);
    expect(await page.getByRole('main').getByText('Cumple', { exact: true }).count()).toBe(0);
  });

  test.each([
    ['of an earlier version', JSON.stringify({ version: 0, data: { viajes: ['japon'] } })],
    ['broken', '{"version":1,'],
    ['of another shape', JSON.stringify({ version: 1, data: { expiry: 5 } })],
  ])('what is stored, %s, is put aside and told', async (_name, text) => {
    const page = await visit('', keeping(text));
    await says(page.getByRole('main'), /No lo borramos/);
    expect(await storedUnder(page, `${STORED}:anterior`)).toBe(text);
    await addTrip(page, 'Japón', '2027-05-01', '2027-05-20');
    await says(trip(page, 'Japón'), 'Cabe');
    await page.getByRole('button', { name: 'Borrar todas mis fechas' }).click();
    await expect.poll(() => storedUnder(page, STORED)).toBe(null);
    expect(await storedUnder(page, `${STORED}:anterior`)).toBe(null);
  });

  test('what was put aside can be erased where it is told of', async () => {
    const page = await visit('', keeping('{"version":0}'));
    await page.getByRole('button', { name: 'Borrar lo anterior' }).click();
    await page.getByText('No lo borramos').waitFor({ state: 'detached' });
    expect(await storedUnder(page, `${STORED}:anterior`)).toBe(null);
  });

  test('where nothing can be stored the tool works and says that nothing is kept', async () => {
    const page = await visit('', { hasAcceptedTerms: false, prepare: denyStorage });
    await says(page.getByRole('main'), /no deja guardar nada/);
    await addTrip(page, 'Japón', '2027-05-01', '2027-05-20');
    await says(trip(page, 'Japón'), 'Cabe');
  });

  test('500 stays are all answered, and a 501st is refused in words', async () => {
    const many = Array.from({ length: 500 }, (_, index): [string, string, string] => {
      const year = 1976 + Math.floor(index / 10);
      const month = String(1 + (index % 10)).padStart(2, '0');
      return ['spain', `${year}-${month}-01`, `${year}-${month}-05`];
    });
    const page = await visit('', keeping(own(...many)));
    await says(page.getByRole('main'), /Llegaste a 500 viajes/);
    await expect.poll(() => page.getByRole('button', { name: 'Quitar España' }).count()).toBe(500);
    expect(await page.getByRole('button', { name: 'Agregar un viaje' }).isDisabled()).toBe(true);
  });
});
