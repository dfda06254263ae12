import { describe, expect, test } from 'vitest';
import { useCountries } from '../catalogue.ts';
import { cardLink, details, expectShown, more, tile } from '../home/home-cells.ts';
import { holdScripts, useSite } from '../site.ts';

const { blank } = useSite();
const countries = useCountries();

// What is pressed once the page has loaded has its code. The banner's button before that: terms-banner.test.ts.
describe('the very first click on the page is not lost', () => {
  test('Mostrar más and a filter tile, before any script has come', async () => {
    const page = await blank();
    const letScriptsCome = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await more(page.getByRole('region', { name: 'Europa', exact: true })).click();
    await cardLink(page, 'Suiza').waitFor();
    await tile(page, /^Visa Requerida/).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('estado')).toBe('visa-required');
    letScriptsCome();
    await expectShown(page, countries, ({ visaStatus }) => visaStatus.value === 'visa-required');
  });

  test('Ver Detalles and Comparar, with scripts that never come: they lead to pages, and so do the cards', async () => {
    const page = await blank({ expectedNoise: [/ERR_FAILED/] });
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/');
    expect(await cardLink(page, 'Japón').getAttribute('href')).toBe('/pais/japan');
    await details(page, 'Japón').click();
    await page.getByRole('heading', { level: 1, name: 'Japón' }).waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Comparar Canadá' }).click();
    await page.getByRole('heading', { level: 1, name: 'Comparar destinos' }).waitFor();
  });
});
