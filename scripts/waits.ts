import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { todayInMexico } from '../src/catalogue/today.ts';
import { waitsSchema } from '../src/catalogue/visa-waits.ts';
import { formatProblem } from '../src/records/load.server.ts';
import { readYaml } from '../src/records/read-yaml.server.ts';
import type { Problem } from '../src/records/relations.ts';
import { orExit, readArguments, UsageError } from './command-line.ts';
import { contentFolder } from './content-folder.ts';
import { writeWhole } from './write-whole.ts';

/** `npm run waits -- us-visa-waits 2026-12-20 tijuana=5/6 …`: adds a day’s figures to a file of published waits, or says why not. */
const USAGE = `Uso: npm run waits -- <archivo> <día> [--por=quién] <lugar>=<cifra>/<cifra> …
  <archivo>  el de content/, sin .yaml: us-visa-waits, ca-visa-waits
  <día>      el de las cifras, como 2026-12-20
  --por      quién las citó, si no viste la página oficial
  Una cifra por medida, en su orden; - donde no la publicaron: merida=-/8.5`;

const { name, date, citedBy, values } = orExit(readOrder);
const path = join(contentFolder(), `${name}.yaml`);
if (!existsSync(path)) fail(`No existe content/${name}.yaml.`);
const problems: Problem[] = [];
// `history` is the last list of the file: a day is added to it without touching what is there.
const item = stringify([{ date, citedBy, values }], { keepUndefined: false }).replace(/^(?=.)/gm, '  ');
const text = `${readFileSync(path, 'utf8').trimEnd()}\n${item.replace(/(date: )(.*)/, '$1"$2"')}`;
readYaml(`content/${name}.yaml`, text, waitsSchema, (problem) => problems.push(problem));
if (problems.length > 0) fail(`${problems.map(formatProblem).join('\n')}\nNo se escribió nada.`);
writeWhole(path, text);
console.log(`Se agregó el ${date} a content/${name}.yaml.`);

function readOrder() {
  const { options, words } = readArguments(process.argv.slice(2), { por: 'value' });
  const [file, day, ...pairs] = words;
  if (!file || !day || pairs.length === 0) throw new UsageError(USAGE);
  if (!/^[a-z-]+$/.test(file)) throw new UsageError(`«${file}» no es el nombre de un archivo de content/, sin .yaml.`);
  if (day > todayInMexico()) throw new UsageError(`${day} todavía no llega.`);
  return { name: file, date: day, citedBy: options.get('por'), values: Object.fromEntries(pairs.map(readPair)) };
}

function readPair(pair: string): [string, (number | null)[]] {
  const [post = '', figures] = pair.split('=');
  const read = figures?.split('/').map((figure) => (figure === '-' ? null : Number(figure || Number.NaN)));
  if (!read || read.some((figure) => Number.isNaN(figure))) {
    throw new UsageError(`No se entiende «${pair}»: escribe lugar=cifra/cifra, como tijuana=5/6 o mexico=33.`);
  }
  return [post, read];
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
