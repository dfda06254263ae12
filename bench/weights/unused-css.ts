import type { Browser, Page } from 'playwright-core';
import { openPhone } from '../site/phone.ts';
import { wakeIslands } from './wake-islands.ts';

/**
 * Share of a page's style rules that nothing on it can ever wear, 0 to 1, by length of their text. A rule counts as
 * used when its selector, states aside (hover, focus, disabled, pressed …), matches an element before, while or after
 * everything on the page is used: menu, search, toast, filters, forms, tools, dialog, and a tap without signal. For which
 * screen, paper or palette it is meant plays no part. Coverage as the developer tools have it calls every state nobody
 * entered unused.
 */
export async function unusedCssShare(browser: Browser, address: string): Promise<number> {
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = new Map<string, boolean>();
  const look = async () => {
    for (const { text, isUsed } of await page.evaluate(judgeRules)) seen.set(text, isUsed || (seen.get(text) ?? false));
  };
  await look();
  await tapWithoutSignal(page, look);
  await wakeIslands(page, look);
  await phone.close();
  const length = (used: boolean[]) =>
    [...seen].reduce((sum, [text, isUsed]) => (used.includes(isUsed) ? sum + text.length : sum), 0);
  return seen.size === 0 ? 0 : length([false]) / length([true, false]);
}

/**
 * On every page the plain toast says that a part could not be fetched. The browser remembers the failure until the page
 * is loaded again.
 */
async function tapWithoutSignal(page: Page, look: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
  await page.getByText('No se pudo cargar esta parte.').waitFor();
  await look();
  await page.context().setOffline(false);
  await page.reload({ waitUntil: 'networkidle' });
}

/** Runs in the page. A rule is known by its whole text: equal ones are one. */
function judgeRules() {
  const states =
    /:(?:hover|active|focus(?:-visible|-within)?|disabled|checked|target|invalid|user-invalid)(?![\w-])|\[(?:aria-[\w-]+|disabled|hidden|open|data-load|data-filtered)[^\]]*\]|\.is-open|::[\w-]+(?:\([^)]*\))?|html:not\(\.js\) |\.js /g;
  const rules: { text: string; isUsed: boolean }[] = [];
  const canMatch = (selector: string) => {
    const anyState = selector.replace(states, '').replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*');
    try {
      return document.querySelector(anyState) !== null;
    } catch {
      // Nothing is left of a `:not(:hover)`: such a rule is about a state alone.
      return true;
    }
  };
  const walk = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) rules.push({ text: rule.cssText, isUsed: canMatch(rule.selectorText) });
      else if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) walk(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
  return rules;
}
