import {
  metrics,
  type Attributes,
  type Counter,
  type Histogram,
  type MeterProvider,
} from '@opentelemetry/api';

/** Bounds of durations in seconds: from a page in memory to what no reader waits for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Metric {
  readonly kind: 'counter' | 'histogram' | 'gauge';
  readonly description: string;
  /** All its labels. Each has a bounded number of values, which no caller chooses. */
  readonly labels: readonly string[];
}

/**
 * Every metric. Prometheus adds `_total` to counters, and `_bucket`, `_sum` and `_count` to histograms, whose unit is the
 * second.
 */
export const METRICS = {
  rotativa_http_request_duration_seconds: {
    kind: 'histogram',
    description: 'Time from the request to the response, by route, state of the page in memory, and status.',
    labels: ['route', 'cache', 'status'],
  },
  rotativa_page_duration_seconds: {
    kind: 'histogram',
    description: 'Time to make a page, by step: queue, data, render.',
    labels: ['step'],
  },
  rotativa_queue_running: { kind: 'gauge', description: 'Tasks that run.', labels: ['queue'] },
  rotativa_queue_waiting: { kind: 'gauge', description: 'Tasks that wait for a place.', labels: ['queue'] },
  rotativa_queue_places: {
    kind: 'gauge',
    description: 'Tasks that may run at the same time.',
    labels: ['queue'],
  },
  rotativa_queue_refused: {
    kind: 'counter',
    description: 'Tasks that are refused, because more is asked for than the process can do.',
    labels: ['queue'],
  },
  rotativa_page_memory_bytes: {
    kind: 'gauge',
    description: 'Bytes of finished pages in memory.',
    labels: [],
  },
  rotativa_block_failures: {
    kind: 'counter',
    description: 'Blocks that are left out of a page, by name and reason.',
    labels: ['block', 'reason'],
  },
  rotativa_content_outages: {
    kind: 'counter',
    description: 'Times that the content service began to fail.',
    labels: [],
  },
  rotativa_content_out_of_reach: {
    kind: 'gauge',
    description: '1 while the content service fails.',
    labels: [],
  },
  rotativa_live_connections: {
    kind: 'gauge',
    description: 'Open connections of readers to live blogs.',
    labels: [],
  },
  rotativa_payments: { kind: 'counter', description: 'Payments, by outcome.', labels: ['outcome'] },
  rotativa_database_query_duration_seconds: {
    kind: 'histogram',
    description: 'Time of a statement, with the time until a connection is free.',
    labels: ['operation'],
  },
  rotativa_process_memory_bytes: {
    kind: 'gauge',
    description: 'Memory of the process, by kind.',
    labels: ['kind'],
  },
  rotativa_event_loop_delay_seconds: {
    kind: 'gauge',
    description: 'The longest delay of the event loop since the last reading.',
    labels: [],
  },
} as const satisfies Record<string, Metric>;

type Names<Kind> = {
  [Name in keyof typeof METRICS]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[keyof typeof METRICS];
type LabelsOf<Name extends keyof typeof METRICS> = Readonly<
  Record<(typeof METRICS)[Name]['labels'][number], string>
>;

const meter = () => metrics.getMeter('rotativa');

/** The instruments of a provider. Before the SDK has started, and without it, they do nothing. */
const made = new WeakMap<MeterProvider, Map<string, Counter | Histogram>>();

function instrument<T extends Counter | Histogram>(name: string, make: () => T): T {
  const provider = metrics.getMeterProvider();
  const known = made.get(provider) ?? new Map<string, Counter | Histogram>();
  made.set(provider, known);
  const found = (known.get(name) as T | undefined) ?? make();
  known.set(name, found);
  return found;
}

/** Counts one. */
export function count<Name extends Names<'counter'>>(name: Name, labels: LabelsOf<Name>): void {
  const { description } = METRICS[name];
  instrument(name, () => meter().createCounter(name, { description })).add(1, labels as Attributes);
}

/** Records a duration in milliseconds. */
export function took<Name extends Names<'histogram'>>(
  name: Name,
  milliseconds: number,
  labels: LabelsOf<Name>,
): void {
  const { description } = METRICS[name];
  const advice = { explicitBucketBoundaries: SECONDS };
  instrument(name, () => meter().createHistogram(name, { description, advice })).record(
    milliseconds / 1000,
    labels as Attributes,
  );
}

/** Reads a value whenever metrics are read. @returns stops it */
export function observe<Name extends Names<'gauge'>>(
  name: Name,
  labels: LabelsOf<Name>,
  read: () => number,
): () => void {
  const { description } = METRICS[name];
  const gauge = meter().createObservableGauge(name, { description });
  const callback: Parameters<typeof gauge.addCallback>[0] = (result) =>
    result.observe(read(), labels as Attributes);
  gauge.addCallback(callback);
  return () => gauge.removeCallback(callback);
}
