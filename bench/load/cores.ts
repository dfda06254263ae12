import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/** Whether servers get one core and the visitors another, so that neither takes time from the other. */
export const arePinned = canPin;

const CORES = { server: '0', visitors: '1' };

/** `command` on the core of its part, or as it is where processes cannot be kept to one. */
export function onCore(part: keyof typeof CORES, command: readonly string[]): [command: string, args: string[]] {
  const [program = '', ...args] = canPin ? ['taskset', '-c', CORES[part], ...command] : command;
  return [program, args];
}
