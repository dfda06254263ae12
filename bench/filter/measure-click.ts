import type { Page } from 'playwright-core';

export interface ClickTimes {
  /** From the finger's touch to the end of the frame that shows the filtered list. */
  shownMs: number;
  /** What the browser itself reports for the tap (Event Timing, in steps of 8 ms); the figure behind INP. */
  reportedMs: number | undefined;
}

/**
 * Taps the filter tile at `position` and times it in the page's own clock. The end is the first task after the
 * frame that follows the change of the list, so the times of style, layout and paint are inside.
 */
export async function measureClick(page: Page, position: number): Promise<ClickTimes> {
  const times = await page.evaluateHandle(watchTap);
  await page.locator('.status-tile').nth(position).tap();
  return page.evaluate((watching) => watching.done, times);
}

/** Runs in the page. Wrapped in an object, because a bare promise would be awaited before the tap. */
function watchTap(): { done: Promise<ClickTimes> } {
  const list = document.querySelector('#resultados');
  if (!list) throw new Error('Falta #resultados');
  let touchedAt = Number.NaN;
  let reportedMs: number | undefined;

  const reports = new PerformanceObserver((entries) => {
    for (const { startTime, duration } of entries.getEntries()) {
      if (startTime >= touchedAt) reportedMs = Math.max(reportedMs ?? 0, duration);
    }
  });
  // 16 ms is the least the browser is willing to report.
  reports.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const onTouch = (event: Event) => {
    touchedAt = event.timeStamp;
  };
  document.addEventListener('pointerdown', onTouch, { capture: true, once: true });

  const done = new Promise<ClickTimes>((resolve) => {
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => {
          const shownMs = performance.now() - touchedAt;
          // The browser delivers its own report a little later.
          setTimeout(() => {
            reports.disconnect();
            resolve({ shownMs, reportedMs });
          }, 300);
        };
        afterPaint.port2.postMessage(undefined);
      });
    });
    changes.observe(list, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
  });
  return { done };
}
