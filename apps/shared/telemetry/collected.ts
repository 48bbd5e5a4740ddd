/** A span, as a collector gets it. */
export interface Collected {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Collected[] }[];
  }[];
}

/** The spans of a call of an exporter. @param body OTLP as JSON. @throws SyntaxError, TypeError for something else */
export const spansIn = (body: string): Collected[] =>
  (JSON.parse(body) as Exported).resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );

const NANOSECONDS = 1e6;

const between = (begin: string, end: string): number => Number(BigInt(end) - BigInt(begin)) / NANOSECONDS;

/** The length of a span in milliseconds. */
export const lengthOf = ({ startTimeUnixNano, endTimeUnixNano }: Collected): number =>
  between(startTimeUnixNano, endTimeUnixNano);

/** The milliseconds from the start of a span to that of another. */
export const startAfter = (first: Collected, other: Collected): number =>
  between(first.startTimeUnixNano, other.startTimeUnixNano);
