import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicCatalogue } from '../src/open-data/published-data.server.ts';
import { releaseNotes } from '../src/open-data/release-notes.ts';
import { keptReleases, releasesFolder } from '../src/open-data/releases.server.ts';
import { catalogueOn, nextRelease } from '../src/open-data/releases.ts';
import { buildDay } from '../src/records/catalogue.server.ts';
import { publicSettings } from '../src/site/settings.server.ts';
import { argumentsOrExit } from './command-line.ts';

/**
 * `npm run release`: keeps what today's build publishes, and prints what it added, changed and ended. To be committed with the
 * content. `--day=2026-12-01` instead prints `paises.json` as it was said on that day.
 */
const { day } = argumentsOrExit({ day: { type: 'string' } }, 'Uso: npm run release [-- --day=2026-12-01]').values;
try {
  if (day) process.stdout.write(saidOn(day));
  else console.log(release());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function saidOn(day: string): string {
  const catalogue = catalogueOn(keptReleases(), day);
  if (!catalogue) throw new Error(`No hay publicación del ${day} ni antes.`);
  return JSON.stringify(catalogue);
}

function release(): string {
  if (!publicSettings().isSiteUrlSet)
    throw new Error('Define PUBLIC_SITE_URL: los datos publicados llevan la dirección del sitio.');
  const releases = keptReleases();
  const made = nextRelease(releases, buildDay(), publicCatalogue());
  if (made.sha256 === releases.at(-1)?.sha256) return `Nada ha cambiado desde el ${releases.at(-1)?.day}.`;
  mkdirSync(releasesFolder(), { recursive: true });
  writeFileSync(join(releasesFolder(), `${made.day}.json`), `${JSON.stringify(made)}\n`, { flag: 'wx' });
  return releaseNotes([...releases, made], made);
}
