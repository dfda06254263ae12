import type { RedirectRule } from '../src/site/hosting/rules.ts';
import { decodePath } from './address.ts';

/** A block of `_headers`: what to drop from the rules before it, then what to add. */
export interface ParsedHeaderRule {
  path: string;
  detach: string[];
  headers: [name: string, value: string][];
}

/** A `*` only at the end: the rules of this site need no other. */
const PATH_PATTERN = /^\/[^:*]*\*?$/;
const DETACHED = /^! ?([A-Za-z0-9-]+)$/;
const HEADER = /^([A-Za-z0-9-]+): *([\x21-\x7e][\x20-\x7e]*)$/;
const STATUSES = [301, 302, 303, 307, 308] as const;

/**
 * Reads the part of the `_headers` syntax that `src/site/hosting/render.ts` writes. Whatever else the hosts
 * allow (placeholders, other origins) is reported, not skipped: a lost header would go unnoticed.
 */
export function parseHeadersFile(text: string) {
  const rules: ParsedHeaderRule[] = [];
  const problems: string[] = [];
  for (const { line, number } of meaningfulLines(text)) {
    const rule = rules.at(-1);
    const detached = DETACHED.exec(line)?.[1];
    const [, name, value] = HEADER.exec(line) ?? [];
    if (PATH_PATTERN.test(line)) rules.push({ path: line, detach: [], headers: [] });
    else if (rule && detached) rule.detach.push(detached);
    else if (rule && name && value) rule.headers.push([name, value]);
    else problems.push(`_headers, línea ${number}: no se entiende "${line}".`);
  }
  return { rules, problems };
}

/** Reads `_redirects` lines of the form `/from /to 301`; both addresses are of this site. */
export function parseRedirectsFile(text: string) {
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

function meaningfulLines(text: string): { line: string; number: number }[] {
  return text
    .split('\n')
    .map((raw, index) => ({ line: raw.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}
