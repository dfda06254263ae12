import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface ProcessUsage {
  /** Processor time of the process and those it has started, in seconds; undefined where the system does not tell. */
  cpuSeconds: number | undefined;
  residentMegabytes: number;
}

/** What a server and its workers have used so far. */
export function usageOf(pid: number): ProcessUsage {
  const pids = [pid, ...childrenOf(pid)];
  const resident = pids.map((one) =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(one)], { encoding: 'utf8' })),
  );
  return {
    cpuSeconds: existsSync('/proc/self/stat') ? pids.reduce((sum, one) => sum + cpuSecondsOf(one), 0) : undefined,
    residentMegabytes: resident.reduce((sum, one) => sum + one, 0) / 1024,
  };
}

function childrenOf(pid: number): number[] {
  const folder = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(folder)) return [];
  return readFileSync(folder, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Fields 14 and 15 of `stat`, counted after the name, which may hold spaces. In ticks: 100 a second on Linux. */
function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
