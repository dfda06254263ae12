import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readInboxFile } from '../../server/inbox/inbox-settings.ts';
import { settingReader } from '../../server/settings.ts';
import { todayInMexico } from '../../src/catalogue/today.ts';
import { optionsOrExit } from '../command-line.ts';
import { contentFolder } from '../content-folder.ts';
import { createDesk } from './desk-app.ts';

/** `npm run desk`: the editors' desk, on this machine alone and at an address nobody can guess. */
optionsOrExit({});
const ROOT = join(import.meta.dirname, '../..');
const problems: string[] = [];
const read = settingReader(process.env, problems);
const port = Number(
  read(
    'DESK_PORT',
    '4455',
    (value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535,
    'escribe un puerto entre 1 y 65535.',
  ),
);
const inboxFile = readInboxFile(read, ROOT);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const token = randomBytes(24).toString('base64url');
const desk = createDesk({
  token,
  hosts: [`127.0.0.1:${port}`, `localhost:${port}`],
  content: contentFolder(),
  inboxFile,
  watchFile: (process.env['WATCH_FILE'] || join(ROOT, 'data/vigia.sqlite')).replace(/\.sqlite$/, '.json'),
  today: todayInMexico,
});
serve({ fetch: desk.fetch, hostname: '127.0.0.1', port }, () => {
  console.log(
    `La mesa está abierta en http://127.0.0.1:${port}/${token}/\nSolo desde esta computadora. Ctrl+C la cierra.`,
  );
}).on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `La mesa ya está abierta en otra terminal. Si el puerto ${port} es de otro programa, elige uno con DESK_PORT.`,
  );
  process.exit(1);
});
