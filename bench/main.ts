import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { computing } from './computing.ts';
import { pages } from './pages.ts';
import { inbox, serverLoad } from './server-load.ts';
import { taps } from './taps.ts';

/**
 * `npm run bench [-- section…]`: builds the site, and prints how much, how fast and how big. It measures; it never fails a build.
 * `--veces=5` takes medians of five; `--minutos=30` keeps the server under load for so long.
 */
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { veces: { type: 'string', default: '1' }, minutos: { type: 'string', default: '1' } },
});

const SECTIONS: Record<string, () => Promise<void>> = {
  paginas: () => pages(Number(values.veces)),
  toques: taps,
  calculos: computing,
  buzon: inbox,
  servidor: () => serverLoad(Number(values.minutos)),
};

const unknown = asked.filter((name) => !Object.hasOwn(SECTIONS, name));
if (unknown.length > 0) {
  console.error(`No existe la sección ${unknown.join(', ')}. Hay: ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}

// So that Ctrl+C too ends the servers and removes the temporary folders, which hang on `exit`.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const [load = 0] = loadavg();
for (const [name, run] of Object.entries(SECTIONS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  // One that fails does not take the others along.
  await run().catch((error) => {
    process.exitCode = 1;
    console.error(`La sección ${name} no terminó:`, error);
  });
}
// Times taken while others use the processor are no verdict on the site.
if (load > 1)
  console.log(
    `  Al empezar la máquina ya estaba ocupada (carga ${load.toFixed(1)}, ${availableParallelism()} núcleos).`,
  );
process.exit();
