import { expect, test } from 'vitest';
import type { Target } from './elements.ts';
import type { NewReader } from './use-browser.ts';

const ACCEPT: Target = { role: 'button', name: 'Aceptar' };
const PAGES = [
  '/',
  '/pais/saudi-arabia',
  '/visa-para-united-arab-emirates-mexicanos',
  '/wiki',
  '/guias',
  '/cambios',
  '/datos',
  '/contacto',
  '/reportar-error',
  '/sin-conexion',
];

export function pageJourneys(newReader: NewReader): void {
  test('the changes of one country, and then all of them again', async () => {
    const reader = await newReader();
    const changes: Target = { role: 'listitem', in: { role: 'region', in: { role: 'main' } } };
    await reader.open('/cambios');
    const before = (await reader.all(changes)).length;
    await reader.choose({ role: 'combobox', name: 'País' }, 'Perú');
    await reader.isAt('/cambios?pais=peru');
    await reader.eventually(
      async () => (await reader.all(changes)).every(({ text }) => text.includes('Perú')),
      true,
      'changes of Perú',
    );
    await reader.click({ role: 'button', name: 'Limpiar filtros' });
    await reader.isAt('/cambios');
    await reader.eventually(async () => (await reader.all(changes)).length, before, 'all changes');
  });

  test('the tabs of the wiki open by click, by arrow and by address', async () => {
    const reader = await newReader();
    await reader.open('/wiki');
    await reader.click({ role: 'tab', name: 'Schengen' });
    await reader.isAt('/wiki#schengen');
    await reader.seesText('29 países', { role: 'tabpanel' });
    await reader.press('ArrowRight');
    await reader.hasFocusOn({ role: 'tab', name: 'Consejos…' });
    await reader.seesText('La escala también cuenta', { role: 'tabpanel' });
    await reader.open('/wiki#salud');
    await reader.seesText('Botiquín', { role: 'tabpanel' });
  });

  test('the terms, once accepted, are not asked again', async () => {
    const reader = await newReader();
    await reader.open('/');
    await reader.click(ACCEPT);
    await reader.seesNo(ACCEPT);
    await reader.open('/pais/japan');
    await reader.sees({ role: 'region', name: 'Veredicto' });
    await reader.seesNo(ACCEPT);
  });

  test('the pages are dark where the reader wants that, and light elsewhere', async () => {
    const brightness = async (theme: 'light' | 'dark') => {
      const reader = await newReader({ theme });
      await reader.open('/pais/japan');
      const colours = await reader.visitor.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)?.[0]));
      });
      return colours as [paper: number, ink: number];
    };
    const [lightPaper, darkInk] = await brightness('light');
    expect(lightPaper).toBeGreaterThan(200);
    expect(darkInk).toBeLessThan(60);
    const [darkPaper, lightInk] = await brightness('dark');
    expect(darkPaper).toBeLessThan(60);
    expect(lightInk).toBeGreaterThan(200);
  });

  test('on a phone no page scrolls sideways, and the menu opens', async () => {
    const reader = await newReader();
    await reader.resize(360, 740);
    const wide: string[] = [];
    for (const path of PAGES) {
      await reader.open(path);
      const excess = await reader.sidewaysScroll();
      if (excess > 0) wide.push(`${path}: ${excess}`);
    }
    expect(wide).toEqual([]);
    await reader.click({ role: 'button', name: 'Abrir menú' });
    await reader.click({ role: 'link', name: 'Wiki', in: { role: 'banner' } });
    await reader.isAt('/wiki');
  });
}
