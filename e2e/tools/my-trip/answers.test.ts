import { describe, expect, test } from 'vitest';
import { publishedCountries } from '../../catalogue.ts';
import { holding } from '../../stored-data.ts';
import { addStop, border, kept, says, section, sentence, suggestion, useMyTrip } from './my-trip-page.ts';

const { visit } = useMyTrip();

const DALLAS = '#viaje=japan~2027-05-01~2027-05-20~united-states:Dallas (DFW):si';

describe('my trip', () => {
  test('is typed like anywhere on the site, answered at once, and there again after a reload', async () => {
    const page = await visit();
    await addStop(page, 'tokio', '2027-05-01', '2027-05-20');
    await says(border(page, 'Japón'), /Sin Visa/);
    await says(sentence(page), /No necesitas sacar visa/);
    await addStop(page, 'Vietnam', '2027-05-20', '2027-05-30');
    await says(sentence(page), /Te falta el permiso en línea de Vietnam/);
    await says(section(page, 'Lo que te falta'), 'Empieza ya');
    await page.getByLabel('El pasaporte vence el').fill('2027-06-30');
    await says(sentence(page), /Tu pasaporte no alcanza para Vietnam/);
    expect(await kept(page)).toContain('"expiry":"2027-06-30"');
    await page.reload();
    await says(sentence(page), /Tu pasaporte no alcanza para Vietnam/);
    await page.getByRole('button', { name: 'Quitar Vietnam' }).click();
    await says(sentence(page), /No te falta ninguna visa/);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await says(border(page, 'Vietnam'), /ETA\/e-Visa/);
  });

  test('takes a whole line of flights as a ticket has it', async () => {
    const page = await visit();
    const field = page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' });
    await field.fill('MEX-DFW-NRT 3 mar, NRT-DFW-MEX 18 mar');
    await says(suggestion(page), 'Armar esta ruta');
    await field.press('Enter');
    await says(border(page, 'Japón'), '3 mar');
    expect(await border(page, '(DFW)').count()).toBe(2);
    await says(page.locator(':focus'), 'Tu respuesta');
    await page.getByLabel('¿A dónde más vas?').fill('MEX-XQZ 3 mar');
    await says(suggestion(page), 'No conocemos «XQZ»');
    await page.getByLabel('¿A dónde más vas?').fill('Papeete vía Los Ángeles en mayo con mi bebé');
    await says(suggestion(page), 'Sin leer: «mayo». 1 menor en tu viaje. Los adultos y sus visas se dicen abajo');
    await page.keyboard.press('Enter');
    await says(border(page, 'Los Ángeles'), 'Escala');
    await says(page.getByRole('main'), 'Agregaste la ruta. Sin leer: «mayo». 1 menor');
    // Until the reader says something more.
    await says(sentence(page), 'De lo que escribiste no leímos «mayo»');
    await page.getByRole('button', { name: 'Quitar Japón' }).click();
    await expect.poll(() => sentence(page).textContent()).not.toMatch(/no leímos/);
  });

  test('takes the code of an airport for the airport, and names where it is before anything is added', async () => {
    const page = await visit();
    const field = page.getByRole('main').getByRole('combobox', { name: '¿A dónde vas?' });
    await field.fill('MEX-MCO 31 feb');
    await says(suggestion(page), 'Ese día no existe: «31 feb»');
    await field.fill('MEX MCO 3 mar');
    await says(suggestion(page), 'Orlando (MCO), Estados Unidos');
    await field.press('Enter');
    await says(border(page, 'Estados Unidos'), '3 mar');
    await says(sentence(page), /la visa de Estados Unidos/);
  });

  test('through Dallas needs a US visa, and not any more for whoever has one', async () => {
    const page = await visit(DALLAS);
    await says(sentence(page), /necesites la visa de (los )?Estados Unidos|falta la visa de (los )?Estados Unidos/);
    await says(section(page, 'Lo que te falta'), 'Dallas (DFW)');
    await page.getByText('¿Tienes visa de EE. UU. o de otro país?').click();
    await page.getByRole('checkbox', { name: /^Visa de Estados Unidos/ }).check();
    await says(sentence(page), /No necesitas sacar visa/);
    await section(page, 'Qué llevas').getByText('Dallas (DFW)').click();
    await says(section(page, 'Qué llevas'), /Tu visa de EE\. UU\. vigente/);
  });

  test('asks how one arrives only at the border that depends on it, and answers at once', async () => {
    const bound = (await publishedCountries()).find(({ visaStatus }) => visaStatus.onlyBy?.ways.join() === 'air');
    const page = await visit(DALLAS);
    await says(sentence(page), /./);
    const way = page.getByLabel(/^¿Cómo llegas a/);
    expect(await way.count()).toBe(0);
    await addStop(page, bound?.nameSpanish ?? '', '2027-05-20', '2027-05-30');
    await says(page.getByText('Para contestarte mejor'), /cómo llegas/);
    await way.selectOption('En avión');
    await expect.poll(() => page.getByText('Para contestarte mejor').textContent()).not.toMatch(/cómo llegas/);
    await way.selectOption('Aún no sé');
    await says(page.getByText('Para contestarte mejor'), /cómo llegas/);
  });

  test('counts a visa until its last day', async () => {
    const page = await visit('#viaje=canada~2027-05-01~2027-05-20~air', holding({ holds: ['us-visa'] }));
    await says(sentence(page), /Te falta el permiso en línea de Canadá/);
    await page.getByLabel('Visa de Estados Unidos: vence el').fill('2027-04-20');
    await says(sentence(page), /Te falta la visa de Canadá/);
  });

  test('does not take a mother’s visa for her child’s, until she says that the child has one', async () => {
    const route = '#viaje=united-states~2027-05-01~2027-05-20&menores=10&con=both';
    const page = await visit(route, holding({ holds: ['us-visa'] }));
    await says(sentence(page), /Te falta la visa de Estados Unidos para el menor de 10 años/);
    await page.getByRole('radio', { name: 'Sí, cada persona tiene las suyas' }).check();
    await says(sentence(page), /No necesitas sacar visa/);
  });

  test('asks for the permit of the parent who stays, until told that it is signed', async () => {
    const permit = 'el permiso firmado de quien no viaja';
    const page = await visit('#viaje=brazil~2027-05-01~2027-05-20&menores=6&con=one');
    await says(sentence(page), permit);
    await page
      .getByRole('group', { name: '¿Ya tienen el permiso firmado de quien no viaja?' })
      .getByRole('radio', { name: /^Sí/ })
      .check();
    await expect.poll(() => sentence(page).textContent()).not.toContain(permit);
  });

  test('adds up what a family pays, each child as its record says', async () => {
    const page = await visit('#viaje=vietnam~2027-05-01~2027-05-20');
    const total = async () => section(page, 'Cuánto cuesta').getByText(/MXN$/).first().textContent();
    const one = await total();
    await page.getByLabel('Edad de cada menor').fill('8');
    await expect.poll(total).not.toBe(one);
    await says(section(page, 'Cuánto cuesta'), /Por 2 personas/);
    await says(sentence(page), /el permiso de salida de los menores/);
    await page.getByRole('radio', { name: /Con su mamá y su papá/ }).check();
    await expect.poll(() => sentence(page).textContent()).not.toContain('permiso de salida');
    await page.getByRole('radio', { name: /Con otra persona/ }).check();
    await says(section(page, 'Lo que te falta').getByRole('listitem').first(), /SAM de Migración, o uno ante notario/);
  });

  test('begins from an example, and from the page of a country', async () => {
    const page = await visit();
    await page.getByRole('button', { name: 'Japón, con escala en Dallas' }).click();
    await says(border(page, 'Dallas (DFW)'), 'Escala');
    await page.getByRole('button', { name: 'Borrar mi viaje' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).waitFor();
    expect(await kept(page)).toBe(null);
    await page.goto('/mi-viaje?pais=peru');
    await page.getByRole('button', { name: 'Quitar Perú' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Quitar Perú' }).waitFor();
    expect(await page.getByRole('button', { name: 'Quitar Perú' }).count()).toBe(1);
  });
});
