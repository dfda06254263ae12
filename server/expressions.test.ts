import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Where a regular expression may meet what a visitor sent. */
const READ_BY_THE_SERVER = [
  'server/**/*.ts',
  'src/forms/**/*.{ts,tsx}',
  'src/site/hosting/**/*.ts',
  'scripts/inbox.ts',
];

const ROOT = join(import.meta.dirname, '..');

/** The ways in which the time of an expression grows faster than the text, as `eslint-plugin-regexp` finds them. */
function superLinear({ source, flags }: { source: string; flags: string }): string[] {
  return analyse({ source, flags }).reports.map(({ type, character }) => `${type} con ${character.literal.source}`);
}

function expressionsIn(file: string): { source: string; flags: string }[] {
  const found: { source: string; flags: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

test('no text a visitor sends takes an expression more time than its length explains', () => {
  const files = globSync(READ_BY_THE_SERVER, { cwd: ROOT, exclude: ['**/*.test.ts', '**/testing/**'] });
  const expressions = files.flatMap((file) => expressionsIn(file).map((one) => ({ file, ...one })));
  expect(expressions.length).toBeGreaterThan(30);
  expect(
    expressions.flatMap((one) => superLinear(one).map((how) => `${one.file}: /${one.source}/${one.flags} ${how}`)),
  ).toEqual([]);
});

test.each([
  ['two parts that can share a text', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['a run that is begun anew at each of its characters', /\/+$/],
  ['a repetition of a repetition', /^(a+)+$/],
])('such a check sees %s', (_what, expression) => {
  expect(superLinear(expression)).not.toEqual([]);
});
