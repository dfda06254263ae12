import type { Page } from 'playwright-core';

const CONTROLS = 'a[href], button, summary, select, input, textarea, [role="option"]';

/**
 * Controls a finger could miss. Excepted, as WCAG 2.5.8 does: links inside a sentence, whose height is
 * that of the line; and what is only reached by keyboard (the skip link before it has focus). A box is as large as the
 * label around it.
 */
export async function smallTargets(page: Page, controls = CONTROLS): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls = [...document.querySelectorAll<HTMLElement>(selector)];
    const modal = document.querySelector('dialog:modal');
    const isInSentence = (control: HTMLElement) => {
      if (control.tagName !== 'A') return false;
      const holder = control.closest('p, li, dd, td');
      const around = (holder?.textContent ?? '').replace(control.textContent ?? '', '').trim();
      return getComputedStyle(control).display === 'inline' && around.length > 0;
    };
    const small: string[] = [];
    let seen = 0;
    for (const control of controls) {
      if (modal && !modal.contains(control)) continue;
      // Countries of the map are as large as they are; the same links stand in a table or a list (2.5.8, equivalent).
      if (control.closest('svg')) continue;
      // Not meant for people: the field that only a spam robot fills.
      if (control.tabIndex < 0 && control.closest('[aria-hidden="true"]')) continue;
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) continue;
      // A link that stretches over its card is as large as the card; its own box is only the words.
      const before = getComputedStyle(control, '::after');
      const cover = before.content !== 'none' && before.position === 'absolute' ? parseFloat(before.height) : 0;
      const { height, right } = (control.closest('label') ?? control).getBoundingClientRect();
      if (right <= 0) continue;
      seen += 1;
      if (Math.max(height, cover || 0) < 43.5) {
        small.push(
          `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.trim()}: ${height}`,
        );
      }
    }
    if (seen === 0) small.push('no control was found');
    return small;
  }, controls);
}
