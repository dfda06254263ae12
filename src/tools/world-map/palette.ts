/** The colours of the theme's stylesheet as rules a file on its own can carry: light first, then dark. */
export function paletteOf(themeStyle: string): string {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, name = '', colour = ''] of themeStyle.matchAll(/(--color-[\w-]+): (#\w+);/g)) {
    (light.has(name) ? dark : light).set(name, colour);
  }
  const rule = (colours: ReadonlyMap<string, string>) =>
    `:root{${[...colours].map(([name, colour]) => `${name}:${colour}`).join(';')}}`;
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
}
