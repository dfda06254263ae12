import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { CURRENCIES } from '../../catalogue/money.ts';
import { realCatalogue } from '../../records/testing/real-catalogue.ts';
import { deviceWith } from '../../ui/testing/device.ts';
import { bundledRates } from './exchange-rates.tsx';
import { KEPT_KEY, loadLiveRates, readRates } from './live-rates.ts';
import { ratesLine } from './rates.ts';

const bundled = bundledRates(realCatalogue().rates);
const DATE = '2026-11-20';
const GOOD = { base: 'MXN', date: DATE, rates: { USD: 0.05, EUR: 0.04 } };
const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

/** Every currency at 1.1 times its bundled rate, as units of it for one peso. */
const perPeso = Object.fromEntries(CURRENCIES.map((code) => [code, 1 / (bundled.mxn[code] * 1.1)]));
/** The same rates for an amount of another currency. */
const perUnitOf = (base: string, amount = 1) => {
  const unit = (base === 'MXN' ? 1 : (perPeso[base] ?? 0)) / amount;
  const rates = Object.fromEntries(Object.entries({ ...perPeso, MXN: 1 }).map(([code, value]) => [code, value / unit]));
  delete rates[base];
  return rates;
};
const answer = (change: Record<string, unknown> = {}) => ({
  base: 'MXN',
  date: DATE,
  rates: { ...perPeso, ...change },
});

describe('a good answer', () => {
  it.each([['MXN'], ['USD'], ['EUR', 100], ['JPY']])('with base %s gives pesos for one unit', (base, amount = 1) => {
    const live = readRates({ base, amount, date: DATE, rates: perUnitOf(base, amount) }, bundled);
    expect(live).toMatchObject({ date: DATE, fromReference: [] });
    for (const code of CURRENCIES) expect(live?.mxn[code]).toBeCloseTo(bundled.mxn[code] * 1.1, 9);
  });

  it('keeps the bundled rate of what it does not publish, and says so', () => {
    const { JOD: _jod, OMR: _omr, ...rates } = perPeso;
    const live = readRates({ base: 'MXN', date: DATE, rates: { ...rates, XAU: 'oro' } }, bundled);
    expect(live?.mxn.JOD).toBe(bundled.mxn.JOD);
    expect(ratesLine(bundled, live)).toBe(
      'Tipos del 20 de noviembre de 2026, consultados en línea. JOD y OMR: referencia del 29 de septiembre de 2026. Tu banco puede aplicar otro.',
    );
  });
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a string of HTML', '<!doctype html><p>502'],
  ['a list', []],
  ['no rates', { base: 'MXN', date: DATE }],
  ['rates that are a list', { base: 'MXN', date: DATE, rates: [1, 2] }],
  ['no currency of ours', { base: 'MXN', date: DATE, rates: { XAU: 1 } }],
  ['names of the prototype', JSON.parse(`{"base":"MXN","date":"${DATE}","rates":{"__proto__":{"USD":0.05}}}`)],
  ['a base in lower case', { ...answer(), base: 'mxn' }],
  ['no peso under another base', { base: 'EUR', date: DATE, rates: { USD: 1.1 } }],
  ['a day that does not exist', { ...answer(), date: '2026-02-30' }],
  ['an amount of zero', { ...answer(), amount: 0 }],
  ['infinity', answer({ USD: Number.POSITIVE_INFINITY })],
  ['zero', answer({ USD: 0 })],
  ['a negative rate', answer({ EUR: -0.05 })],
  ['a rate in quotes', answer({ EUR: '0.05' })],
  ['a rate of null', answer({ GBP: null })],
  ['a rate six times too high', answer({ USD: 1 / (18 * 6) })],
  ['a rate six times too low', answer({ USD: 6 / 18 })],
  ['a denormal number', answer({ USD: 5e-324 })],
])('an answer with %s is refused as a whole', (_name, rubbish) => {
  expect(readRates(rubbish, bundled)).toBeUndefined();
});

describe('asking the service', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    const device = deviceWith();
    stored = device.kept;
    vi.stubGlobal('localStorage', device.storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** A real service on loopback that answers as told, and how often it was asked. */
  async function withService(
    answer: (response: ServerResponse) => void,
    run: (url: string, asked: () => number) => Promise<void>,
  ): Promise<void> {
    let count = 0;
    const server = createServer((_request, response) => {
      count += 1;
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`, () => count);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
  const sends =
    (body: string, status = 200) =>
    (response: ServerResponse) =>
      void response.writeHead(status).end(body);

  test('a good answer is believed and kept for twelve hours', async () => {
    await withService(sends(JSON.stringify(GOOD)), async (url, asked) => {
      expect((await loadLiveRates(url, bundled, NOW))?.mxn.USD).toBeCloseTo(20);
      expect((await loadLiveRates(url, bundled, NOW + 11 * HOUR))?.mxn.EUR).toBeCloseTo(25);
      expect(asked()).toBe(1);
      await loadLiveRates(url, bundled, NOW + 12 * HOUR);
      expect(asked()).toBe(2);
    });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['answers HTML', sends('<!doctype html><title>502</title>')],
    ['answers nothing', sends('')],
    [
      'breaks off',
      (response) =>
        void response.writeHead(200, { 'Content-Length': '500' }).write('{"base":', () => response.destroy()),
    ],
    ['answers an error', sends(JSON.stringify(GOOD), 500)],
    ['answers an absurd rate', sends(JSON.stringify({ ...GOOD, rates: { USD: 0.0001 } }))],
    ['is not there', (response) => void response.destroy()],
    ['never finishes', (response) => void response.writeHead(200).write('{"base":"MXN",')],
  ])(
    'the bundled rates stay, and nothing is kept, when the service %s',
    async (_name, answer) => {
      const { timeout } = AbortSignal;
      // Whoever waits without a limit would still be waiting when the test ends.
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => timeout(limit / 10));
      await withService(answer, async (url) => {
        expect(await loadLiveRates(url, bundled, NOW)).toBeUndefined();
        expect(stored.size).toBe(0);
      });
    },
    10_000,
  );

  it.each([
    ['is text', () => 'hola'],
    ['is null', () => 'null'],
    ['has no time', (url: string) => JSON.stringify({ url, answer: GOOD })],
    ['is of another service', () => JSON.stringify({ url: 'https://otro.mx/', savedAt: NOW, answer: GOOD })],
    ['is of a time to come', (url: string) => JSON.stringify({ url, savedAt: NOW + HOUR, answer: GOOD })],
    [
      'was tampered with',
      (url: string) => JSON.stringify({ url, savedAt: NOW, answer: { ...GOOD, rates: { USD: -1 } } }),
    ],
    ['is forbidden', undefined],
  ])('what the browser kept is asked for again where it %s', async (_name, kept) => {
    await withService(sends(JSON.stringify(GOOD)), async (url, asked) => {
      if (kept) stored.set(KEPT_KEY, kept(url));
      else {
        const forbidden = () => {
          throw new Error('SecurityError');
        };
        vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
      }
      expect((await loadLiveRates(url, bundled, NOW))?.mxn.USD).toBeCloseTo(20);
      expect(asked()).toBe(1);
    });
  });
});
