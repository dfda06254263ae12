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

/** Decorative: the word beside it says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
