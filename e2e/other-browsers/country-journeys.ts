import { expect, test } from 'vitest';
import type { Target } from './elements.ts';
import type { NewReader } from './use-browser.ts';

const DISCLOSURE: Target = { role: 'disclosure', name: '¿Cómo lo sabemos? Costo' };
const REPORT: Target = { role: 'link', name: 'Reportar un error en este dato' };

export function countryJourneys(newReader: NewReader): void {
  test('both pages of a country lead with its verdict', async () => {
    const reader = await newReader();
    for (const path of ['/pais/japan', '/visa-para-japan-mexicanos']) {
      await reader.open(path);
      const { text } = await reader.facts({ role: 'region', name: 'Veredicto' });
      expect(text).toMatch(/NO NECESITAS VISA.*90 días.*Gratis/);
    }
  });

  test('¿Cómo lo sabemos? opens, by mouse and by keyboard, and leads to a report of this very fact', async () => {
    const reader = await newReader();
    await reader.open('/pais/kenya');
    await reader.seesNo(REPORT);
    await reader.click(DISCLOSURE);
    await reader.sees(REPORT);
    await reader.press('Enter');
    await reader.seesNo(REPORT);
    await reader.press('Space');
    await reader.click(REPORT);
    await reader.eventually(
      () => reader.visitor.evaluate(() => location.pathname + location.search),
      expect.stringMatching(/^\/reportar-error\?pais=kenya&dato=costos&dice=/),
      'address',
    );
    const shown = async (target: Target) => (await reader.facts(target)).value;
    await reader.eventually(() => shown({ role: 'combobox', name: 'Tipo de error' }), 'costos', 'kind of error');
    const said: Target = { role: 'textbox', name: 'Información actual (incorrecta)' };
    await reader.eventually(() => shown(said), expect.stringMatching(/\S/), 'what the page says');
  });

  test('the link is copied, or the reader is told that it could not be', async () => {
    const reader = await newReader();
    await reader.open('/pais/japan');
    await reader.click({ role: 'button', name: 'Copiar enlace' });
    await reader.eventually(
      async () =>
        [...(await reader.all({ role: 'status' })), ...(await reader.all({ role: 'alert' }))]
          .map(({ text }) => text)
          .join(' '),
      expect.stringMatching(/¡Enlace copiado!|No se pudo copiar el enlace/),
      'toast',
    );
  });
}
