import type { Page } from 'playwright-core';
import { useSite, type VisitOptions } from '../site.ts';
import { useOfflineSite } from './offline-site.ts';

/** The site with its worker allowed, and the server behind it. */
export function useOfflineReader() {
  const { open, blank } = useSite();
  const site = useOfflineSite();
  return {
    site,
    blank,
    visit: (path: string, options: VisitOptions = {}): Promise<Page> => open(path, { ...site.options(), ...options }),
  };
}

export const loseNetwork = (page: Page) => page.context().setOffline(true);
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar para usar sin conexión' });
export const offer = (page: Page) => page.getByRole('region', { name: 'Sin conexión' });
