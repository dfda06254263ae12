import { once } from 'node:events';
import { createHistogram } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** What the visitors are to do; read from standard input. */
export interface Visit {
  origin: string;
  /** Asked for in turn, each connection beginning anew. */
  paths: string[];
  connections: number;
  seconds: number;
}

/** What they met; written to standard output. */
export interface Met {
  requests: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Of an answer, head and body: equal work for both servers shows here. */
  meanBytes: number;
  /** Other statuses than 200, broken connections, answers that never came. */
  failed: number;
}

// As a phone's browser sends it.
const HEADERS = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  Accept: 'text/html',
  'User-Agent': 'Mozilla/5.0 (Android)',
};

/** In a process of its own, so that it can be kept on another core than the server. */
const { origin, paths, connections, seconds } = JSON.parse(await text(process.stdin)) as Visit;
// autocannon's own figures are whole milliseconds.
const latency = createHistogram();
const run = autocannon(
  {
    url: origin,
    connections,
    duration: seconds,
    headers: HEADERS,
    requests: paths.map((path) => ({ method: 'GET', path })),
  },
  // Without a callback it gives only a promise, and no single answers.
  () => {},
);
let bytes = 0;
run.on('response', (_client, _status, size, milliseconds) => {
  bytes += size;
  latency.record(Math.max(1, Math.round(milliseconds * 1000)));
});
const [result] = (await once(run, 'done')) as [autocannon.Result];
const met: Met = {
  requests: latency.count,
  perSecond: latency.count / result.duration,
  medianMs: latency.percentile(50) / 1000,
  p99Ms: latency.percentile(99) / 1000,
  meanBytes: bytes / latency.count,
  failed: result.non2xx + result.errors + result.timeouts,
};
process.stdout.write(JSON.stringify(met));
