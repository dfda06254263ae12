import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { printNote } from './print-table.ts';
import { runSections } from './run-sections.ts';
import { alerts } from './sections/alerts.ts';
import { building } from './sections/building.ts';
import { computing } from './sections/computing.ts';
import { inbox } from './sections/inbox.ts';
import { pages } from './sections/pages.ts';
import { serverLoad } from './sections/server-load.ts';
import { taps } from './sections/taps.ts';
import { watching } from './sections/watching.ts';

/**
 * `npm run bench [-- section…]`: prints how much, how fast and how big. It measures; it never fails a build.
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
  construccion: building,
  buzon: inbox,
  avisos: alerts,
  servidor: () => serverLoad(Number(values.minutos)),
  vigia: watching,
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
const isWhole = await runSections(
  Object.entries(SECTIONS).filter(([name]) => asked.length === 0 || asked.includes(name)),
);
// Times taken while others use the processor are no verdict on the site.
if (load > 1)
  printNote(`Al empezar la máquina ya estaba ocupada (carga ${load.toFixed(1)}, ${availableParallelism()} núcleos).`);
process.exit(isWhole ? 0 : 1);
