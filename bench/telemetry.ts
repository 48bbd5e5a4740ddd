/**
 * The cost of traces and metrics: `npm run bench:telemetry`. Two processes of the sites run side by side, one with
 * OpenTelemetry and one without, and answer the same requests in alternating turns. The figure is the processor time of a
 * request with telemetry, divided by that without: other load on the machine changes both.
 *
 * `-- --rounds 20` takes more turns. PORT is the first of the twenty ports.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { quantile } from './crowd.ts';
import { load } from './load.ts';
import { addressesOf } from './readers.ts';
import { startSites, type RunningSites } from './sites.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '8' } } });
const ROUNDS = Number(values.rounds);
const BASE = Number(process.env['PORT'] ?? 8700);
/** Of the processor time of a request. */
const MOST = 1.02;

const collector = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.setHeader('Content-Type', 'application/json').end('{}'));
}).listen(0, '127.0.0.1');
await once(collector, 'listening');

const SETTINGS = { PAGE_CACHE_MB: '1', LOG_LEVEL: 'warn' };
const off = await startSites(SETTINGS, BASE);
const on = await startSites(
  {
    ...SETTINGS,
    OTEL_TRACES_EXPORTER: 'otlp',
    OTEL_METRICS_EXPORTER: 'prometheus',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_PROMETHEUS_PORT: String(BASE + 40),
  },
  BASE + 10,
);
const originOf = ({ port }: RunningSites): string => `http://localhost:${port + 1}`;

const paths = (await addressesOf(originOf(off))).map(({ path }) => path);
const MIXES = {
  'a page in memory': () => '/',
  'pages that are made': (at: number) => paths[at % paths.length]!,
} as const;

let missed = false;
try {
  for (const [name, pathOf] of Object.entries(MIXES)) {
    const turn = async (sites: RunningSites): Promise<number> => {
      const before = sites.cpuMs();
      let asked = 0;
      const headers = { 'accept-encoding': 'br' };
      await load(
        originOf(sites),
        (at) => {
          asked += 1;
          return { method: 'GET', path: pathOf(at), headers };
        },
        { connections: 4, seconds: 2 },
      );
      return (sites.cpuMs() - before) / asked;
    };
    await turn(off);
    await turn(on);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each begins every other round.
      const [first, second] = round % 2 === 0 ? [off, on] : [on, off];
      const one = await turn(first);
      const other = await turn(second);
      ratios.push(round % 2 === 0 ? other / one : one / other);
    }
    ratios.sort((a, b) => a - b);
    const ratio = quantile(ratios, 0.5);
    if (ratio > MOST) missed = true;
    console.log(
      `${name}: ${ratio.toFixed(3)} of the processor time without telemetry, at most ${MOST}: ${ratio > MOST ? 'MISSED' : 'kept'} (rounds from ${ratios[0]!.toFixed(3)} to ${ratios.at(-1)!.toFixed(3)})`,
    );
  }
} finally {
  await Promise.all([off.stop(), on.stop()]);
  collector.close();
}
process.exitCode = missed ? 1 : 0;
