import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolations } from '../axe.ts';
import { SCREENS, useSite } from '../site.ts';
import { smallTargets } from '../targets.ts';
import { smallTexts } from '../texts.ts';
import { STATES } from './screen-states.ts';

const { open } = useSite();

test.each(STATES)(
  '$state has no axe violation, controls at least 44 px high and texts of at least 15 px, on a phone and on a desktop',
  async ({ path, enter, isPhoneOnly, isPerScreen, options, parts }) => {
    let page: Page | undefined;
    for (const [screen, viewport] of SCREENS) {
      if (isPhoneOnly && screen !== 'phone') continue;
      if (!page || isPerScreen) {
        page = await open(path, { ...options, viewport, reducedMotion: 'reduce' });
        await enter?.(page);
      } else await page.setViewportSize(viewport);
      expect.soft(await smallTargets(page), screen).toEqual([]);
      expect.soft(await smallTexts(page), screen).toEqual([]);
      await expectNoViolations(page, screen, parts);
    }
  },
);
