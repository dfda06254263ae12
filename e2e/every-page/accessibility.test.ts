import { describe, expect, test } from 'vitest';
import { expectNoViolationsInBothThemes } from '../axe.ts';
import { SCREENS, useSite } from '../site.ts';
import { smallTargets } from '../targets.ts';
import { STATES } from './screen-states.ts';

const { open } = useSite();

describe.each(STATES)('$state', ({ path, enter, isPhoneOnly, options }) => {
  const shown = SCREENS.filter(([screen]) => !isPhoneOnly || screen === 'phone');

  test.each(shown)('has no axe violation on a %s, in the light and the dark theme', async (_screen, viewport) => {
    const page = await open(path, { ...options, viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    await enter?.(page);
    await expectNoViolationsInBothThemes(page);
  });

  test.each(shown)('gives every control of a %s a target at least 44 px high', async (_screen, viewport) => {
    const page = await open(path, { ...options, viewport });
    await enter?.(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});
