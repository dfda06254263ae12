/** Line icons on a 24 × 24 grid; the page carries each path once, in `IconSprite`. */
const ICON_PATHS = {
  tick: 'M4 12.5 9.6 18 20 6',
  document: 'M5 3h14v18H5zM9 8.5h6M9 12.5h6M9 16.5h3',
  landing: 'M12 3v12M6.5 10 12 15.5 17.5 10M4 21h16',
  chip: 'M2.5 5h19v14h-19zM2.5 12h5.8M15.7 12h5.8M12 8.3a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4',
  question: 'M8 8.5C8 6 9.8 4.5 12 4.5S16 6 16 8.3c0 3-4 3.2-4 6.2M12 18.6v.9',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5l5 5',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'm5 5 14 14M19 5 5 19',
  forward: 'M3 12h17M14 6l6 6-6 6',
  back: 'M21 12H4M10 6l-6 6 6 6',
  external: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  alert: 'M12 3 2.5 20.5h19zM12 10v5M12 17.4v.6',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** Decorative: the word beside it says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** Once a page, before anything that uses an icon. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="fixed size-0" aria-hidden="true">
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
