import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOn, type Release, sha256 } from './releases.ts';

/** Where the releases are kept, a file each; `npm run release` writes them. */
export function releasesFolder(): string {
  return join(process.env['CONTENT_DIR'] ?? `${process.cwd()}/content`, 'releases');
}

let releasesOfThisBuild: Release[] | undefined;

/** Those of this build, read and held against their sums once. */
export function keptReleases(): Release[] {
  releasesOfThisBuild ??= readReleases(releasesFolder());
  return releasesOfThisBuild;
}

/**
 * The releases of a folder, oldest first.
 * @throws naming the first whose catalogue no longer comes back as it was.
 */
export function readReleases(folder: string): Release[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^\d{4}-\d{2}-\d{2}\.json$/.test(name));
  const releases = names.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Release);
  for (const { day, sha256: expected } of releases) {
    if (sha256(JSON.stringify(catalogueOn(releases, day))) !== expected) {
      throw new Error(`${folder}/${day}.json: ya no da lo que se publicó ese día. Recupera el archivo del historial.`);
    }
  }
  return releases;
}
