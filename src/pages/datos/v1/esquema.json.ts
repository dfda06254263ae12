import type { APIRoute } from 'astro';
import { DATA_SCHEMA_PATH, dataSchema } from '../../../open-data/public-catalogue.ts';
import { publicSettings } from '../../../site/settings.server.ts';

/** JSON Schema of the published files. */
export const GET: APIRoute = () => Response.json(dataSchema(publicSettings().siteUrl + DATA_SCHEMA_PATH));
