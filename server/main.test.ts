import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testFolder } from './inbox/testing/running-inbox.ts';
import { buildSite } from './testing/built-site.ts';

const LINE = /^Pasaporte Verde en http:\/\/localhost:(\d+)\n$/;

function launch(env: Record<string, string>) {
  const main = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main], {
    env: { INBOX_FILE: join(testFolder(), 'data', 'buzon.sqlite'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function outcome(child: ChildProcess) {
  const [[code], out, err] = await Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { code, out, err };
}

async function launchAndWait(env: Record<string, string> = {}) {
  const child = launch({ PORT: '0', HOST: '127.0.0.1', SITE_DIR: buildSite(), ...env });
  const [chunk] = await once(child.stdout, 'data');
  const port = Number(LINE.exec(String(chunk))?.[1]);
  return { child, line: String(chunk), port };
}

describe('starting', () => {
  test('one line says where the site can be opened, and it can', async () => {
    const { line, port } = await launchAndWait();
    expect(line).toMatch(LINE);
    const answer = await fetch(`http://127.0.0.1:${port}/pais/japon`);
    expect(answer.url).toBe(`http://127.0.0.1:${port}/pais/japan`);
    expect(await answer.text()).toContain('Visa para Japón');
  });

  test('a port in use is told in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await outcome(launch({ PORT: String(port), HOST: '127.0.0.1', SITE_DIR: buildSite() }))).toEqual({
      code: 1,
      out: '',
      err: `El puerto ${port} ya está en uso: cierra el otro programa o elige otro puerto con PORT.\n`,
    });
  });

  test('an address of another machine is told in one line', async () => {
    const { code, err } = await outcome(launch({ PORT: '0', HOST: '192.0.2.1', SITE_DIR: buildSite() }));
    expect(code).toBe(1);
    expect(err).toBe('La dirección 192.0.2.1 no es de este equipo: corrige HOST o déjalo vacío.\n');
  });

  test('a missing build is told in one line with the command that fixes it', async () => {
    const root = buildSite({ 'index.html': undefined });
    expect(await outcome(launch({ PORT: '0', SITE_DIR: root }))).toEqual({
      code: 1,
      out: '',
      err: `Falta el sitio construido (no existe ${join(root, 'index.html')}): ejecuta "npm run build" y vuelve a intentarlo.\n`,
    });
  });

  test('the inbox is made at the start; one that cannot be used is told in one line, and the site serves', async () => {
    const folder = testFolder();
    await launchAndWait({ INBOX_FILE: join(folder, 'nueva', 'buzon.sqlite') });
    expect(existsSync(join(folder, 'nueva', 'buzon.sqlite'))).toBe(true);
    const bad = join(folder, 'mala.sqlite');
    writeFileSync(bad, 'x'.repeat(5000));
    const { child, port } = await launchAndWait({ INBOX_FILE: bad });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await text(child.stderr)).toBe(
      `Buzón: no se puede guardar en ${bad}: está dañado o es de otro programa. Los formularios responden 503 hasta que se resuelva.\n`,
    );
  });

  test('every bad setting is told, one line each', async () => {
    const { code, err } = await outcome(launch({ PORT: '99999', HOST: 'a b', SITE_DIR: buildSite() }));
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT="99999"/),
      expect.stringMatching(/^HOST="a b"/),
    ]);
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends it in order, though browsers keep connections open',
    async (signal) => {
      const { child, port } = await launchAndWait();
      const kept = connect(port, '127.0.0.1');
      kept.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(kept, 'data');
      const exit = once(child, 'exit');
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
    },
  );
});
