import { createElement } from 'react';
import { drawSvg, toPng } from '../country/sharing/png.server.ts';
import { type ShareImage, shareImageHref } from '../country/sharing/share-image.server.ts';
import { ClaimImage } from './claim-image.tsx';
import { imageWords } from './claim-page.tsx';
import type { PublishedClaim } from './claims.server.ts';

/** The picture of a claim, for its page and for networks. */
export function claimShareImage(claim: PublishedClaim): ShareImage {
  return {
    href: shareImageHref(`es-cierto-${claim.id}`, () => createElement(ClaimImage, claim)),
    alt: imageWords(claim),
  };
}

/** The PNG behind `claimShareImage`. */
export function paintClaimImage(claim: PublishedClaim): Promise<Buffer> {
  return toPng(drawSvg(createElement(ClaimImage, claim)));
}
