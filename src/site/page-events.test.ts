import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { seenPercentage, watchScrollDepth } from './page-events.ts';

describe('how much of a page has been seen', () => {
  it.each([
    ['the top of a page of four screens', 0, 800, 3200, 25],
    ['half way down', 800, 800, 3200, 50],
    ['the bottom', 2400, 800, 3200, 100],
    ['a page shorter than the screen', 0, 800, 300, 100],
    ['a page of exactly one screen', 0, 800, 800, 100],
    ['past the bottom, on a springy screen', 2500, 800, 3200, 100],
    ['a page without height', 0, 800, 0, 100],
  ])('%s', (_case, top, viewport, page, percentage) => {
    expect(seenPercentage(top, viewport, page)).toBe(percentage);
  });
});

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
