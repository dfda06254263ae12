import { join } from 'node:path';
import { readInboxFile, settingReader } from '../server/inbox/inbox-file.ts';
import { obey } from '../server/inbox/inbox-orders.ts';

/** `npm run inbox -- …`: reads the embedded inbox. */
const problems: string[] = [];
const file = readInboxFile(settingReader(process.env, problems), join(import.meta.dirname, '..'));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
process.exitCode = await obey(process.argv.slice(2), {
  file,
  // npm runs its scripts in the project's folder, wherever it was called from.
  folder: process.env['INIT_CWD'] ?? '.',
  out: process.stdout,
  complain: console.error,
});
