import { expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { textOf, textsOf } from '../page-parts.ts';
import { PHONE, useSite } from '../site.ts';
import { expectOpen, TABS, tab } from './wiki-tabs.ts';

const { open } = useSite();

test('every source opens another browser tab, and says how sure it is', async () => {
  const page = await open('/wiki');
  for (const { anchor } of TABS) {
    const sources = page
      .locator(`#${anchor}`)
      .locator('section', { has: page.locator('h3', { hasText: /^Fuentes$/ }) });
    expect(await textOf(sources.locator('p').first())).toMatch(/^Datos verificados el \d.* de 20\d\d$/);
    const lines = await textsOf(sources.locator('li'));
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines) expect(line).toMatch(/· (confianza alta|confianza media|por confirmar)$/);
    const links = sources.locator('a');
    expect(await links.count()).toBe(lines.length);
    for (const link of await links.all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    }
  }
});

test('no text has an axe violation, nor have the tabs, long or short', async () => {
  const page = await open('/wiki');
  await expectOpen(page, 'Documentos');
  // Without the mark of the open one all six are shown, each as it is when it is open: one run finds what six would.
  await page.locator('[data-open]').evaluate((tabs) => tabs.removeAttribute('data-open'));
  for (const { anchor } of TABS) await page.locator(`#${anchor}`).waitFor();
  await expectNoViolations(page, 'on a desktop', ['[role="tablist"]', '[role="tabpanel"]']);
  await page.setViewportSize(PHONE);
  await tab(page, 'Docs').waitFor();
  await expectNoViolations(page, 'on a phone', ['[role="tablist"]']);
});
