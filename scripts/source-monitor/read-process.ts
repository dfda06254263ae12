import { Worker } from 'node:worker_threads';
import { changesBetween } from './changes.ts';
import { linesOfPage } from './page-lines.ts';
import type { PageReading, ReadRequest } from './reader.ts';

/** Reads pages for `reader.ts`, which ends this process when one takes too long. */
const MOST_BYTES = 280e6;

// What a PDF unfolds to is no part of the heap that V8 limits.
new Worker(
  `setInterval(() => { if (process.memoryUsage.rss() > ${MOST_BYTES}) process.kill(process.pid, 'SIGKILL'); }, 10)`,
  { eval: true },
).unref();

process.on('message', async (request: ReadRequest) => process.send?.(await read(request)));

async function read({ body, type, old, watched }: ReadRequest): Promise<PageReading> {
  try {
    const page = await linesOfPage(body, type);
    return 'lines' in page ? { ...page, changes: old ? changesBetween(old, page.lines, watched) : [] } : page;
  } catch {
    return { outcome: 'unreadable', reason: 'no se pudo leer lo que mandó' };
  }
}
