import { basename } from 'node:path';
import { useContentFolder } from '../../src/records/testing/content-folder.ts';
import { runScript } from './run-script.ts';

/** One record of each depth, so that a script has something to read and a test something to break. */
const COUNTRIES = new Set(['japan.yaml', 'zambia.yaml']);

/** A fresh copy of the real content for every test, with only two of its countries. */
export function useSmallContent() {
  // A visa guide is of a country that the copy does not have.
  const copy = useContentFolder(
    ['.'],
    (path) =>
      !/visa-guides|claims|narratives\/(?!Japan)/.test(path) &&
      (!/countries.*\.yaml$/.test(path) || COUNTRIES.has(basename(path))),
  );
  /** A script of `scripts/` on the copy, as an editor runs it. */
  const run = (script: string, ...args: string[]) => runScript(script, args, copy.folder());
  return { ...copy, run };
}
