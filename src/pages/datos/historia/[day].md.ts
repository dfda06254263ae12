import type { APIRoute, GetStaticPaths } from 'astro';
import { releaseNotes } from '../../../open-data/release-notes.ts';
import { keptReleases } from '../../../open-data/releases.server.ts';

export const getStaticPaths = (() => {
  const releases = keptReleases();
  return releases.map((release) => ({
    params: { day: release.day },
    props: { notes: releaseNotes(releases, release) },
  }));
}) satisfies GetStaticPaths;

/** What a release added, changed and ended. */
export const GET: APIRoute<{ notes: string }> = ({ props }) => new Response(props.notes);
