import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HostGate } from './host-gate.ts';

/** A request that takes a little, and notes when it ran and how many ran beside it. */
function recorder() {
  const started: { host: string; at: number }[] = [];
  let running = 0;
  const most = { all: 0, sameHost: 0 };
  const hosts: string[] = [];
  const request = (host: string) => async () => {
    started.push({ host, at: performance.now() });
    running += 1;
    hosts.push(host);
    most.all = Math.max(most.all, running);
    most.sameHost = Math.max(most.sameHost, hosts.filter((other) => other === host).length);
    await sleep(20);
    running -= 1;
    hosts.splice(hosts.indexOf(host), 1);
  };
  return { started, most, request };
}

test('one host is asked one thing at a time, in order, with the pause between', async () => {
  const gate = new HostGate({ pauseMs: 60, hostsAtOnce: 6 });
  const { started, most, request } = recorder();
  await Promise.all(Array.from({ length: 3 }, () => gate.run('a.mx', request('a.mx'))));
  expect(most.sameHost).toBe(1);
  const gaps = started.slice(1).map(({ at }, index) => at - (started[index]?.at ?? 0));
  // Each request takes 20 ms; timers may fire a millisecond early.
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(78);
});

test('several hosts are asked at once, but never more than allowed', async () => {
  const gate = new HostGate({ pauseMs: 0, hostsAtOnce: 2 });
  const { most, started, request } = recorder();
  await Promise.all(Array.from({ length: 6 }, (_, n) => gate.run(`${n}.mx`, request(`${n}.mx`))));
  expect(started).toHaveLength(6);
  expect(most.all).toBe(2);
});

test('a host that asked for a rest gets it', async () => {
  const gate = new HostGate({ pauseMs: 0, hostsAtOnce: 2 });
  const { started, request } = recorder();
  const begin = performance.now();
  gate.rest('a.mx', 100);
  await Promise.all([gate.run('a.mx', request('a.mx')), gate.run('b.mx', request('b.mx'))]);
  const [first, second] = started;
  expect([first?.host, second?.host]).toEqual(['b.mx', 'a.mx']);
  expect((second?.at ?? 0) - begin).toBeGreaterThanOrEqual(98);
});

test('a request that fails lets the next through', async () => {
  const gate = new HostGate({ pauseMs: 0, hostsAtOnce: 1 });
  const failing = gate.run('a.mx', () => Promise.reject(new Error('no')));
  const next = gate.run('a.mx', () => Promise.resolve('sí'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('sí');
});
