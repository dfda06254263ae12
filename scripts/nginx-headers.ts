import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRules, SiteError } from '../server/site.ts';
import { renderNginx } from './nginx/render-nginx.ts';

/** `npm run nginx -- [built site] [folder]`: the site's header and redirect rules as two files for nginx to include. */
const [siteDir = 'dist', folder = 'deploy/nginx'] = process.argv.slice(2);

try {
  const { headerRules, redirectRules } = readRules(siteDir);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(renderNginx(headerRules, redirectRules))) {
    writeFileSync(join(folder, name), text);
    console.log(join(folder, name));
  }
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  for (const line of error.problems) console.error(line);
  process.exitCode = 1;
}
