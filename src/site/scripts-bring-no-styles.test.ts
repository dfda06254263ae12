import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptsBringNoStyles } from './scripts-bring-no-styles.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'estilos-'));
  await writeFile(join(root, 'own.css'), '.own { color: red }');
  await writeFile(join(root, 'linked.css'), '.linked { color: red }');
  await writeFile(join(root, 'page.js'), 'import "./own.css"; import href from "./linked.css?url"; console.log(href);');
});
afterAll(() => rm(root, { recursive: true }));

test('a script brings no stylesheet but the one it asks the address of', async () => {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [scriptsBringNoStyles()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'page.js') } },
  })) as Rolldown.RolldownOutput;
  const styles = output.flatMap((file) => (file.type === 'asset' ? String(file.source) : []));
  expect(styles).toEqual([expect.stringContaining('.linked')]);
});
