import { expect, test } from 'vitest';
import type { Target } from './elements.ts';
import type { NewReader } from './use-browser.ts';

/** Each tool with something in it, and what is there once it has answered. */
const FILLED: [path: string, answered: Target][] = [
  ['/mi-situacion?tengo=us-visa', { role: 'status', name: 'Con lo que marcaste…' }],
  ['/revisa-tus-fechas?viaje=japan~2037-05-01~2037-05-20&vence=2037-09-30', { role: 'button', name: 'Cambiar Japón' }],
  ['/escalas?por=emiratos,china,cuba', { role: 'region', name: 'Tus escalas' }],
  ['/mapa?orden=-costo', { role: 'link', name: 'Brasil:…' }],
  [
    '/comparar?paises=japan,canada,united-arab-emirates',
    { role: 'link', name: 'Ver todo de los Emiratos Árabes Unidos' },
  ],
  ['/mi-lista?pais=japan', { role: 'heading', name: 'Para cualquier viaje' }],
];

const EXPIRY: Target = { role: 'date', name: 'Vence el' };

export function toolJourneys(newReader: NewReader): void {
  test('Mi situación: a ticked visa changes the list at once, and once kept a country’s page, which can undo it', async () => {
    const reader = await newReader();
    const visa: Target = { role: 'checkbox', name: 'Visa de Estados Unidos…' };
    const changes: Target = { role: 'region', name: 'Lo que cambia para ti' };
    const verdict: Target = { role: 'region', name: 'Veredicto' };
    await reader.open('/mi-situacion');
    await reader.click(visa);
    await reader.click({ role: 'radio', name: 'En avión' });
    const reason = 'Porque tienes visa de EE. UU. vigente y llegas en avión.';
    await reader.seesText(reason, changes);
    await reader.click({ role: 'button', name: 'Guardar en este dispositivo' });
    await reader.sees({ role: 'button', name: 'Quitar mi situación' });
    await reader.visitor.reload();
    await reader.seesText(reason, changes);
    expect((await reader.facts(visa)).isOn).toBe(true);
    await reader.open('/pais/canada');
    await reader.seesText(reason, verdict);
    await reader.click({ role: 'button', name: 'Quitar', in: verdict });
    await reader.seesText('con condiciones', verdict);
    expect(await reader.visitor.evaluate(() => localStorage.getItem('pv:situacion'))).toBeNull();
  });

  test('Revisa tus fechas: the typed dates are answered, and are still there the next time', async () => {
    const reader = await newReader();
    const trips: Target = { role: 'region', name: 'Tus viajes' };
    await reader.open('/revisa-tus-fechas');
    await reader.typeDate(EXPIRY, '2037-09-30');
    await reader.click({ role: 'button', name: 'Agregar un viaje' });
    await reader.choose({ role: 'combobox', name: 'Destino' }, 'Japón');
    await reader.typeDate({ role: 'date', name: 'Entrada' }, '2037-05-01');
    await reader.typeDate({ role: 'date', name: 'Salida' }, '2037-05-20');
    await reader.seesText('Debe valer hasta el 20 de mayo de 2037 y le sobran 133 días', trips);
    await reader.visitor.reload();
    await reader.seesText('Son 20 días. Tu última salida segura es el 29 de julio de 2037', trips);
    expect((await reader.facts(EXPIRY)).value).toBe('2037-09-30');
  });

  test('Revisa tus fechas: what another tab kept since is not overwritten by what the fields held', async () => {
    const reader = await newReader();
    await reader.open('/revisa-tus-fechas');
    await reader.typeDate(EXPIRY, '2037-09-30');
    await reader.visitor.evaluate(() => {
      const kept = localStorage.getItem('pv:fechas') ?? '';
      localStorage.setItem('pv:fechas', kept.replace('2037-09-30', '2039-01-15'));
    });
    await reader.visitor.reload();
    await reader.sees({ role: 'region', name: 'Llévate tus fechas' });
    expect((await reader.facts(EXPIRY)).value).toBe('2039-01-15');
  });

  test('Escalas: a chosen hub is answered, and the address keeps it', async () => {
    const reader = await newReader();
    const answers: Target = { role: 'region', name: 'Tus escalas' };
    await reader.open('/escalas');
    await reader.click({ role: 'checkbox', name: 'Reino Unido' });
    await reader.seesText('mientras, aquí están las dos respuestas', answers);
    await reader.click({ role: 'radio', name: 'Sí: salgo…' });
    await reader.seesText('Necesitas permiso electrónico para el Reino Unido.', answers);
    await reader.isAt('/escalas?por=reino-unido&salgo=si');
    await reader.visitor.reload();
    await reader.seesText('Necesitas permiso electrónico para el Reino Unido.', answers);
    expect((await reader.facts({ role: 'checkbox', name: 'Reino Unido' })).isOn).toBe(true);
  });

  test('Mapa: by keyboard from country to country, and into the page of one', async () => {
    const reader = await newReader();
    const places: Target = { role: 'link', in: { role: 'group', name: 'Mapa del mundo por estado de visa' } };
    const focused = async () => (await reader.all(places)).find(({ isFocused }) => isFocused)?.href ?? '';
    await reader.open('/mapa');
    await reader.click({ role: 'heading', name: 'El mundo, visto desde México' });
    // First the link to the table, then the map.
    await reader.press('Tab');
    await reader.press('Tab');
    const first = await focused();
    expect(first).not.toBe('');
    await reader.press('ArrowRight');
    await reader.eventually(focused, expect.not.stringMatching(new RegExp(`^${first}$`)), 'next country');
    const next = await focused();
    await reader.press('Enter');
    await reader.isAt(next);
  });

  test('Mapa: the table is sorted by its headings, and the address keeps it', async () => {
    const reader = await newReader();
    const cost: Target = { role: 'button', in: { role: 'columnheader', name: 'Costo…' } };
    const top = async () => (await reader.all({ role: 'row' }))[1]?.text;
    await reader.open('/mapa');
    await reader.click(cost);
    await reader.eventually(top, expect.stringContaining('Gratis'), 'first row');
    await reader.click(cost);
    await reader.isAt('/mapa?orden=-costo');
    await reader.eventually(top, expect.stringMatching(/\d MXN/), 'first row');
  });

  test('Comparar: the destinations of the address stand side by side, and the field adds one', async () => {
    const reader = await newReader();
    const field: Target = { role: 'combobox', name: 'Agregar un destino' };
    await reader.open('/comparar?paises=japan,canada');
    await reader.sees({ role: 'link', name: 'Ver todo de Canadá' });
    await reader.type(field, 'turq');
    await reader.sees({ role: 'option', name: 'Turquía…' });
    await reader.press('Enter');
    await reader.isAt('/comparar?paises=japan,canada,turkey');
    await reader.sees({ role: 'link', name: 'Ver todo de Turquía' });
    await reader.hasFocusOn(field);
    await reader.visitor.back();
    await reader.seesNo({ role: 'link', name: 'Ver todo de Turquía' });
  });

  test('Mi lista: what is ticked, added and dated is still there the next time', async () => {
    const reader = await newReader();
    const passport: Target = { role: 'checkbox', name: 'Pasaporte original…' };
    const own: Target = { role: 'checkbox', name: 'Adaptador' };
    const arrival: Target = { role: 'date', name: 'Llegas el' };
    await reader.open('/mi-lista');
    await reader.type({ role: 'combobox', name: '¿A qué país vas?' }, 'jap');
    await reader.sees({ role: 'option', name: 'Japón…' });
    await reader.press('Enter');
    await reader.isAt('/mi-lista?pais=japan');
    await reader.click(passport);
    await reader.typeDate(arrival, '2037-05-01');
    await reader.type({ role: 'textbox', name: 'Agrega algo tuyo' }, 'Adaptador');
    await reader.press('Enter');
    await reader.click(own);
    await reader.visitor.reload();
    expect((await reader.facts(passport)).isOn).toBe(true);
    expect((await reader.facts(own)).isOn).toBe(true);
    expect((await reader.facts(arrival)).value).toBe('2037-05-01');
  });

  test('Compartir: the first tap opens the service with the whole answer', async () => {
    const reader = await newReader();
    await reader.open('/pais/thailand');
    await reader.visitor.evaluate(() => {
      window.open = (url) => {
        document.body.dataset['opened'] = String(url);
        return window;
      };
    });
    await reader.click({ role: 'button', name: 'WhatsApp' });
    const message = async () => {
      const url = await reader.visitor.evaluate(() => document.body.dataset['opened']);
      return url && new URL(url).searchParams.get('text');
    };
    await reader.eventually(
      message,
      expect.stringMatching(/NO NECESITAS VISA · por confirmar\..*En duda: \S.*\/pais\/thailand$/s),
      'message',
    );
    await reader.isAt('/pais/thailand');
  });

  test('on the narrowest phone no tool scrolls sideways', async () => {
    const reader = await newReader();
    await reader.resize(320, 640);
    const wide: string[] = [];
    for (const [path, answered] of FILLED) {
      await reader.open(path);
      await reader.sees(answered);
      const excess = await reader.sidewaysScroll();
      if (excess > 0) wide.push(`${path}: ${excess}`);
    }
    expect(wide).toEqual([]);
  });
}
