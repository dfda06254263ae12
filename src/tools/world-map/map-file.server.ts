import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { WithLater } from '../../catalogue/as-of.ts';
import statusStyle from '../../country/status.css?raw';
import themeStyle from '../../styles/theme.css?raw';
import { drawWorld } from './draw-world.server.ts';
import type { MapCountry } from './map-country.ts';
import { paletteOf } from './palette.ts';
import mapStyle from './world-map.css?raw';
import { WorldMap } from './world-map.tsx';

/**
 * `mapa` is taken into the page, which has its rules and whose policy refuses any others, even while the file is
 * read; `mapa-imagen` brings them along.
 */
export const MAP_FILES = ['mapa', 'mapa-imagen'] as const;

export function renderMapFile(file: (typeof MAP_FILES)[number], countries: readonly WithLater<MapCountry>[]): string {
  const drawing = drawWorld(countries);
  const style = file === 'mapa-imagen' ? imageStyle() : undefined;
  return renderToStaticMarkup(createElement(WorldMap, { drawing, countries, style }));
}

function imageStyle(): string {
  return [paletteOf(themeStyle), statusStyle, mapStyle].join('').replace(/\/\*.*?\*\/|\s*\n\s*/gs, '');
}
