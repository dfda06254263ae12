import type { Page } from 'playwright-core';
import { useSite, type VisitOptions } from '../site.ts';
import { QUIET_MS, untilStored, useOfflineSite } from './offline-site.ts';

/** The site with its worker allowed, and the server behind it, which serves the real build where no `roots` are given. */
export function useOfflineReader(roots?: Parameters<typeof useOfflineSite>[0]) {
  const { open, blank } = useSite();
  const site = useOfflineSite(roots);
  const visit = (path: string, options: VisitOptions = {}): Promise<Page> =>
    open(path, { ...site.options(), ...options });
  return {
    site,
    blank,
    visit,
    /** Time goes by, until somebody who opened the page later has it stored: by then this reader would have it too. */
    untilOthersHaveIt: async (page: Page, path: string) => {
      await page.clock.fastForward(QUIET_MS);
      await untilStored(await visit(path), path);
    },
  };
}

export const loseNetwork = (page: Page) => page.context().setOffline(true);
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
export const saveButton = (page: Page) => page.getByRole('button', { name: /^Guardar (para usar )?sin conexión$/ });
export const offer = (page: Page) => page.getByRole('region', { name: 'Qué sigue' });
