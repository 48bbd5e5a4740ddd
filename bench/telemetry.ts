/**
 * The cost of traces and metrics: `npm run bench:telemetry`. Two processes of the sites run side by side, one with
 * OpenTelemetry and one without, and answer the same requests in alternating turns. The figure is the processor time of a
 * request with telemetry, divided by that without: other load on the machine changes both.
 *
 * `-- --rounds 20` takes more turns. PORT is the first of the twenty ports.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from './crowd.ts';
import { load } from './load.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '8' } } });
const ROUNDS = Number(values.rounds);
const BASE = Number(process.env['PORT'] ?? 8700);
/** Of the processor time of a request. */
const MOST = 1.02;
const TICKS_MS = 10;

const collector = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.setHeader('Content-Type', 'application/json').end('{}'));
}).listen(0, '127.0.0.1');
await once(collector, 'listening');

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
}

async function start(base: number, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--conditions=rotativa-source', 'apps/sites/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(base),
      SANDBOX_PORT: String(base + 9),
      SANDBOX_DATA: 'memory',
      PAGE_CACHE_MB: '1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Ready after') && resolve());
    void exited.then(() => reject(new Error('The sites did not start.')));
  });
  return { child, origin: `http://localhost:${base + 1}` };
}

/** Processor time of the process in milliseconds, with that of the threads that compress. */
function processorMs({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICKS_MS;
}

const off = await start(BASE, {});
const on = await start(BASE + 10, {
  OTEL_TRACES_EXPORTER: 'otlp',
  OTEL_METRICS_EXPORTER: 'prometheus',
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  OTEL_EXPORTER_PROMETHEUS_PORT: String(BASE + 40),
});

const sitemap = await (await fetch(`${off.origin}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
const MIXES = {
  'a page in memory': () => '/',
  'pages that are made': (at: number) => paths[at % paths.length]!,
} as const;

let missed = false;
try {
  for (const [name, pathOf] of Object.entries(MIXES)) {
    const turn = async ({ child, origin }: Running): Promise<number> => {
      const before = processorMs(child);
      let asked = 0;
      const headers = { 'accept-encoding': 'br' };
      await load(
        origin,
        (at) => {
          asked += 1;
          return { method: 'GET', path: pathOf(at), headers };
        },
        { connections: 4, seconds: 2 },
      );
      return (processorMs(child) - before) / asked;
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
  for (const { child } of [off, on]) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  collector.close();
}
process.exitCode = missed ? 1 : 0;
