import { todayInMexico } from '../catalogue/today.ts';

/** `<from-day day="2027-01-01" hidden>`: shows what it holds from that day on by the reader's clock, on a page built before it. */
class FromDay extends HTMLElement {
  connectedCallback(): void {
    this.hidden = (this.getAttribute('day') ?? '') > todayInMexico();
  }
}

customElements.define('from-day', FromDay);
