import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangesByCountry, DatedChange } from '../../../src/catalogue/changes-by-country.ts';
import { writeInboxSite } from '../../inbox/testing/inbox-site.ts';
import { send } from '../../inbox/testing/send.ts';

const NAMES = { japan: 'Japón', peru: 'Perú' };

/** A built site of two countries, with what has changed there; written again it is a newer build. */
export function writePushSite(folder: string, changes: Partial<Record<keyof typeof NAMES, DatedChange[]>>): string {
  const root = writeInboxSite(folder);
  for (const part of ['cambios', 'pais']) mkdirSync(join(root, part), { recursive: true });
  const byCountry: ChangesByCountry = {};
  for (const [slug, name] of Object.entries(NAMES)) {
    writeFileSync(join(root, 'pais', `${slug}.html`), `<title>${name}</title>`);
    byCountry[slug] = { name, changes: changes[slug as keyof typeof NAMES] ?? [] };
  }
  writeFileSync(join(root, 'cambios', 'por-pais.json'), JSON.stringify(byCountry));
  return root;
}

/** A post of the site's own page. */
export const postJson = (port: number, path: string, value: unknown) =>
  send({ port, path, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) });
