import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import statusStyle from '../../country/status.css?raw';
import themeStyle from '../../styles/theme.css?raw';
import type { MapCountry } from './map-country.ts';
import mapStyle from './world-map.css?raw';
import { WorldMap } from './world-map.tsx';

/** The map as an SVG file that stands on its own, with the colours of the theme, light and dark. */
export function renderMapImage(countries: readonly MapCountry[]): string {
  const style = [paletteOf(themeStyle), statusStyle, mapStyle].join('').replace(/\/\*.*?\*\/|\s*\n\s*/gs, '');
  return renderToStaticMarkup(createElement(WorldMap, { countries, style }));
}

/** The theme names each colour twice, light first; a custom property of another kind has no `#`. */
function paletteOf(theme: string): string {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, name = '', colour = ''] of theme.matchAll(/(--color-[\w-]+): (#\w+);/g)) {
    (light.has(name) ? dark : light).set(name, colour);
  }
  const rule = (colours: ReadonlyMap<string, string>) =>
    `:root{${[...colours].map(([name, colour]) => `${name}:${colour}`).join(';')}}`;
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
}
