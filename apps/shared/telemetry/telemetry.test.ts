import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { trackedFiles } from '../../../tests/support/tracked-files.ts';
import { withRequestId } from '../request-id.ts';
import { collect, type Collecting } from './collector.fixture.ts';
import { count, METRICS, observe, took } from './metrics.ts';
import { inClientSpan, inRequestSpan, inSpan, untraced, withTrace } from './spans.ts';
import { readTelemetry } from './settings.ts';
import { startTelemetry } from './start.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OPS = join(ROOT, 'ops');
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  counter: ['_total'],
  histogram: ['_bucket', '_sum', '_count'],
  gauge: [''],
};
const NAMES = new Map(
  Object.entries(METRICS).flatMap(([name, metric]) =>
    SUFFIXES[metric.kind]!.map((suffix) => [name + suffix, metric] as const),
  ),
);

/** The programs with a call of each metric; `shared` is in all three. */
const RECORDED_BY = {
  http_request_duration_seconds: 'desk sandbox sites',
  page_duration_seconds: 'sites',
  queue_running: 'shared',
  queue_waiting: 'shared',
  queue_places: 'shared',
  queue_refused: 'sandbox sites',
  page_memory_bytes: 'sites',
  block_failures: 'sites',
  content_outages: 'sites',
  content_out_of_reach: 'sites',
  live_connections: 'sites',
  payments: 'sandbox',
  database_query_duration_seconds: 'sandbox',
  process_memory_bytes: 'shared',
  event_loop_delay_seconds: 'shared',
};

/** Each alert: its threshold, how long it lasts before it rings, and whom it wakes. */
const ALERTS = [
  'ProcessDown == 0 1m page',
  'Errors > 0.01 5m page',
  'SlowPages > 1 10m warn',
  'Refuses > 0 2m page',
  'ContentOutOfReach > 0 1m page',
  'ContentFlaps > 3 0m warn',
  'BlockFails > 0.1 10m warn',
  'FewPagesInMemory < 0.5 30m warn',
  'PaymentsDeclined > 0.5 30m page',
  'EventLoopBlocked > 1 5m warn',
  'Memory > 2e9 15m warn',
];

let collecting: Collecting | undefined;
afterEach(async () => {
  await collecting?.stop();
  collecting = undefined;
});

