/**
 * The parts that make pages slow, without a collector of traces at hand: `npm run traces`. It takes the traces of the programs on this
 * machine for a minute, and prints the parts of pages with the longest median, and the slowest page with its parts.
 *
 * `-- --seconds 300` waits longer, `-- --port 4318` is where OTEL_EXPORTER_OTLP_ENDPOINT points.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listenError } from '../ports.ts';
import { spansIn, type Collected } from './collected.ts';
import { slowestPage, slowParts } from './slow-parts.ts';

/** Enough of some thousand pages. */
const MOST_SPANS = 200_000;
const MOST_LINES = 20;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, port: { type: 'string', default: '4318' } },
});

const spans: Collected[] = [];
const enough = new AbortController();
process.once('SIGINT', () => enough.abort());

const collector = createServer((request, response) => {
  void (async () => {
    spans.push(...spansIn(await text(request)));
    response.setHeader('Content-Type', 'application/json').end('{}');
    if (spans.length >= MOST_SPANS) enough.abort();
  })().catch((error: unknown) => {
    console.error(`Something other than traces as JSON came: ${String(error)}`);
    response.writeHead(400).end();
  });
}).listen(Number(values.port), '127.0.0.1');
await once(collector, 'listening').catch((error: unknown) => {
  console.error((listenError(error, '--port') as Error).message);
  process.exit(1);
});
console.log(`Waiting ${values.seconds} s for traces at http://127.0.0.1:${values.port} …`);
await sleep(Number(values.seconds) * 1000, undefined, { signal: enough.signal }).catch(() => undefined);
collector.close();
collector.closeAllConnections();

if (spans.length === 0) {
  console.error(
    'No traces came. Do the programs run with OTEL_TRACES_EXPORTER=otlp, and did readers ask for pages?',
  );
  process.exit(1);
}
const column = (value: string | number): string => String(value).padStart(8);
console.log(`\n${['number', 'median', 'longest'].map(column).join(' ')}  part, times in milliseconds`);
for (const { name, count, median, longest } of slowParts(spans).slice(0, MOST_LINES))
  console.log(`${column(count)} ${column(median.toFixed(0))} ${column(longest.toFixed(0))}  ${name}`);
const page = slowestPage(spans);
if (page.length > 0)
  console.log(`\nThe slowest page:\n${column('start')} ${column('length')}\n${page.join('\n')}`);
