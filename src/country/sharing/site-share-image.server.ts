import { createElement } from 'react';
import { drawSvg, toPng } from './png.server.ts';
import { type ShareImage, shareImageHref } from './share-image.server.ts';
import { SiteImage } from './site-image.tsx';

/**
 * Image of every page that is not about one country. Apart from the countries' images, whose stamp brings
 * its stylesheet along: Astro would put that on every page.
 */
export function siteShareImage(): ShareImage {
  return {
    href: shareImageHref('pasaporte-verde', () => createElement(SiteImage)),
    alt: 'Pasaporte Verde: ¿Necesitas visa para viajar? Requisitos, costos en pesos y embajadas para quien viaja con pasaporte mexicano.',
  };
}

/** The PNG behind `siteShareImage`. */
export function paintSiteImage(): Promise<Buffer> {
  return toPng(drawSvg(createElement(SiteImage)));
}
