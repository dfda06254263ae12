import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusClass } from '../catalogue/badge.tsx';

let colours: Map<string, string> | undefined;

/**
 * A role colour of the light theme (`cover`, `foil`, `free-tint`), read from the theme itself: librsvg knows
 * no custom properties, and a second list of the same colours would drift.
 */
export function colour(role: string): string {
  if (!colours) {
    const theme = readFileSync(join(process.cwd(), 'src/styles/theme.css'), 'utf8');
    const block = /@theme static \{([^}]*)\}/.exec(theme)?.[1] ?? '';
    colours = new Map([...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));
  }
  const found = colours.get(role);
  if (!found) throw new Error(`El tema no tiene el color --color-${role}.`);
  return found;
}

/** Ink and tint of a visa status. */
export function statusColours(status: string): { ink: string; tint: string } {
  const role = statusClass(status).replace('status-', '');
  return { ink: colour(role), tint: colour(`${role}-tint`) };
}
