import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

/** What a text is held against; an exception names one of them. */
const COPY_RULES = [
  /** A narrative names what its record asks for at once. */
  'document',
  /** A figure of a narrative stands in its record. */
  'figure',
  'near-copy',
  'word',
  'phone',
  'long',
  'readability',
] as const;

/** One mistake; `sentence` is where its editor finds it. */
export interface SentenceFinding {
  rule: (typeof COPY_RULES)[number];
  sentence: string;
  fix: string;
}

export interface CopyFinding extends SentenceFinding {
  field: string;
}

export interface CopyMistake extends CopyFinding {
  file: string;
}

const exceptionSchema = v.strictObject({
  file: v.string(),
  /** How the sentence begins; not needed for what is held against a whole file. */
  starts: v.optional(v.string(), ''),
  rule: v.picklist(COPY_RULES),
  reason: v.pipe(v.string(), v.minLength(15)),
});

export const exceptionsSchema = v.array(exceptionSchema);

export type Exception = v.InferOutput<typeof exceptionSchema>;

/** `content/copy-exceptions.yaml`: what stays although a rule is against it, and why. */
export function readExceptions(contentDir: string): Exception[] {
  const path = join(contentDir, 'copy-exceptions.yaml');
  return existsSync(path) ? v.parse(exceptionsSchema, parse(readFileSync(path, 'utf8'))) : [];
}

/** The mistakes that no exception allows, and the exceptions that allow none. */
export function withoutExceptions(mistakes: readonly CopyMistake[], exceptions: readonly Exception[]) {
  const allows = ({ file, starts, rule }: Exception, mistake: CopyMistake) =>
    file === mistake.file && rule === mistake.rule && mistake.sentence.startsWith(starts);
  return {
    mistakes: mistakes.filter((mistake) => !exceptions.some((exception) => allows(exception, mistake))),
    needless: exceptions.filter((exception) => !mistakes.some((mistake) => allows(exception, mistake))),
  };
}
