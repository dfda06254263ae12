import { expect } from 'vitest';
import type { Key, Visitor } from './browser.ts';
import { type Facts, lookFor, type Target } from './elements.ts';

/** A page may be on its way to the next one when it is asked: then it is asked again, until it is too late. */
const PATIENCE = { timeout: 8000, interval: 50 } as const;

/** Somebody with a browser: what the journeys are told in. Everything is waited for. */
export class Reader {
  readonly visitor: Visitor;
  readonly #origin: string;

  constructor(visitor: Visitor, origin: string) {
    this.visitor = visitor;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.visitor.open(this.#origin + path);
  }

  /** Makes the window as wide as a device, and sees that it is: a browser may refuse to be that narrow. */
  async resize(width: number, height: number): Promise<void> {
    await this.visitor.resize(width, height);
    await this.eventually(() => this.visitor.evaluate(() => innerWidth), width, 'width of the window');
  }

  /** By how many pixels the page can be scrolled sideways. */
  sidewaysScroll(): Promise<number> {
    return this.visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  press(key: Key): Promise<void> {
    return this.visitor.press(key);
  }

  async click(target: Target): Promise<void> {
    await (await this.#handle(target)).click();
  }

  async type(target: Target, text: string): Promise<void> {
    await (await this.#handle(target)).type(text);
  }

  /** Types a day, given as `2027-05-01`, part by part and in the order this browser shows them in. */
  async typeDate(target: Target, day: string): Promise<void> {
    const typed = await this.visitor.evaluate((text) => {
      const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
      const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
      return new Date(year, month - 1, dayOfMonth).toLocaleDateString(undefined, parts);
    }, day);
    await this.type(target, typed);
    await this.eventually(async () => (await this.facts(target)).value, day, JSON.stringify(target));
  }

  /** Chooses in a list the browser itself draws, outside of the page. */
  async choose(target: Target, label: string): Promise<void> {
    await this.sees(target);
    await this.visitor.evaluate(
      (name, text) => {
        const select = [...document.querySelectorAll('select')].find((each) => each.labels[0]?.textContent === name);
        const option = [...(select?.options ?? [])].find((each) => each.text === text);
        if (!select || !option) throw new Error(`${name} has no ${text}`);
        select.focus();
        select.value = option.value;
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      target.name ?? '',
      label,
    );
  }

  all(target: Target): Promise<Facts[]> {
    return this.visitor.evaluate(lookFor as (wanted: Target, result: 'facts') => Facts[], target, 'facts');
  }

  /** What the first one is now. */
  async facts(target: Target): Promise<Facts> {
    await this.sees(target);
    const [first] = await this.all(target);
    if (!first) throw new Error(`${JSON.stringify(target)} is gone`);
    return first;
  }

  sees(target: Target): Promise<void> {
    return this.eventually(async () => (await this.all(target)).length > 0, true, JSON.stringify(target));
  }

  seesNo(target: Target): Promise<void> {
    return this.eventually(async () => (await this.all(target)).length, 0, JSON.stringify(target));
  }

  seesText(text: string, where: Target = { role: 'main' }): Promise<void> {
    return this.eventually(async () => (await this.all(where))[0]?.text, expect.stringContaining(text), text);
  }

  isAt(path: string): Promise<void> {
    const location = () =>
      this.visitor.evaluate(() => globalThis.location.pathname + globalThis.location.search + globalThis.location.hash);
    return this.eventually(location, path, 'address');
  }

  hasFocusOn(target: Target): Promise<void> {
    return this.eventually(async () => (await this.all(target))[0]?.isFocused, true, JSON.stringify(target));
  }

  async eventually<Value>(read: () => Promise<Value>, expected: unknown, message: string): Promise<void> {
    await expect.poll(read, { ...PATIENCE, message }).toEqual(expected);
  }

  async #handle(target: Target) {
    await this.sees(target);
    const handle = await this.visitor.locate(
      lookFor as (wanted: Target, result: 'first element') => HTMLElement | undefined,
      target,
      'first element',
    );
    if (!handle) throw new Error(`${JSON.stringify(target)} is gone`);
    return handle;
  }
}
