import type { APIRoute, GetStaticPaths } from 'astro';
import { paintClaimImage } from '../../fact-checks/claim-share-image.server.ts';
import { type PublishedClaim, publishedClaims } from '../../fact-checks/claims.server.ts';

export const getStaticPaths = (() =>
  publishedClaims().map((claim) => ({ params: { claim: claim.id }, props: { claim } }))) satisfies GetStaticPaths;

/** The picture of a claim, to send back where it came from. */
export const GET: APIRoute<{ claim: PublishedClaim }> = async ({ props }) =>
  new Response(new Uint8Array(await paintClaimImage(props.claim)), { headers: { 'Content-Type': 'image/png' } });
