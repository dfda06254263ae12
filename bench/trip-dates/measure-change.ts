import type { Page } from 'playwright-core';

/**
 * Writes `value` into the exit of the open trip, as its calendar would, and times it in the page's own clock: from
 * the event to the first task after the frame that shows the new answer, so style, layout and paint are inside.
 */
export async function measureChange(page: Page, value: string): Promise<number> {
  return page.evaluate(change, value);
}

/** Runs in the page. */
function change(value: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[id$="-salida"]');
  const list = document.querySelector('main');
  if (!field || !list) throw new Error('Falta el campo de salida');
  // React watches the property itself; only the prototype's setter tells it that a person typed.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return new Promise((resolve) => {
    let startedAt = Number.NaN;
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => resolve(performance.now() - startedAt);
        afterPaint.port2.postMessage(undefined);
      });
    });
    changes.observe(list, { subtree: true, childList: true, characterData: true });
    write?.call(field, value);
    startedAt = performance.now();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
