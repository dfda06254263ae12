import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusRole } from '../status-class.ts';

const theme = readFileSync(join(process.cwd(), 'src/styles/theme.css'), 'utf8');

/**
 * A role colour of the light theme, for pictures: resvg knows no custom properties.
 * @throws for one that the theme does not name.
 */
export function colour(role: string): string {
  const [, hex] = new RegExp(`--color-${role}: (#\\w+);`).exec(theme) ?? [];
  if (!hex) throw new Error(`theme.css no tiene --color-${role}.`);
  return hex;
}

/** Ink and tint of a visa status. */
export function statusColours(status: string): { ink: string; tint: string } {
  const role = statusRole(status);
  return { ink: colour(role), tint: colour(`${role}-tint`) };
}
