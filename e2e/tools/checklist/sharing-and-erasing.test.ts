import { describe, expect, test } from 'vitest';
import { copiedText, linkCopied, MAY_COPY } from '../../clipboard.ts';
import { hasFocus } from '../../focus.ts';
import { box } from '../../page-parts.ts';
import { begun, JAPAN, ready, useChecklist } from './checklist-page.ts';

const { openList } = useChecklist();

describe('sharing and erasing', () => {
  test('the message has what the country asks, neither it nor the link what the reader ticked or wrote, and where it cannot be copied it is there to read', async () => {
    const page = await openList(JAPAN, MAY_COPY);
    await page.getByLabel('Notas').fill('Mi clave es 1234');
    await box(page, /^Pasaporte original/).check();
    await page.getByText('Compartir mi viaje').click();
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await linkCopied(page).first().waitFor();
    expect(await copiedText(page)).toMatch(/^https?:\/\/[^/]+\/mi-lista\?pais=japan#viaje=japan/);
    const href = (await page.getByRole('button', { name: 'WhatsApp' }).getAttribute('href')) ?? '';
    const message = new URL(href).searchParams.get('text') ?? '';
    expect(message).toMatch(/^Mi viaje\. [\s\S]*\*Qué llevar\*\n- Japón: \S[\s\S]*\/mi-lista\?pais=japan#viaje=japan/);
    expect(message + (await copiedText(page))).not.toMatch(/1234|Pasaporte original/);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByText(/^http.*\/mi-lista\?pais=japan#viaje=japan/).waitFor();
  });

  test('erasing can be undone', async () => {
    const page = await openList(JAPAN, begun({ sheet: { notes: 'Ventanilla' } }));
    await page.getByRole('button', { name: 'Borrar esta lista' }).click();
    await page.getByText('Borraste la lista de Japón.').waitFor();
    await expect.poll(() => page.getByLabel('Notas').inputValue()).toBe('');
    const undo = page.getByRole('button', { name: 'Deshacer' });
    await expect.poll(() => hasFocus(undo)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
    await page.reload();
    await ready(page);
    await expect.poll(() => page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
  });
});
