import { expect, test } from 'vitest';
import { address } from '../../site.ts';
import { count, ready, useChecklist } from './checklist-page.ts';

const { openList } = useChecklist();
const CANADA = '/mi-lista?pais=canada';

test('two tabs with the list of one country, for which the reader holds different papers, come to rest', async () => {
  const first = await openList(CANADA);
  const held = { version: 1, data: { holds: ['us-residence'] } };
  await first.evaluate((text) => {
    Object.assign(window, { heard: 0 });
    window.addEventListener('storage', () => Object.assign(window, { heard: Reflect.get(window, 'heard') + 1 }));
    localStorage.setItem('pv:situacion', text);
  }, JSON.stringify(held));
  const second = await first.context().newPage();
  await second.goto(address(CANADA));
  await ready(second);
  await count(second).waitFor();
  const heard = () => first.evaluate(() => Reflect.get(window, 'heard'));
  await second.waitForTimeout(1000);
  const before = await heard();
  await second.waitForTimeout(1000);
  expect(await heard()).toBe(before);
});
