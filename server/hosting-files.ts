import type { RedirectRule } from '../src/hosting/rules.ts';
import { decodePath } from './address.ts';

/** A block of `_headers`: what to drop from the rules before it, then what to add. */
export interface ParsedHeaderRule {
  path: string;
  detach: string[];
  headers: [name: string, value: string][];
}

/** Rules, and one line for the operator about each line that was not understood. */
export interface Parsed<Rule> {
  rules: Rule[];
  problems: string[];
}

/** A `*` only at the end: the rules of this site need no other. */
const PATH_PATTERN = /^\/[^:*]*\*?$/;
const HEADER_NAME = /^[A-Za-z0-9-]+$/;
const HEADER_VALUE = /^[\x20-\x7e]+$/;
const STATUSES = [301, 302, 303, 307, 308] as const;

/**
 * Reads the part of the `_headers` syntax that `src/hosting/render.ts` writes. Whatever else the hosts
 * allow (placeholders, other origins) is reported, not skipped: a lost header would go unnoticed.
 */
export function parseHeadersFile(text: string): Parsed<ParsedHeaderRule> {
  const rules: ParsedHeaderRule[] = [];
  const problems: string[] = [];
  for (const { line, number } of meaningfulLines(text)) {
    const rule = rules.at(-1);
    const detached = line.startsWith('!') ? line.slice(1).trim() : undefined;
    const [name = '', value = ''] = splitOnce(line, ':');
    if (PATH_PATTERN.test(line)) rules.push({ path: line, detach: [], headers: [] });
    else if (rule && detached && HEADER_NAME.test(detached)) rule.detach.push(detached);
    else if (rule && HEADER_NAME.test(name) && HEADER_VALUE.test(value)) rule.headers.push([name, value]);
    else problems.push(`_headers, línea ${number}: no se entiende "${line}".`);
  }
  return { rules, problems };
}

/** Reads `_redirects` lines of the form `/from /to 301`; both addresses are of this site. */
export function parseRedirectsFile(text: string): Parsed<RedirectRule> {
  const rules: RedirectRule[] = [];
  const problems: string[] = [];
  for (const { line, number } of meaningfulLines(text)) {
    const [from, to, code, ...rest] = line.split(/\s+/);
    const status = STATUSES.find((known) => String(known) === code);
    if (from && to && status && rest.length === 0 && isPlainPath(from) && isPlainPath(to)) {
      rules.push({ from: decodeURI(from), to: decodeURI(to), status });
    } else {
      problems.push(`_redirects, línea ${number}: no se entiende "${line}".`);
    }
  }
  return { rules, problems };
}

/** The headers that `rules` give to `path`, combined the way Cloudflare Pages does it. */
export function headersFor(rules: readonly ParsedHeaderRule[], path: string): Headers {
  const combined = new Headers();
  for (const rule of rules) {
    if (!matchesPattern(rule.path, path)) continue;
    for (const name of rule.detach) combined.delete(name);
    for (const [name, value] of rule.headers) combined.append(name, value);
  }
  return combined;
}

function matchesPattern(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function isPlainPath(path: string): boolean {
  return /^\/(?!\/)[^*:]*$/.test(path) && decodePath(path) !== undefined;
}

function splitOnce(line: string, separator: string): string[] {
  const at = line.indexOf(separator);
  return at < 0 ? [line] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function meaningfulLines(text: string): { line: string; number: number }[] {
  return text
    .split('\n')
    .map((raw, index) => ({ line: raw.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}
