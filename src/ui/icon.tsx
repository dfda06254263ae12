import { type IconName, iconHref } from './icons.ts';

/** Decorative: the word beside it says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
