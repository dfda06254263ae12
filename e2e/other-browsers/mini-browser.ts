import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The small browser that comes with the engine, in Debian 12 and 13. */
export const MINI_BROWSER = ['4.1', '6.0']
  .map(
    (version) =>
      `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  )
  .find((path) => existsSync(path));

export interface MiniBrowser {
  /** What the driver starts instead of the browser. */
  launcher: string;
  errors: () => string[];
}

/** The driver throws the browser's output away, and the console with it. Through this it goes to a file. */
export function miniBrowserIn(folder: string): MiniBrowser {
  const launcher = join(folder, 'launch.sh');
  const log = join(folder, 'console.log');
  letBeNarrow(folder);
  writeFileSync(
    launcher,
    `#!/bin/sh\nXDG_CONFIG_HOME='${folder}' exec '${MINI_BROWSER}' "$@" >'${log}' 2>/dev/null\n`,
    { mode: 0o700 },
  );
  const errors = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /^CONSOLE \w+ ERROR /.test(line));
  return { launcher, errors };
}

/** The buttons above the page keep the window wider than a phone; like this they take next to no room. */
function letBeNarrow(settings: string): void {
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(settings, toolkit));
    writeFileSync(join(settings, toolkit, 'gtk.css'), '* { min-width: 0; margin: 0; padding: 0; font-size: 1px }');
  }
}
