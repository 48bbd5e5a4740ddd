/** One subject on the server in a separate process. It measures on request, so that subjects can alternate. */
import { PassThrough } from 'node:stream';
import { CARDS, type Scale } from './subjects.ts';

interface ServerModule {
  Page: unknown;
  styles?: () => string;
  /** Settles when the subject can render. */
  ready?: Promise<void>;
  cards(count: number): unknown[];
  createElement(type: unknown, props: object): unknown;
  renderToString(element: unknown): string;
  renderToPipeableStream(
    element: unknown,
    options: { onError(error: unknown): void },
  ): {
    pipe(target: NodeJS.WritableStream): void;
  };
}

export type Task = { what: 'string' | 'stream' | 'allocation' | 'html' | 'warm'; scale: Scale };

/** Short, so that a subject and plain React are measured under the same load. */
const SAMPLE_MS = 25;
/** V8 still compiles a page after one second. */
const WARM_MS = 3000;
const subject = (await import(process.argv[2]!)) as ServerModule;
await subject.ready;
const data = Object.fromEntries(Object.entries(CARDS).map(([scale, count]) => [scale, subject.cards(count)]));
const page = (scale: Scale) => subject.createElement(subject.Page, { cards: data[scale] });
const repeats: Record<string, number> = {};

function renderString(scale: Scale): string {
  const html = subject.renderToString(page(scale));
  return (subject.styles?.() ?? '') + html;
}

const renderStream = (scale: Scale): Promise<void> =>
  new Promise((resolve, reject) => {
    const sink = new PassThrough();
    sink.on('end', resolve).resume();
    subject.renderToPipeableStream(page(scale), { onError: reject }).pipe(sink);
  });

/** CPU time of the process in ms, including garbage collection. Unlike wall time it hardly depends on other load. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function sample(key: string, once: () => unknown): Promise<number> {
  const count = repeats[key] ?? 1;
  const began = cpu();
  for (let time = 0; time < count; time += 1) await once();
  const each = (cpu() - began) / count;
  repeats[key] = Math.min(400, Math.max(1, Math.round(SAMPLE_MS / each)));
  return each;
}

/** Bytes that one rendering allocates. The young generation is large enough to prevent collections during it. */
function allocation(scale: Scale): number {
  const count = 4;
  gc!();
  const before = process.memoryUsage().heapUsed;
  for (let time = 0; time < count; time += 1) renderString(scale);
  return (process.memoryUsage().heapUsed - before) / count;
}

async function answer({ what, scale }: Task): Promise<number | string> {
  if (what === 'html') return renderString(scale);
  if (what === 'allocation') return allocation(scale);
  if (what === 'stream') return sample(`stream ${scale}`, () => renderStream(scale));
  if (what === 'string') return sample(`string ${scale}`, () => renderString(scale));
  const end = cpu() + WARM_MS;
  while (cpu() < end) {
    renderString(scale);
    await renderStream(scale);
  }
  return 0;
}

process.on('message', async (task: Task) => {
  process.send!(await answer(task));
});
process.send!('ready');
