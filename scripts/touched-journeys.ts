import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Where journeys go through what a folder shows; a folder of the same name under `e2e/` needs no line. */
export const JOURNEYS: readonly [folder: string, journeys: string][] = [
  ['content/countries', 'country-page/question-page'],
  ['content/narratives', 'country-page/guide-page'],
  ['content/legal', 'screens'],
  ['content/transit', 'tools/layovers'],
  ['content/wiki', 'wiki'],
  ['src/country', 'country-page'],
  ['src/personal', 'country-page'],
  ['src/destinations', 'home'],
  ['src/exchange', 'home'],
  ['src/enquiries', 'forms'],
  ['src/sharing', 'share'],
  ['src/about', 'screens'],
  ['src/guides', 'screens'],
  ['src/legal', 'screens'],
  ['src/not-found', 'screens'],
  ['src/open-data', 'screens'],
  ['src/tools/situation', 'tools/situation'],
  ['src/tools/layovers', 'tools/layovers'],
  ['server', 'screens'],
];

/** Any change can break these: they are asked when no journey has the name of what changed. */
const EVERYWHERE = ['e2e/every-page/frame', 'e2e/every-page/first-click', 'e2e/home/home'];

/** The journeys that go through what these files show, as Vitest takes them: the beginning of their paths. */
export function journeysThrough(files: readonly string[], all: readonly string[]): string[] {
  const concerned = files.filter((file) => /^(content|e2e|server|src)\//.test(file) && !isRule(file));
  return [...new Set(concerned.flatMap((file) => journeysOf(file, all)))];
}

function isRule(file: string): boolean {
  return !file.startsWith('e2e/') && /\.test\.tsx?$/.test(file);
}

function journeysOf(file: string, all: readonly string[]): string[] {
  if (all.includes(file)) return [file];
  // The longest folder that says where its journeys are.
  for (let folder = parentOf(file); folder.includes('/') || folder === 'server'; folder = parentOf(folder)) {
    const named = JOURNEYS.find(([name]) => name === folder)?.[1] ?? folder.replace(/^(src|e2e)\//, '');
    const prefix = `e2e/${named}`;
    if (all.some((journey) => journey.startsWith(prefix))) return [prefix];
  }
  return EVERYWHERE;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `npm run check:quick` ends with this: the journeys of the folders that changed since the last commit. */
if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const journeys = journeysThrough(changed, git('ls-files', '--cached', '--others', 'e2e/*.test.ts'));
  if (journeys.length === 0) console.log('Ningún recorrido pasa por lo que cambió.');
  else {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'recorridos', ...journeys], {
      cwd: root,
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  }
}
