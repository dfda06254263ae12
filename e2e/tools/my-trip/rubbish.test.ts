import { describe, expect, test } from 'vitest';
import { denyStorage, storedUnder, storing } from '../../stored-data.ts';
import { addStop, border, kept, STORED, says, section, sentence, suggestion, useMyTrip } from './my-trip-page.ts';

const { visit } = useMyTrip();

describe('rubbish', () => {
  test('in the address is said in a sentence at its place, and nothing wrong is shown as right', async () => {
    const words = [
      'viaje=japan~2027-05-20~2027-05-01',
      'viaje=peru~2027-02-30~2027-03-01',
      'viaje=atlantis~2027-05-01~2027-05-20',
      'viaje=%3Cb%3Ex~2027-05-01~2027-05-20',
      'viaje=japan~9999-01-01~9999-01-02',
      'viaje=hola',
      'viaje=peru~2027-06-01~2027-06-09~Dallas',
      'vence=pronto',
      'menores=99',
      'somos=mil',
    ];
    const page = await visit(`#${words.join('&')}`);
    const main = page.getByRole('main');
    for (const text of [
      'La salida no puede ser antes que la entrada',
      '«2027-02-30» no es una fecha que exista',
      'No conocemos el destino «atlantis»',
      'No conocemos el destino «<b>x»',
      'Revisa el año: pusiste 9999',
      '«hola»',
      '«Dallas»',
      '«pronto» no es una fecha que exista',
    ]) {
      await says(main, text);
    }
    await says(sentence(page), /^Falta una parte.*hay fechas que no cuadran/i);
    expect(await main.locator('b', { hasText: /^x$/ }).count()).toBe(0);
  });

  test('in the box finds nothing, in words, whatever its length', async () => {
    const page = await visit();
    const field = page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' });
    for (const text of ['🦄🦄🦄', '<img src=x onerror=alert(1)>', 'x'.repeat(10_000), 'global entri mexicanos']) {
      await field.fill(text);
      await says(page.getByRole('main'), 'Ningún lugar coincide');
    }
    await field.fill('Cancún');
    await suggestion(page).first().click();
    await says(page.getByRole('main'), /es México: ahí no cruzas ninguna frontera/);
  });

  test('fifty stops are answered and a fifty-first is refused in words', async () => {
    const stops = Array.from({ length: 50 }, (_each, index) => {
      const day = (offset: number) => new Date(Date.UTC(2027, 0, 1 + index * 2 + offset)).toISOString().slice(0, 10);
      return `viaje=${index % 2 ? 'peru' : 'japan'}~${day(0)}~${day(1)}`;
    });
    const page = await visit(`#${stops.join('&')}`);
    await says(section(page, 'Tu ruta'), 'Caben 50 destinos');
    await expect.poll(() => border(page, /Perú|Japón/).count()).toBe(50);
  });

  test('in the storage is put aside and told, and erased with everything or where it is told of', async () => {
    const page = await visit('', storing(STORED, { version: 0, data: { viajes: ['japon'] } }));
    const aside = () => storedUnder(page, `${STORED}:anterior`);
    await says(page.getByRole('main'), /No lo borramos/);
    expect(await aside()).toContain('"viajes":["japon"]');
    await addStop(page, 'Japón', '2027-05-01', '2027-05-20');
    await says(sentence(page), /No necesitas sacar visa/);
    await page.getByRole('button', { name: 'Borrar mi viaje' }).click();
    await expect.poll(() => kept(page)).toBe(null);
    expect(await aside()).toBe(null);

    const misshapen = JSON.stringify({ version: 1, data: { expiry: 5 } });
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORED, misshapen] as const);
    await page.reload();
    await says(page.getByRole('main'), /No lo borramos/);
    expect(await aside()).toBe(misshapen);
    await page.getByRole('button', { name: 'Borrar lo anterior' }).click();
    await page.getByText('No lo borramos').waitFor({ state: 'detached' });
    expect(await aside()).toBe(null);
  });

  test('where nothing can be stored the answer comes all the same, and it is said that nothing is kept', async () => {
    const page = await visit('', { hasAcceptedTerms: false, prepare: denyStorage });
    await says(page.getByRole('main'), /no deja guardar nada/);
    await addStop(page, 'Japón', '2027-05-01', '2027-05-20');
    await says(sentence(page), /No necesitas sacar visa/);
  });
});
