import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { JOURNEYS, journeysThrough } from './touched-journeys.ts';

const ROOT = join(import.meta.dirname, '..');
const ALL = globSync('e2e/**/*.test.ts', { cwd: ROOT });

describe('the journeys a change touches', () => {
  test.each([
    ['src/home/tips.tsx', ['e2e/home']],
    ['src/tools/world-map/draw-world.ts', ['e2e/tools/world-map']],
    ['src/enquiries/contact/form.tsx', ['e2e/forms']],
    ['content/countries/japan.yaml', ['e2e/country-page/question-page']],
    ['e2e/tools/situation.test.ts', ['e2e/tools/situation.test.ts']],
    ['e2e/search/search-box.ts', ['e2e/search']],
    ['src/ui/button.tsx', ['e2e/every-page/frame', 'e2e/every-page/first-click', 'e2e/home/home']],
    ['src/home/texts/home-texts.test.ts', []],
    ['docs/glossary.md', []],
  ])('%s', (file, journeys) => {
    expect(journeysThrough([file], ALL)).toEqual(journeys);
    for (const journey of journeys) expect(ALL.some((path) => path.startsWith(journey))).toBe(true);
  });

  test('each is run once, however many files of its folder changed', () => {
    expect(journeysThrough(['src/home/a.tsx', 'src/exchange/b.ts', 'e2e/home/home-cells.ts'], ALL)).toEqual([
      'e2e/home',
    ]);
  });

  test.each(JOURNEYS)('%s exists, and so do its journeys', (folder, journeys) => {
    expect(existsSync(join(ROOT, folder))).toBe(true);
    expect(ALL.some((path) => path.startsWith(`e2e/${journeys}`))).toBe(true);
  });
});
