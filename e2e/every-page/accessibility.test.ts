import { describe, expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { SCREENS, useSite } from '../site.ts';
import { smallTargets } from '../targets.ts';
import { STATES } from './screen-states.ts';

const { open } = useSite();

describe.each(STATES)('$state', ({ path, enter, isPhoneOnly, options, parts }) => {
  const shown = SCREENS.filter(([screen]) => !isPhoneOnly || screen === 'phone');

  test.each(shown)('has no axe violation on a %s, and controls at least 44 px high', async (_screen, viewport) => {
    const page = await open(path, { ...options, viewport, reducedMotion: 'reduce' });
    await enter?.(page);
    expect(await smallTargets(page)).toEqual([]);
    await expectNoViolations(page, undefined, parts);
  });
});
