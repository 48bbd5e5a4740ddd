import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import { suppressTracing } from '@opentelemetry/core';
import { currentRequestId, REQUEST_ID } from '../request-id.ts';

/** Nothing that a reader has sent: neither addresses with their parameters, nor values of statements, nor messages of errors. */
type SpanFacts = Attributes;

const tracer = () => trace.getTracer('rotativa');

/** The class of an error. Its message may have a reader's words or a row. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A time by `performance.now()` as one of the wall clock, on which the two clocks drift apart. */
const wallClock = (time: number): number => Date.now() - (performance.now() - time);

async function within<T>(span: Span, run: () => Promise<T>, endTime?: () => number): Promise<T> {
  try {
    return await run();
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end(endTime?.());
  }
}

/** Shorter parts are the parts of a page that cost nothing. */
const WORTH_A_SPAN_MS = 1;

/** Runs a part of the work of a request in a span. Without the SDK it costs a call. */
export const inSpan = <T>(name: string, attributes: SpanFacts, run: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, { attributes }, async (span) => {
    const begun = performance.now();
    try {
      const made = await run();
      // Only what has ended is exported, and most blocks of a page load in no time.
      if (performance.now() - begun >= WORTH_A_SPAN_MS) span.end();
      return made;
    } catch (error) {
      fail(span, error);
      span.end();
      throw error;
    }
  });

/** The same for a call of another service or of the database. */
export const inClientSpan = <T>(name: string, attributes: SpanFacts, run: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, { attributes, kind: SpanKind.CLIENT }, (span) => within(span, run));

/** Runs work that is in no trace: no reader waits for it. */
export const untraced = <T>(run: () => Promise<T>): Promise<T> =>
  context.with(suppressTracing(context.active()), run);

interface RequestSpan {
  readonly name: string;
  readonly attributes: SpanFacts;
  /** The headers of a caller that is believed: its trace goes on. Others begin a new one, because the header decides what is recorded. */
  readonly from?: Headers | undefined;
  /** When the request came, by `performance.now()`. */
  readonly begun?: number;
}

/** Runs the work of a request in a span of the service. */
export function inRequestSpan<T>(
  { name, attributes, from, begun }: RequestSpan,
  run: () => Promise<T>,
): Promise<T> {
  const requestId = currentRequestId();
  const since = begun ?? performance.now();
  const startTime = wallClock(since);
  // The SDK measures to the millisecond from a given start.
  const endTime = begun === undefined ? undefined : () => startTime + performance.now() - since;
  const options = {
    kind: SpanKind.SERVER,
    attributes: { ...attributes, ...(requestId !== undefined && { 'rotativa.request_id': requestId }) },
    ...(begun !== undefined && { startTime }),
  };
  const parent = from
    ? propagation.extract(ROOT_CONTEXT, from, {
        get: (headers, key) => headers.get(key) ?? undefined,
        keys: (headers) => [...headers.keys()],
      })
    : context.active();
  return tracer().startActiveSpan(name, options, parent, (span) => within(span, run, endTime));
}

/** A part that has ended, between two times by `performance.now()`. */
export function spanOf(name: string, attributes: SpanFacts, begun: number, ended: number): void {
  if (ended - begun < WORTH_A_SPAN_MS) return;
  const startTime = wallClock(begun);
  tracer()
    .startSpan(name, { attributes, startTime })
    .end(startTime + ended - begun);
}

/** Adds facts to the span that runs. */
export const noteInSpan = (attributes: SpanFacts): void =>
  void trace.getSpan(context.active())?.setAttributes(attributes);

/** A `fetch` that names the request and its trace to a service of this system. */
export function withTrace(ask: typeof fetch): typeof fetch {
  return (input, init) => {
    const requestId = currentRequestId();
    const span = trace.getSpan(context.active());
    if (requestId === undefined && !span) return ask(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (requestId !== undefined && !headers.has(REQUEST_ID)) headers.set(REQUEST_ID, requestId);
    propagation.inject(context.active(), headers, { set: (carrier, key, value) => carrier.set(key, value) });
    return ask(input, { ...init, headers });
  };
}
