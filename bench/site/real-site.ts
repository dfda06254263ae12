import { printProgress } from '../print-table.ts';
import { type Build, buildSite } from './build-site.ts';

let build: Promise<Build> | undefined;

/** The site of the real catalogue, built once for all sections of a run. */
export function realSite(): Promise<Build> {
  if (!build) printProgress('construyendo el sitio');
  build ??= buildSite();
  return build;
}
