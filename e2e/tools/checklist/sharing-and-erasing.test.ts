import { describe, expect, test } from 'vitest';
import { copiedText, linkCopied, MAY_COPY } from '../../clipboard.ts';
import { hasFocus } from '../../focus.ts';
import { begun, JAPAN, ready, useChecklist } from './checklist-page.ts';

const { openList } = useChecklist();

describe('sharing and erasing', () => {
  test('the link is the country’s alone', async () => {
    const page = await openList(JAPAN, MAY_COPY);
    await page.getByLabel('Notas').fill('Mi clave es 1234');
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Compartir' }).click();
    await linkCopied(page).waitFor();
    expect(await copiedText(page)).toMatch(/^https?:\/\/[^/]+\/mi-lista\?pais=japan$/);
  });

  test('where the phone cannot share, the link is copied; where it cannot do that either, it is there to read', async () => {
    const page = await openList(JAPAN, MAY_COPY);
    await page.evaluate(() => {
      const share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await page.getByRole('button', { name: 'Compartir' }).click();
    await linkCopied(page).waitFor();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Compartir' }).click();
    await page.getByText(/Copia esta dirección: http.*\/mi-lista\?pais=japan$/).waitFor();
  });

  test('erasing asks first and can be undone', async () => {
    const page = await openList(JAPAN, begun({ notes: 'Ventanilla' }));
    const erase = page.getByRole('button', { name: 'Borrar esta lista' });
    await erase.click();
    await page
      .getByRole('dialog', { name: '¿Borrar la lista de Japón?' })
      .getByRole('button', { name: 'Conservar' })
      .click();
    expect(await page.getByLabel('Notas').inputValue()).toBe('Ventanilla');
    await erase.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
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
