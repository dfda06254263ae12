// Installs the packages of the lockfile when they are not there yet, or when the lockfile has changed: all of them, or with
// `--omit=dev`, on a machine that has none, those that build and serve.
// Plain JavaScript for whatever Node the machine has; everything after it runs on the pinned Node 24,
// which is itself one of the packages (npm puts node_modules/.bin first in the PATH of its scripts).
// `npm install --no-save` and not `npm ci`: see docs/decisions/2026-11-install.md.
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LISTS = ['dependencies', 'devDependencies', 'optionalDependencies'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed-lockfile');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');
const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
const hasRest = existsSync(join(root, 'node_modules')) && !installed?.endsWith(' --omit=dev');
const isPart = process.argv.includes('--omit=dev') && !hasRest;
const whole = createHash('sha256').update(lockfile).digest('hex');
const wantedStamp = isPart ? `${whole} --omit=dev` : whole;

// What npm ci refuses: for a package the lockfile does not know, npm install would take whatever the registry has.
const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const locked = JSON.parse(lockfile).packages[''];
const different = LISTS.flatMap((list) => {
  const names = new Set([...Object.keys(wanted[list] ?? {}), ...Object.keys(locked[list] ?? {})]);
  return [...names].filter((name) => wanted[list]?.[name] !== locked[list]?.[name]);
});
if (different.length > 0) {
  fail(
    `package.json y package-lock.json no coinciden en ${different.join(', ')}: ejecuta "npm install" y revisa el cambio.`,
  );
}

if (installed !== wantedStamp) {
  console.log('Instalando paquetes (solo la primera vez o cuando cambian)…');
  try {
    const omit = isPart ? '--omit=dev' : '';
    execSync(`npm install --no-save --no-audit --no-fund --loglevel=error ${omit}`, { cwd: root, stdio: 'inherit' });
    // npm 10 leaves out the package of another processor and takes away the command that this one's has too.
    if (!existsSync(pinnedNode)) execSync('npm rebuild --loglevel=error', { cwd: root, stdio: 'inherit' });
  } catch {
    fail('No se pudieron instalar los paquetes. Revisa la conexión con el registro de npm y vuelve a intentarlo.');
  }
  writeFileSync(stamp, wantedStamp);
}

if (!existsSync(pinnedNode) && Number.parseInt(process.versions.node, 10) < 24) {
  fail('Entre los paquetes no hay un Node para este sistema (solo para Linux): instala Node 24 o más nuevo.');
}

/** @param {string} text */
function fail(text) {
  console.error(text);
  process.exit(1);
}
