import { format } from 'node:util';
import { vi } from 'vitest';

interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

class Exit extends Error {}

let runs = 0;

/**
 * A script of `scripts/` on the content in `folder`, as an editor runs it, but in this process: a process of its own
 * spends most of its time loading what is loaded here already. `check-content.test.ts` starts real ones.
 */
export async function runScript(script: string, args: readonly string[], folder: string): Promise<Outcome> {
  const said = { stdout: '', stderr: '' };
  const keep =
    (stream: keyof typeof said) =>
    (...words: unknown[]) => {
      said[stream] += `${format(...words)}\n`;
    };
  const { argv, exitCode } = process;
  vi.stubEnv('CONTENT_DIR', folder);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(keep('stdout')),
    vi.spyOn(console, 'error').mockImplementation(keep('stderr')),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      process.exitCode = code ?? 0;
      throw new Exit();
    }),
  ];
  process.argv = [argv[0] ?? '', script, ...args];
  process.exitCode = 0;
  runs += 1;
  try {
    // Another address each time, or the module would not run again.
    await import(/* @vite-ignore */ `../${script}?run=${runs}`);
    return { status: Number(process.exitCode), ...said };
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return { status: Number(process.exitCode), ...said };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
