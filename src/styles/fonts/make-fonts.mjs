/**
 * Cuts the site's fonts out of the packages of their authors and prints what each weighs. Run a copy where the packages
 * are: they are needed once a year, and in the project everybody would install them. README.md beside this has the commands.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const SPANISH_CAPITALS = 'ÁÉÍÓÚÜÑ';
const SPANISH = `${SPANISH_CAPITALS}${SPANISH_CAPITALS.toLowerCase()}¿¡ºª«»°·`;
/** Of the names of places and embassies. */
const FOREIGN = 'ÅÇÖØàâãäåçèêëîïôõöøýœ';
const PUNCTUATION = ' \u00a0.,:;?!()-–—/\'"‘’“”…&%+$€×−=~@_•©';
const TEXT = CAPITALS + CAPITALS.toLowerCase() + DIGITS + SPANISH + FOREIGN + PUNCTUATION;

const CUTS = [
  {
    file: 'faustina-es',
    source: 'faustina/files/faustina-latin-wght-normal',
    text: TEXT,
    axes: { wght: { min: 500, max: 700 } },
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
  {
    file: 'archivo-es',
    source: 'archivo/files/archivo-latin-wght-normal',
    text: TEXT,
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'tnum'],
  },
  {
    file: 'archivo-sello',
    source: 'archivo/files/archivo-latin-standard-normal',
    text: `${CAPITALS}${SPANISH_CAPITALS}${DIGITS} -–·.,:;¿?¡!()/+&$%`,
    axes: { wght: 650, wdth: 78 },
    features: ['kern'],
  },
  {
    file: 'chivomono-mrz',
    source: 'chivo-mono/files/chivo-mono-latin-wght-normal',
    text: `${CAPITALS}${DIGITS}< `,
    axes: { wght: 500 },
    features: [],
  },
];

for (const { file, source, text, axes, features } of CUTS) {
  const whole = readFileSync(join('node_modules/@fontsource-variable', `${source}.woff2`));
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    // For a system's list of fonts; a page never reads it.
    dropTables: ['STAT'],
  });
  writeFileSync(join(import.meta.dirname, `${file}.woff2`), cut);
  console.log(file, cut.length);
}
