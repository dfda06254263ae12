import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { decodePath, MAX_PATH_LENGTH, rawPath } from './address.ts';
import { errorAnswer, unexpectedErrorAnswer } from './error-page.ts';
import { fitToConnection, headersFor, isForwardedHttps, type ParsedHeaderRule } from './hosting-rules.ts';
import { readSite, type Site } from './site.ts';
import { serveFiles } from './static-files.ts';

/** Adds routes that are tried before the files; their answers get the hosting headers too. */
type AddRoutes = (app: Hono, site: Site) => void;

export interface AppOptions {
  /** The folder the build wrote. */
  root: string;
  addRoutes?: AddRoutes;
  /** Whether a proxy of our own stands in front: what it says about the visitor's connection is believed. */
  trustProxy?: boolean;
}

/** The whole site as a Hono app. Throws when `root` holds no complete build. */
export function createApp({ root, addRoutes, trustProxy = false }: AppOptions): Hono {
  const site = readSite(root);
  const app = new Hono();
  app.use(addHostingHeaders(site.headerRules, trustProxy));
  app.use(refuseUnreadableAddress);
  addRoutes?.(app, site);
  // `etag` only turns a file that the browser already has into a 304; the tags themselves are made at start.
  app.all('*', etag(), serveFiles(site));
  app.onError((error, c) => unexpectedErrorAnswer(error, `${c.req.method} ${rawPath(c)}`));
  return app;
}

/** A route that sets one of these headers itself keeps its own value. */
function addHostingHeaders(rules: readonly ParsedHeaderRule[], trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const isHttps = trustProxy && isForwardedHttps(c.req.header('X-Forwarded-Proto'));
    for (const [name, value] of fitToConnection(headersFor(rules, rawPath(c)), isHttps)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    // Otherwise a missing file under `/_astro/` would stay missing for a year in the visitor's cache.
    if (c.res.status >= 400) c.header('Cache-Control', 'no-store');
  };
}

const refuseUnreadableAddress: MiddlewareHandler = async (c, next) => {
  const path = rawPath(c);
  if (path.length > MAX_PATH_LENGTH) return errorAnswer(414);
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Node takes the first of two; a proxy in front may have taken the other (RFC 9112, 3.2).
  const hosts = incoming?.headersDistinct['host']?.length ?? 0;
  if (decodePath(path) === undefined || hosts > 1) return errorAnswer(400);
  return next();
};
