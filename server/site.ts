import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './hosting-files.ts';
import { readSiteFiles } from './site-files.ts';

/** The built site, as it was when the server started. */
export type Site = ReturnType<typeof readSite>;

/** The folder holds no complete build; `problems` has one line for the operator per fault. */
export class SiteError extends Error {
  override name = 'SiteError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const REQUIRED = ['index.html', '_headers', '_redirects'];

/** Reads the site in `root`, or throws a `SiteError`. */
export function readSite(root: string) {
  const rules = readRules(root);
  const files = readSiteFiles(root);
  // What the build says a file is wins over what its name says; from here on the file knows it, not the rules.
  for (const file of files.values()) {
    file.contentType = headersFor(rules.headerRules, file.address).get('content-type') ?? file.contentType;
  }
  const headerRules = rules.headerRules.map((rule) => ({
    ...rule,
    headers: rule.headers.filter(([name]) => name.toLowerCase() !== 'content-type'),
  }));
  return { ...rules, headerRules, files };
}

/** Reads `_headers` and `_redirects` alone, or throws a `SiteError`. */
export function readRules(root: string) {
  const missing = REQUIRED.filter((name) => !existsSync(join(root, name)));
  if (missing.length > 0) {
    const faults = `no existe ${missing.map((name) => join(root, name)).join(' ni ')}`;
    throw new SiteError([`Falta el sitio construido (${faults}): ejecuta "npm run build" y vuelve a intentarlo.`]);
  }
  const headers = parseHeadersFile(readFileSync(join(root, '_headers'), 'utf8'));
  const redirects = parseRedirectsFile(readFileSync(join(root, '_redirects'), 'utf8'));
  const problems = [...headers.problems, ...redirects.problems];
  if (problems.length > 0) throw new SiteError(problems);

  return { headerRules: headers.rules, redirectRules: redirects.rules };
}
