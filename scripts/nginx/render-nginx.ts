import { headersFor, type ParsedHeaderRule } from '../../server/hosting-files.ts';
import { fitToConnection } from '../../server/https-only.ts';
import type { RedirectRule } from '../../src/site/hosting/rules.ts';

const NOTICE =
  '# Written by scripts/nginx-headers.ts from _headers and _redirects. Do not edit: the next build writes it anew.\n';

/**
 * The rules of `_headers` and `_redirects` in nginx's words, as the two files that `docs/deploying/nginx.conf`
 * includes. One `map` per header, and not `add_header` inside `location` blocks: there a single `add_header` would
 * silently drop all those of the blocks around it.
 */
export function renderNginx(headerRules: readonly ParsedHeaderRule[], redirectRules: readonly RedirectRule[]) {
  // nginx names the type itself; a header of ours would stand beside its own.
  const named = headerRules
    .flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()))
    .filter((name) => name !== 'content-type');
  // Over HTTPS it is said even where the build says nothing of it.
  const names = [...new Set([...named, 'strict-transport-security'])];
  const statuses = [...new Set(redirectRules.map(({ status }) => status))];
  return {
    /** Variables; goes where `http {` is. */
    'http.conf': [
      NOTICE,
      ...names.map((name) => headerMap(name, headerRules)),
      ERROR_CACHING,
      ...statuses.map((status) => redirectMap(status, redirectRules)),
    ].join('\n'),
    /** What makes answers of them; goes inside `server {`. */
    'server.conf': [
      NOTICE,
      // What was asked for, not the file found for it, nor the not-found page.
      'uninitialized_variable_warn off;',
      'if ($site_address = "") { set $site_address $uri; }',
      ...statuses.map(
        (status) => `if ($site_moved_${status}) { return ${status} $site_moved_${status}$is_args$args; }`,
      ),
      ...names.map(
        (name) => `add_header ${name} $${name === 'cache-control' ? 'site_caching' : variable(name)} always;`,
      ),
      ...headerRules.flatMap(({ path, headers }) =>
        headers
          .filter(([name]) => name.toLowerCase() === 'content-type')
          .map(([, type]) => `location = ${path} { charset off; types {} default_type ${type}; }`),
      ),
      '',
    ].join('\n'),
  };
}

/** As on our server: a failure is a moment's state, which no cache should remember. */
const ERROR_CACHING = `map $status $site_caching {
  default $${variable('cache-control')};
  ~^[45] no-store;
}
`;

/**
 * The longest pattern that matches decides, with the value that all the rules together give to its addresses. Patterns
 * that say nothing of this header are left out, so that the next shorter one decides.
 */
function headerMap(name: string, rules: readonly ParsedHeaderRule[]): string {
  const patterns = new Set(['/*', ...rules.filter((rule) => speaksOf(rule, name)).map(({ path }) => path)]);
  const sorted = [...patterns].sort((a, b) => precision(b) - precision(a));
  const valueAt = (pattern: string, isHttps: boolean) =>
    fitToConnection(headersFor(rules, pattern.replace(/\*$/, 'x')), isHttps).get(name) ?? '';
  if (sorted.every((pattern) => valueAt(pattern, true) === valueAt(pattern, false))) {
    return map(variable(name), sorted, (pattern) => [mapKey(pattern), valueAt(pattern, true)]);
  }
  return [true, false]
    .map((isHttps) => {
      const ownVariable = `${variable(name)}_${isHttps ? 'https' : 'http'}`;
      return map(ownVariable, sorted, (pattern) => [mapKey(pattern), valueAt(pattern, isHttps)]);
    })
    .concat(
      `map $scheme $${variable(name)} {\n  https $${variable(name)}_https;\n  default $${variable(name)}_http;\n}\n`,
    )
    .join('\n');
}

function map(
  to: string,
  patterns: readonly string[],
  lineFor: (pattern: string) => [key: string, value: string],
): string {
  const lines = patterns.map(lineFor).map(([key, value]) => `  ${key} ${quote(value)};`);
  return `map $site_address $${to} {\n${lines.join('\n')}\n}\n`;
}

/** An exact address is more precise than the folder of the same length. */
function precision(pattern: string): number {
  return pattern.endsWith('*') ? pattern.length - 1 : pattern.length + 0.5;
}

function speaksOf({ detach, headers }: ParsedHeaderRule, name: string): boolean {
  return [...detach, ...headers.map(([set]) => set)].some((spelling) => spelling.toLowerCase() === name);
}

function mapKey(pattern: string): string {
  if (pattern === '/*') return 'default';
  // An exact address, too, as an expression: as a plain word it would ignore capitals.
  const escaped = pattern.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return pattern.endsWith('*') ? `~^${escaped}` : `~^${escaped}$`;
}

/** A `map` ignores capitals, so `/pais/JAPON` moves as well. */
function redirectMap(status: number, rules: readonly RedirectRule[]): string {
  const lines = rules
    .filter((rule) => rule.status === status)
    .map(({ from, to }) => `  ${quote(from)} ${quote(encodeURI(to))};`);
  return `map $uri $site_moved_${status} {\n  default "";\n${lines.join('\n')}\n}\n`;
}

function variable(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quote(text: string): string {
  // nginx has no way to write a plain dollar sign in a value.
  if (text.includes('$')) throw new Error(`nginx no puede enviar un signo $: ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
