import type { APIRoute } from 'astro';
import { publicDataPackage } from '../../../open-data/published-data.server.ts';

/** The files and their sums, as a Frictionless Data Package. */
export const GET: APIRoute = () => Response.json(publicDataPackage());
