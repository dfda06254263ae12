import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPage } from './page-events.ts';

const gtag = vi.fn();
let click: (event: { target: unknown }) => void;

/** A page that may show a country, and remembers who listens for clicks. */
function openPage(countryViewed?: string) {
  vi.stubGlobal('window', { gtag, addEventListener: () => {}, scrollY: 0, innerHeight: 800 });
  vi.stubGlobal('document', {
    documentElement: { scrollHeight: 5000 },
    querySelector: (selector: string) =>
      selector === '[data-country-viewed]' && countryViewed ? { dataset: { countryViewed } } : null,
    addEventListener: (type: string, listener: typeof click) => {
      if (type === 'click') click = listener;
    },
  });
  watchPage();
}

/** Something clicked within the nearest element that names an event, if there is one. */
const within = (dataset?: Record<string, string>) => ({ target: { closest: () => (dataset ? { dataset } : null) } });

beforeEach(() => gtag.mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a country page reports the country shown, once', () => {
  openPage('Japan');
  expect(gtag.mock.calls).toEqual([
    ['event', 'country_view', { event_category: 'Country', event_label: 'Japan', country_name: 'Japan' }],
  ]);
});

test('any other page reports no country', () => {
  openPage();
  expect(gtag).not.toHaveBeenCalled();
});

test.each([
  [
    { event: 'button_click_destinos', eventLabel: 'main_cta' },
    ['event', 'button_click_destinos', { event_category: 'engagement', event_label: 'main_cta' }],
  ],
  [
    { event: 'country_click', countryName: 'Japan' },
    ['event', 'country_click', { event_category: 'engagement', country_name: 'Japan' }],
  ],
])('a click inside %o reports its event', (dataset, call) => {
  openPage();
  click(within(dataset));
  expect(gtag.mock.calls).toEqual([call]);
});

test.each([
  ['nothing that names an event', within()],
  ['an element without a name', within({})],
  ['something that is no element', { target: null }],
  ['a bare text', { target: {} }],
])('a click on %s reports nothing and breaks nothing', (_case, event) => {
  openPage();
  expect(() => click(event)).not.toThrow();
  expect(gtag).not.toHaveBeenCalled();
});
