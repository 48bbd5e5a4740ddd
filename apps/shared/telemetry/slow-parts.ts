import { lengthOf, startAfter, type Collected } from './collected.ts';

/** The times of all parts of a name, in milliseconds. */
export interface PartTimes {
  readonly name: string;
  readonly count: number;
  readonly median: number;
  readonly longest: number;
}

/** The span of a whole page. */
const PAGE = 'GET page';
/** Parts of a page that are shorter than this share of it are left out of its tree. */
const WORTH_TELLING = 0.02;

/** The parts of pages by name, those with the longest median first. */
export function slowParts(spans: readonly Collected[]): PartTimes[] {
  const times = new Map<string, number[]>();
  for (const span of spans) {
    const known = times.get(span.name);
    if (known) known.push(lengthOf(span));
    else times.set(span.name, [lengthOf(span)]);
  }
  return [...times]
    .map(([name, all]) => {
      all.sort((a, b) => a - b);
      return { name, count: all.length, median: all[Math.floor(all.length / 2)]!, longest: all.at(-1)! };
    })
    .sort((a, b) => b.median - a.median);
}

/** The path that a span names; '' without one. */
const pathOf = ({ attributes }: Collected): string => {
  const path = attributes.find(({ key }) => key === 'url.path')?.value as
    { stringValue?: string } | undefined;
  return path?.stringValue ?? '';
};

/** The slowest page, a line for each part with its start and its length in milliseconds; none without a page. */
export function slowestPage(spans: readonly Collected[]): string[] {
  const [page] = spans.filter(({ name }) => name === PAGE).sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!page) return [];
  const least = WORTH_TELLING * lengthOf(page);
  const trace = spans.filter(({ traceId }) => traceId === page.traceId);
  const lines = (span: Collected, depth: number): string[] => [
    `${startAfter(page, span).toFixed(0).padStart(8)} ${lengthOf(span).toFixed(0).padStart(8)}  ${'  '.repeat(depth)}${[span.name, pathOf(span)].join(' ').trim()}`,
    ...trace
      .filter((child) => child.parentSpanId === span.spanId && lengthOf(child) >= least)
      .sort((a, b) => startAfter(b, a))
      .flatMap((child) => lines(child, depth + 1)),
  ];
  return lines(page, 0);
}
