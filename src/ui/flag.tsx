/**
 * Flag as SVG, because Windows draws no flag emoji. Decorative: the country's name stands beside it.
 * Its drawn width is the CSS custom property `--flag-width` of its surroundings, 36px unless set.
 */
export function Flag({ iso2, eager = false }: { iso2: string; eager?: boolean }) {
  return (
    <img
      className="flag"
      src={`/banderas/${iso2.toLowerCase()}.svg`}
      alt=""
      width={36}
      height={24}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
