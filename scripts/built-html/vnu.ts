import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlMessage } from './html-message.ts';

/** Its own downloads are for machines without Java; the package brings the archive itself. */
const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** Starting to run at once matters more than running fast in the end. */
const JVM_OPTIONS = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xss4m'];
const OUTPUT_LIMIT = 256 * 1024 * 1024;

/** What vnu takes for a mistake and is none, with the reason. */
const ACCEPTED: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^CSS: “(-webkit-)?mask(-position)?”: /,
    reason: 'its CSS checker knows a mask of one layer and no gradient; ours are valid by CSS Masking 1',
  },
  {
    pattern: /^CSS: “width”: The types are incompatible\.$/,
    reason: 'it does not look into var() and cannot tell that min(100% - var(…), 42rem) adds lengths',
  },
  {
    pattern: /^CSS: Unrecognized at-rule “@view-transition”/,
    reason: 'CSS View Transitions 2 is younger than its list of rules',
  },
  {
    pattern: /^CSS: “vector-effect”: /,
    reason: 'a property of SVG 2, which its CSS checker does not know',
  },
];

interface VnuMessage {
  type: string;
  url?: string;
  lastLine?: number;
  message: string;
}

export function isJavaInstalled(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** What the Nu Html Checker finds in every page of a folder, in one run: its start takes longer than a page. */
export function checkWithVnu(folder: string): HtmlMessage[] {
  const { stderr, error } = spawnSync(
    'java',
    [...JVM_OPTIONS, '-jar', JAR, '--errors-only', '--skip-non-html', '--format', 'json', folder],
    { encoding: 'utf8', maxBuffer: OUTPUT_LIMIT },
  );
  if (error) throw error;
  return readMessages(stderr)
    .filter(({ message }) => !ACCEPTED.some(({ pattern }) => pattern.test(message)))
    .map(({ type, url, lastLine = 0, message }) => {
      const file = url ? relative(folder, fileURLToPath(url)).split(sep).join('/') : folder;
      return { file, line: lastLine, text: type === 'error' ? message : `${type}: ${message}` };
    });
}

/** A Java that cannot run it says so in words. */
function readMessages(output: string): VnuMessage[] {
  if (!output.startsWith('{')) throw new Error(`vnu no pudo revisar las páginas: ${output.trim()}`);
  return (JSON.parse(output) as { messages: VnuMessage[] }).messages;
}
