import type { APIRoute } from 'astro';
import { keptReleases } from '../../../open-data/releases.server.ts';
import { pastAnswers } from '../../../open-data/releases.ts';

/** The releases, oldest first, and the places that have a history. */
export const GET: APIRoute = () => {
  const releases = keptReleases();
  return Response.json({
    releases: releases.map(({ day, sha256, about }) => ({ day, release: about.release, sha256 })),
    countries: [...pastAnswers(releases).keys()],
  });
};
