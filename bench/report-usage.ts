import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** What a build writes about itself when it ends. */
export interface Usage {
  peakMegabytes: number;
  /** Of all its threads. Unlike the clock, it hardly depends on what else the machine is doing. */
  cpuSeconds: number;
}

/**
 * Loaded into a build with `--import`: only the process itself knows these figures on every system
 * (`/usr/bin/time` is often missing, and `/proc` is gone once the process has ended).
 */
const file = process.env['BENCH_USAGE_FILE'];
if (file && isMainThread) {
  process.once('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const usage: Usage = { peakMegabytes: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
    writeFileSync(file, JSON.stringify(usage));
  });
}
