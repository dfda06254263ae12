import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type RecordingTag, recordingTag } from '../analytics-tag.ts';
import { searchBox, suggestions } from '../search/search-box.ts';
import { expectLocation, NOT_FOUND_NOISE, onEach, useSite } from '../site.ts';

const { blank, open } = useSite();

describe('the analytics tag', () => {
  async function openRecorded(path: string): Promise<[Page, RecordingTag['heard']]> {
    const { prepare, heard } = recordingTag();
    return [await open(path, { prepare }), heard];
  }

  test('hears of Ver Destinos, and of no country view where no question about a country is answered', async () => {
    const { prepare, heard } = recordingTag();
    const page = await blank({ prepare, expectedNoise: [NOT_FOUND_NOISE] });
    await onEach(page, ['/404', '/visa-para-japan-mexicanos', '/'], async () => {
      const before = heard('scroll_depth').length;
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => heard('scroll_depth').length).toBeGreaterThan(before);
      expect(heard('country_view')).toEqual([]);
    });
    await page.getByRole('link', { name: 'Ver Destinos' }).click();
    await expect
      .poll(() => heard('button_click_destinos'))
      .toEqual([['event', 'button_click_destinos', { event_category: 'engagement', event_label: 'main_cta' }]]);
  });

  test('hears once of the country a question page shows, and of 25, 50, 75 and 100 percent of it, not before', async () => {
    const [page, recorded] = await openRecorded('/pais/south-korea');
    const marks = () => recorded('scroll_depth').map(([, , parameters]) => parameters['value']);
    const scrollTo = (share: number) =>
      page.evaluate((to) => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: scrollHeight * to - window.innerHeight, behavior: 'instant' });
      }, share);
    expect(marks()).toEqual([]);
    for (const [share, expected] of [
      [0.6, [25, 50]],
      [0.8, [25, 50, 75]],
      [1, [25, 50, 75, 100]],
    ] as const) {
      await scrollTo(share);
      await expect.poll(marks).toEqual(expected);
    }
    await scrollTo(0);
    await scrollTo(1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(marks()).toEqual([25, 50, 75, 100]);
    for (const [, , parameters] of recorded('scroll_depth')) expect(parameters['event_category']).toBe('engagement');
    await expect.poll(() => recorded('country_view').length).toBe(1);
    expect(recorded('country_view')[0]?.[2]).toMatchObject({ event_category: 'Country', country_name: 'South Korea' });
    await page.reload();
    await scrollTo(1);
    await expect.poll(() => marks().length).toBe(8);
  });

  test('hears of each share with its way and its page, and nothing of a copied link', async () => {
    const [page, recorded] = await openRecorded('/visa-para-japan-mexicanos');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await page.getByText('¡Enlace copiado!').waitFor();
    await page.evaluate(() => {
      window.open = () => window;
    });
    const methods = ['WhatsApp', 'Facebook', 'Twitter'];
    for (const name of methods) await page.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(() => recorded('social_share').map(([, , parameters]) => parameters))
      .toMatchObject(methods.map((name) => ({ method: name.toLowerCase(), page_path: '/visa-para-japan-mexicanos' })));
  });

  // That one which is no function breaks nothing either: src/ui/track-event.test.ts.
  test('that throws breaks nothing', async () => {
    const page = await open('/', {
      prepare: (tab) =>
        tab.addInitScript(() => {
          Object.assign(window, {
            gtag: () => {
              throw new Error('the tag is broken');
            },
          });
        }),
      expectedNoise: [/La etiqueta de analítica falló/],
    });
    await page.getByRole('link', { name: 'Ver Destinos' }).click();
    await page.locator('#destinos').getByRole('link', { name: 'Canadá', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Canadá' }).waitFor();
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      window.open = () => window;
    });
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await searchBox(page).pressSequentially('japon');
    await suggestions(page).click();
    await expectLocation(page, '/pais/japan');
  });
});
