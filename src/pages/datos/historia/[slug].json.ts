import type { APIRoute, GetStaticPaths } from 'astro';
import { keptReleases } from '../../../open-data/releases.server.ts';
import { type PastAnswer, pastAnswers } from '../../../open-data/releases.ts';

export const getStaticPaths = (() =>
  [...pastAnswers(keptReleases())].map(([slug, answers]) => ({
    params: { slug },
    props: { answers },
  }))) satisfies GetStaticPaths;

/** What was said of a country on each day since the first release. */
export const GET: APIRoute<{ answers: PastAnswer[] }> = ({ props }) => Response.json(props.answers);
