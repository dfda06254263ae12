import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { drawSvg } from './png.server.ts';

/** What the head of a page says about its sharing image. */
export interface ShareImage {
  /** Path with a version: networks keep an image as long as its address stays the same. */
  href: string;
  alt: string;
}

/** Drawing takes some milliseconds and each country has two pages. The drawing itself is too big to be kept. */
const hrefs = new Map<string, string>();

/** Address of the image `name`; its version changes when the drawing does. */
export function shareImageHref(name: string, drawing: () => ReactElement): string {
  const known = hrefs.get(name);
  if (known) return known;
  const version = createHash('sha256').update(drawSvg(drawing())).digest('hex').slice(0, 8);
  const href = `/compartir/${name}.png?v=${version}`;
  hrefs.set(name, href);
  return href;
}
