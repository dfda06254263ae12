import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that is never half written, whenever it is read. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
