import { expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { textOf, textsOf } from '../page-parts.ts';
import { PHONE, SCREENS, useSite } from '../site.ts';
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

test.each(SCREENS)('on a %s no tab has an axe violation', async (_name, viewport) => {
  const page = await open('/wiki', { viewport, reducedMotion: 'reduce' });
  for (const { label, short, anchor } of TABS) {
    await tab(page, viewport === PHONE ? short : label).click();
    await expectOpen(page, label);
    // What stands around the tabs is the same at all of them.
    await expectNoViolations(page, label, ['[role="tablist"]', `#${anchor}`]);
  }
});
