// Installs the packages of the lockfile when they are not there yet, or when the lockfile has changed.
// Plain JavaScript for whatever Node the machine has; everything after it runs on the pinned Node 24,
// which is itself one of the packages (npm puts node_modules/.bin first in the PATH of its scripts).
// `npm install --no-save` and not `npm ci`: it keeps to the lockfile just the same, but does not refuse one that
// lacks the optional binaries of other platforms, which a registry mirror may not carry.
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed-lockfile');
const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
  console.log('Instalando paquetes (solo la primera vez o cuando cambian)…');
  try {
    execSync('npm install --no-save --no-audit --no-fund --loglevel=error', { cwd: root, stdio: 'inherit' });
  } catch {
    console.error(
      'No se pudieron instalar los paquetes. Revisa la conexión con el registro de npm y vuelve a intentarlo.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockfile);
}
