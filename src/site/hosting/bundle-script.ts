import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** One plain script, complete and small, for an address that never changes. Module scripts are younger than many phones. */
export async function bundleScript(entry: URL, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'script' } },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const [chunk] = output.filter((part) => part.type === 'chunk');
  if (!chunk) throw new Error(`${entry.pathname} was not bundled.`);
  return chunk.code;
}