describe('settings of OpenTelemetry', () => {
  it.each([
    {},
    { OTEL_TRACES_EXPORTER: 'none' },
    { OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' },
  ])('nothing is exported with %o', (env) => expect(readTelemetry('sites', env)).toBeUndefined());

  it('metrics are served to this machine only', () => {
    const settings = readTelemetry('sites', { OTEL_METRICS_EXPORTER: 'prometheus' });
    expect(settings).toMatchObject({ traces: false, metrics: { host: '127.0.0.1', port: 9464 } });
  });

  it('a wrong setting is named', () => {
    expect(() => readTelemetry('sites', { OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow('OTEL_TRACES_EXPORTER');
  });

  it('a taken port of metrics is named', async () => {
    collecting = await collect();
    const taken = { OTEL_EXPORTER_PROMETHEUS_PORT: String(collecting.port) };
    const env = { OTEL_METRICS_EXPORTER: 'prometheus', ...taken };
    await expect(startTelemetry('sites', env, () => undefined)).rejects.toThrow(
      'OTEL_EXPORTER_PROMETHEUS_PORT',
    );
  });
});

describe('metrics', () => {
  it('Prometheus reads every metric under the names of dashboards and alerts', async () => {
    collecting = await collect();
    const stops: (() => void)[] = [];
    for (const [name, { kind, labels }] of Object.entries(METRICS)) {
      const values = Object.fromEntries(labels.map((label) => [label, 'x']));
      if (kind === 'counter') count(name as never, values as never);
      else if (kind === 'histogram') took(name as never, 5, values as never);
      else stops.push(observe(name as never, values as never, () => 1));
    }
    const text = await collecting.metrics();
    for (const stop of stops) stop();
    const read = new Set(
      text
        .split('\n')
        .filter((line) => line.startsWith('rotativa_'))
        .map((line) => /^\w+/.exec(line)![0]),
    );
    expect([...read].sort()).toEqual([...NAMES.keys()].sort());
  });

  const files = readdirSync(OPS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:alerts\.yml|dashboard\.json)$/.test(file),
  );
  it.each(files)('%s names metrics and labels that exist', (file) => {
    const text = readFileSync(join(OPS, file), 'utf8').replaceAll('\\"', '"');
    const used = [...text.matchAll(/\b(rotativa_\w+)(?:\{([^}]*)\})?/g)];
    expect(used.length).toBeGreaterThan(5);
    for (const [, name = '', filter = ''] of used) {
      const metric = NAMES.get(name);
      expect(metric, name).toBeDefined();
      for (const [, label = ''] of filter.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g))
        expect([...metric!.labels, 'job', 'le'], `${name}{${label}}`).toContain(label);
    }
    const labels = new Set<string>([...NAMES.values()].flatMap((metric) => metric.labels));
    for (const [, list = ''] of text.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of list.split(',').map((part) => part.trim()))
        expect([...labels, 'job', 'instance', 'le'], label).toContain(label);
  });

  it('an alert rings at its threshold, after its time, for a person or a list', () => {
    const rules = readFileSync(join(OPS, 'prometheus/alerts.yml'), 'utf8').split('- alert: ').slice(1);
    const found = rules.map((rule) => {
      const [, name] = /^(\w+)/.exec(rule)!;
      const [threshold] = /(?:==|>|<) [\d.e]+$/m.exec(rule)!;
      const [, time = '0m'] = /^ +for: (\w+)$/m.exec(rule) ?? [];
      const [, severity] = /severity: (\w+)/.exec(rule)!;
      return `${name!.replace('Rotativa', '')} ${threshold} ${time} ${severity}`;
    });
    expect(found).toEqual(ALERTS);
  });

  it('every metric is recorded by the programs that have it', () => {
    const sources = trackedFiles(ROOT, { patterns: ['apps'] }).filter((file) =>
      /(?<!\.test|\.fixture|\/metrics)\.tsx?$/.test(file),
    );
    const found = new Map(Object.keys(METRICS).map((name) => [name, new Set<string>()]));
    for (const file of sources)
      for (const [, name] of readFileSync(join(ROOT, file), 'utf8').matchAll(/'(rotativa_\w+)'/g))
        found.get(name!)?.add(file.split('/')[1]!);
    const recorded = [...found].map(([name, programs]) => [
      name.replace('rotativa_', ''),
      [...programs].sort().join(' '),
    ]);
    expect(Object.fromEntries(recorded)).toEqual(RECORDED_BY);
  });

  it('every metric but those of one process is on a dashboard or in an alert', () => {
    const all = files.map((file) => readFileSync(join(OPS, file), 'utf8')).join('\n');
    expect(files.length).toBeGreaterThan(1);
    expect(Object.keys(METRICS).filter((name) => !all.includes(name))).toEqual([]);
  });
});

describe('traces', () => {
  it('a call of another service goes on with the trace and the id of the request', async () => {
    collecting = await collect();
    let sent: Headers | undefined;
    const ask = withTrace(async (_input, init) => {
      sent = new Headers(init?.headers);
      return sleep(2, new Response());
    });
    await withRequestId('request-12345', () =>
      inRequestSpan({ name: 'GET page', attributes: {} }, () =>
        inSpan('load front', {}, () => ask('http://content.example/', { headers: { Accept: 'text/html' } })),
      ),
    );
    const { spans } = await collecting.stop();
    collecting = undefined;
    const [load, page] = [
      spans.find(({ name }) => name === 'load front')!,
      spans.find(({ name }) => name === 'GET page')!,
    ];
    expect(load.parentSpanId).toBe(page.spanId);
    expect(sent?.get('traceparent')).toBe(`00-${load.traceId}-${load.spanId}-01`);
    expect([sent?.get('x-request-id'), sent?.get('accept')]).toEqual(['request-12345', 'text/html']);
    expect(JSON.stringify(page.attributes)).toContain('request-12345');
  });

  it('only a caller that is believed decides the trace', async () => {
    collecting = await collect();
    const from = new Headers({ traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    await inRequestSpan({ name: 'believed', attributes: {}, from }, async () => undefined);
    await inRequestSpan({ name: 'reader', attributes: {} }, async () => undefined);
    const { spans } = await collecting.stop();
    collecting = undefined;
    expect(spans.map(({ name, traceId }) => [name, traceId === 'a'.repeat(32)])).toEqual([
      ['believed', true],
      ['reader', false],
    ]);
  });

  it('work for which no reader waits has none, with all its parts', async () => {
    collecting = await collect();
    const page = (name: string): Promise<void> =>
      inRequestSpan({ name, attributes: {} }, () => inSpan(`load ${name}`, {}, () => sleep(2)));
    await untraced(() => page('early'));
    await page('asked');
    const { spans } = await collecting.stop();
    collecting = undefined;
    expect(spans.map(({ name }) => name)).toEqual(['load asked', 'asked']);
  });

  it('a part that takes no time has no span, so that a page has few', async () => {
    collecting = await collect();
    await inSpan('quick', {}, async () => undefined);
    await inSpan('slow', {}, () => sleep(2));
    await inSpan('broken', {}, () => Promise.reject(new Error())).catch(() => undefined);
    const { spans } = await collecting.stop();
    collecting = undefined;
    expect(spans.map(({ name }) => name)).toEqual(['slow', 'broken']);
  });

  it('a part has its calls below it, and a call its own', async () => {
    collecting = await collect();
    const inner = (): Promise<void> => inClientSpan('inner', {}, async () => undefined);
    await inSpan('part', {}, () => inClientSpan('outer', {}, inner));
    const { spans } = await collecting.stop();
    collecting = undefined;
    const nameOf = new Map(spans.map(({ spanId, name }) => [spanId, name]));
    expect(spans.map(({ name, parentSpanId }) => [name, nameOf.get(parentSpanId ?? '')])).toEqual([
      ['inner', 'outer'],
      ['outer', 'part'],
      ['part', undefined],
    ]);
  });

  it('an error has its class and not its message, which may have a reader’s words', async () => {
    collecting = await collect();
    await inSpan('part', {}, () => Promise.reject(new TypeError('ana@example.com'))).catch(() => undefined);
    const { bytes } = await collecting.stop();
    collecting = undefined;
    expect(bytes).toContain('TypeError');
    expect(bytes).not.toContain('ana@example.com');
  });
});
