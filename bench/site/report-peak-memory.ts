import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a build with `--import`: only the process itself knows its highest memory on every system
 * (`/usr/bin/time` is often missing, and `/proc` is gone once the process has ended). Kilobytes.
 */
const file = process.env['PEAK_MEMORY_FILE'];
if (file && isMainThread) {
  process.once('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
}
