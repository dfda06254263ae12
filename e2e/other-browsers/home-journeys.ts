import { expect, test } from 'vitest';
import { listedCountries } from '../catalogue.ts';
import type { Target } from './elements.ts';
import type { NewReader } from './use-browser.ts';

const SEARCH: Target = { role: 'combobox', name: 'Buscar país' };
const DETAILS: Target = { role: 'button', name: 'Ver Detalles de Japón' };

export function homeJourneys(newReader: NewReader): void {
  test('home lists every destination', async () => {
    const reader = await newReader();
    await reader.open('/');
    const expected = (await listedCountries()).map(({ slug }) => `/pais/${slug}`).sort();
    // Most are folded; their links are in the page all the same.
    const hrefs = await reader.visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('#destinos a[href^="/pais/"]')].map(({ pathname }) => pathname),
    );
    expect(hrefs.sort()).toEqual(expected);
    await reader.click({ role: 'button', name: 'Mostrar…', in: { role: 'region', name: 'Oceanía' } });
    await reader.sees({ role: 'link', name: 'Tuvalu…', in: { role: 'region', name: 'Oceanía' } });
  });

  test('the search finds a country without its accents, by keyboard alone', async () => {
    const reader = await newReader();
    await reader.open('/');
    await reader.type(SEARCH, 'turquia');
    await reader.sees({ role: 'option', name: 'Turquía…' });
    await reader.press('ArrowDown');
    await reader.eventually(async () => (await reader.all({ role: 'option' }))[0]?.isOn, true, 'chosen');
    await reader.press('Enter');
    await reader.isAt('/pais/turkey');
    await reader.sees({ role: 'heading', name: '¿Necesita visa un mexicano para viajar a Turquía?' });
  });

  test('status and region filter, the address says so, Back undoes it, and the address can be shared', async () => {
    const reader = await newReader();
    await reader.open('/');
    await reader.click({ role: 'button', name: 'Visa Requerida…' });
    await reader.isAt('/?estado=visa-required');
    await reader.choose({ role: 'combobox', name: 'Región' }, 'Oceanía');
    await reader.isAt('/?estado=visa-required&region=Oceania');
    await reader.sees({ role: 'link', name: 'Australia', in: { role: 'main' } });
    await reader.seesNo({ role: 'button', name: 'Ver Detalles de Japón' });
    await reader.visitor.back();
    await reader.isAt('/?estado=visa-required');
    await reader.sees({ role: 'region', name: 'Asia' });
    await reader.visitor.back();
    await reader.isAt('/');
    await reader.sees(DETAILS);
    await reader.open('/?estado=visa-free&region=Asia');
    await reader.seesNo({ role: 'region', name: 'Europa' });
    await reader.sees(DETAILS);
    expect((await reader.facts({ role: 'combobox', name: 'Región' })).value).toBe('Asia');
  });

  test('Ver Detalles opens a dialog, Escape closes it and the focus is back', async () => {
    const reader = await newReader();
    await reader.open('/');
    await reader.click(DETAILS);
    const dialog: Target = { role: 'dialog', name: 'Japón' };
    await reader.sees(dialog);
    await reader.eventually(
      async () => (await reader.all(dialog))[0]?.text,
      expect.stringContaining('90 días'),
      'facts',
    );
    await reader.hasFocusOn(dialog);
    await reader.press('Escape');
    await reader.seesNo(dialog);
    await reader.hasFocusOn(DETAILS);
  });

  test('the currency converter answers', async () => {
    const reader = await newReader();
    await reader.open('/');
    const pesos = async () => (await reader.facts({ role: 'textbox', name: 'Pesos mexicanos' })).value;
    const before = await pesos();
    await reader.type({ role: 'textbox', name: 'Cantidad en USD' }, '7');
    await reader.eventually(pesos, expect.not.stringMatching(new RegExp(`^${before}$`)), 'pesos');
  });
}
