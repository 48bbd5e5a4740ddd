import { AsyncLocalStorage } from 'node:async_hooks';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
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

/** A part of the work of a request, which has a span once something needs one: most parts of a page end in no time. */
interface Part {
  readonly name: string;
  readonly attributes: SpanFacts;
  /** By `performance.now()`. */
  readonly begun: number;
  /** The context around it. */
  readonly around: Context;
  span?: Span;
}

const parts = new AsyncLocalStorage<Part>();

const spanOfPart = (part: Part): Span => {
  const { name, attributes, begun, around } = part;
  return (part.span ??= tracer().startSpan(name, { attributes, startTime: wallClock(begun) }, around));
};

/** The context of what runs, with the span of its part. */
function activeContext(): Context {
  const active = context.active();
  const part = parts.getStore();
  return part?.around === active ? trace.setSpan(active, spanOfPart(part)) : active;
}

/** Runs a part of the work of a request in a span. */
export async function inSpan<T>(name: string, attributes: SpanFacts, run: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const part: Part = { name, attributes, begun, around: activeContext() };
  let failed = true;
  try {
    const made = await parts.run(part, run);
    failed = false;
    return made;
  } catch (error) {
    fail(spanOfPart(part), error);
    throw error;
  } finally {
    const took = performance.now() - begun;
    if (failed || part.span || took >= WORTH_A_SPAN_MS) spanOfPart(part).end(wallClock(begun) + took);
  }
}

/** The same for a call of another service or of the database. */
export const inClientSpan = <T>(name: string, attributes: SpanFacts, run: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, { attributes, kind: SpanKind.CLIENT }, activeContext(), (span) =>
    within(span, run),
  );

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
    : activeContext();
  return tracer().startActiveSpan(name, options, parent, (span) => within(span, run, endTime));
}

/** A part that has ended, between two times by `performance.now()`. */
export function spanOf(name: string, attributes: SpanFacts, begun: number, ended: number): void {
  if (ended - begun < WORTH_A_SPAN_MS) return;
  const startTime = wallClock(begun);
  tracer()
    .startSpan(name, { attributes, startTime }, activeContext())
    .end(startTime + ended - begun);
}

/** Adds facts to the span that runs. */
export const noteInSpan = (attributes: SpanFacts): void =>
  void trace.getSpan(activeContext())?.setAttributes(attributes);

/** A `fetch` that names the request and its trace to a service of this system. */
export function withTrace(ask: typeof fetch): typeof fetch {
  return (input, init) => {
    const requestId = currentRequestId();
    const active = activeContext();
    const span = trace.getSpan(active);
    if (requestId === undefined && !span) return ask(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (requestId !== undefined && !headers.has(REQUEST_ID)) headers.set(REQUEST_ID, requestId);
    propagation.inject(active, headers, { set: (carrier, key, value) => carrier.set(key, value) });
    return ask(input, { ...init, headers });
  };
}
