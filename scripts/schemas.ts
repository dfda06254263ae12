import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { editorSchemas, schemaFile } from './schemas/editor-schemas.ts';

/** `npm run schemas`: writes what an editor's program checks and explains the files of `content/` with, and names what changed. */
for (const [name, text] of editorSchemas()) {
  const file = schemaFile(name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  writeFileSync(file, text);
  console.log(`Se escribió ${basename(file)}.`);
}
