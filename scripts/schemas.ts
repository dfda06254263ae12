import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { editorSchemas, schemaFile } from './schemas/editor-schemas.ts';

/** `npm run schemas`: writes what an editor's program checks and explains the files of `content/` with. */
for (const [name, text] of editorSchemas()) {
  writeFileSync(schemaFile(name), text);
  console.log(`Se escribió ${basename(schemaFile(name))}.`);
}
