import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { spansIn, type Collected } from './collected.ts';
import { startTelemetry } from './start.ts';

/** The telemetry of this process, with a collector of traces. */
export interface Collecting {
  /** The port of the metrics. */
  readonly port: number;
  /** The metrics, as Prometheus reads them. */
  metrics(): Promise<string>;
  /** Stops exporting. @returns all spans, and every byte that the collector got */
  stop(): Promise<{ spans: readonly Collected[]; bytes: string }>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Exports what this process does to a collector, as the settings of a production do. */
export async function collect(settings: Record<string, string> = {}): Promise<Collecting> {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const port = await freePort();
  const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  // The exporter reads this setting itself.
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint;
  const said: string[] = [];
  const telemetry = await startTelemetry(
    'rotativa-test',
    {
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_METRICS_EXPORTER: 'prometheus',
      OTEL_EXPORTER_PROMETHEUS_PORT: String(port),
      ...settings,
    },
    (message) => void said.push(message),
  );
  if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
  return {
    port,
    metrics: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    stop: async () => {
      await telemetry.stop();
      collector.close();
      if (said.length > 0) throw new Error(said.join('\n'));
      const spans = bodies.flatMap(spansIn);
      return { spans, bytes: bodies.join('\n') };
    },
  };
}
