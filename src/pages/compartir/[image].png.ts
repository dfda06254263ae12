import type { APIRoute, GetStaticPaths } from 'astro';
import { summarise } from '../../catalogue/country-summary.ts';
import { countryShareImage } from '../../country/sharing/country-image.tsx';
import { SITE_IMAGE } from '../../country/sharing/image-sheet.tsx';
import type { ShareImage } from '../../country/sharing/png.server.ts';
import { claimShareImage } from '../../fact-checks/claim-image.tsx';
import { publishedClaims } from '../../fact-checks/claims.server.ts';
import { buildDay, catalogue } from '../../records/catalogue.server.ts';

export const getStaticPaths = (() =>
  [
    SITE_IMAGE,
    ...catalogue().countries.map((country) => countryShareImage(summarise(country, catalogue(), buildDay()))),
    ...publishedClaims().map(claimShareImage),
  ].map((image) => ({ params: { image: image.name }, props: { image } }))) satisfies GetStaticPaths;

/** The image a social network shows with a link: of a country, of a claim, of every other page. */
export const GET: APIRoute<{ image: ShareImage }> = async ({ props: { image } }) =>
  new Response(new Uint8Array(await image.paint()), { headers: { 'Content-Type': 'image/png' } });
