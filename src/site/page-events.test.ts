import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchScrollDepth } from './page-events.ts';

/** The few things of a window that scrolling needs. */
function openPage(pageHeight: number) {
  const listeners = new Set<() => void>();
  const gtag = vi.fn();
  const page = {
    gtag,
    scrollY: 0,
    innerHeight: 800,
    addEventListener: (type: string, listener: () => void) => type === 'scroll' && listeners.add(listener),
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { scrollHeight: pageHeight } });
  return {
    gtag,
    scrollTo(top: number) {
      page.scrollY = top;
      for (const listener of listeners) listener();
    },
    reported: () => gtag.mock.calls.map(([, , parameters]) => (parameters as { value: number }).value),
  };
}

describe('scroll depth', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('a page that opens where the reader left it is told of at once, without a touch', () => {
    const page = openPage(8000);
    page.scrollTo(7200);
    watchScrollDepth();
    expect(page.reported()).toEqual([25, 50, 75, 100]);
  });

  test('a zoomed page that stops a fraction short still counts as read to the end', () => {
    const page = openPage(8000);
    watchScrollDepth();
    page.scrollTo(7199.4);
    expect(page.reported()).toContain(100);
  });

  test('the event carries the category and the percentage', () => {
    const page = openPage(3200);
    watchScrollDepth();
    page.scrollTo(10);
    expect(page.gtag.mock.calls).toEqual([
      ['event', 'scroll_depth', { event_category: 'engagement', event_label: '25%', value: 25 }],
    ]);
  });
});
