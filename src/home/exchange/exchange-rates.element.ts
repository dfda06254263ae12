import type { Currency } from '../../catalogue/money.ts';
import { whenNear } from '../../ui/when-near.ts';
import { convert, formatAmount, type Side } from './convert.ts';
import { type Rates, ratesLine } from './rates.ts';

/**
 * `<exchange-rates>`, around the printed table and the converter: of its two boxes whichever was typed in last leads, and is
 * never rewritten. With `live`, the address of a service, live rates are asked for when the reader comes near. Whatever
 * goes wrong, the bundled ones stay: they are right as of their date, and a line says which it is.
 */
class ExchangeRates extends HTMLElement {
  #bundled = JSON.parse(this.getAttribute('bundled') ?? '') as Rates;
  #mxn = this.#bundled.mxn;
  #side: Side = 'foreign';

  connectedCallback(): void {
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => event.preventDefault());
    form?.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) this.#side = target.name as Side;
      this.#convert();
    });
    // Typed or chosen while this code was on its way.
    const [foreign, pesos] = [this.#box('foreign'), this.#box('pesos')];
    if (foreign.value === foreign.defaultValue && pesos.value !== pesos.defaultValue) this.#side = 'pesos';
    this.#convert();
    const service = this.getAttribute('live');
    if (service) whenNear(this.firstElementChild, () => this.#askLive(service).catch(() => undefined));
  }

  #box(side: Side): HTMLInputElement {
    return this.querySelector(`input[name=${side}]`) as HTMLInputElement;
  }

  #convert(): void {
    const code = this.querySelector('select')?.value as Currency;
    const lead = this.#box(this.#side);
    const other = this.#box(this.#side === 'foreign' ? 'pesos' : 'foreign');
    const { result, amounts, mistake = '' } = convert(lead.value, this.#side, this.#mxn[code]);
    other.value = result;
    lead.ariaInvalid = mistake ? 'true' : null;
    other.ariaInvalid = null;
    this.querySelector('label b')?.replaceChildren(code);
    const [error, line] = this.querySelectorAll<HTMLElement>('[role=status] > span');
    if (error) error.hidden = !mistake;
    error?.lastElementChild?.replaceChildren(mistake);
    line?.replaceChildren(amounts ? `${amounts.foreign} ${code} = ${amounts.pesos} MXN` : '');
  }

  async #askLive(service: string): Promise<void> {
    const { loadLiveRates } = await import('./live-rates.ts');
    const live = await loadLiveRates(service, this.#bundled);
    if (!live) return;
    this.#mxn = live.mxn;
    for (const cell of this.querySelectorAll<HTMLElement>('[data-currency]')) {
      const { currency, units } = cell.dataset;
      cell.textContent = formatAmount(Number(units) * live.mxn[currency as Currency]);
    }
    this.querySelector('[data-rates-line]')?.replaceChildren(ratesLine(this.#bundled, live));
    this.#convert();
  }
}

customElements.define('exchange-rates', ExchangeRates);
