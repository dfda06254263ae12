import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retried, runSections } from './run-sections.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('a section that fails is named and the others still run', async () => {
  const ended: string[] = [];
  const well = (name: string) => [name, async () => void ended.push(name)] as const;
  const broken = ['lighthouse', () => Promise.reject(new Error('NO_NAVSTART'))] as const;
  expect(await runSections([well('pesos'), broken, well('fechas')])).toBe(false);
  expect(ended).toEqual(['pesos', 'fechas']);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('lighthouse'), expect.any(Error));
  expect(await runSections([well('pesos')])).toBe(true);
});

test('a run that stumbles is tried again, three times at most', async () => {
  const work = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('NO_NAVSTART')).mockResolvedValue(7);
  expect(await retried(work)).toBe(7);
  expect(work).toHaveBeenCalledTimes(2);
  const never = vi.fn<() => Promise<number>>().mockRejectedValue(new Error('NO_NAVSTART'));
  await expect(retried(never)).rejects.toThrow('NO_NAVSTART');
  expect(never).toHaveBeenCalledTimes(3);
});
