import type { APIRoute } from 'astro';
import { publicOpenQuestions } from '../../../open-data/published-data.server.ts';

/** What nobody has found yet of each destination. */
export const GET: APIRoute = () => Response.json(publicOpenQuestions());
