import sprite from './icons.svg?url';

/** The symbols of `icons.svg`: line icons on a 24 × 24 grid, one cached file for the whole site. */
export const ICON_NAMES = [
  'tick',
  'document',
  'landing',
  'chip',
  'question',
  'search',
  'menu',
  'close',
  'forward',
  'back',
  'external',
  'alert',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

export function iconHref(name: IconName): string {
  return `${sprite}#${name}`;
}
