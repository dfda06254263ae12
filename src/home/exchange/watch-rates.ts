import { publishLiveRates } from './live-rates.ts';
import { formatAmount } from './number-format.ts';
import { type BundledRates, ratesLine, type ShownRates } from './shown-rates.ts';

/**
 * Asks for live rates when the reader comes near the table, and writes them into it. Whatever goes wrong, the
 * bundled rates simply stay: they are right as of their date, and the line under them says which it is.
 */
export function watchExchangeRates(): void {
  const widget = document.querySelector<HTMLElement>('[data-rates-url]');
  const { ratesUrl, bundled: text } = widget?.dataset ?? {};
  if (!widget || !ratesUrl || !text) return;
  const bundled = JSON.parse(text) as BundledRates;
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const shown = await load(ratesUrl, bundled);
      if (!shown) return;
      writeRates(widget, shown, bundled);
      publishLiveRates(shown);
    },
    { rootMargin: '400px' },
  );
  observer.observe(widget);
}

async function load(url: string, bundled: BundledRates): Promise<ShownRates | undefined> {
  try {
    const { loadLiveRates } = await import('./load-live-rates.ts');
    return await loadLiveRates(url, bundled);
  } catch {
    return undefined;
  }
}

function writeRates(widget: HTMLElement, shown: ShownRates, bundled: BundledRates): void {
  for (const cell of widget.querySelectorAll<HTMLElement>('[data-currency]')) {
    const { currency, units } = cell.dataset;
    cell.textContent = formatAmount(Number(units) * shown.mxn[currency as keyof ShownRates['mxn']]);
  }
  const line = widget.querySelector('[data-rates-line]');
  if (line) line.textContent = ratesLine(shown, bundled);
}
