/**
 * The desk at its sizes, before a running `npm start`: a page of 200 blocks with 1,000 revisions, and 50 editors at it.
 * `npm run bench:desk` prints figures and targets, with the load of the machine. It writes revisions of one front, and
 * leaves readers what they had: use a database that may be thrown away (`SANDBOX_CACHE=$(mktemp -d) npm start`).
 *
 * `-- --port 3000` is the port of the index of the sites, `-- --brand rural` the brand, `-- --changes 500`, `-- --editors 50`
 * and `-- --revisions 1000` the sizes. Browser, editors and servers share the machine, and others may use it too: `work` is
 * what the browser's main thread did, by the clock of the thread, which does not run while others have the processor.
 */
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { PageDocument } from 'rotativa/domain';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import { CONTEXT_OPTIONS, launch } from '../tools/chromium.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    brand: { type: 'string', default: 'rural' },
    changes: { type: 'string', default: '500' },
    editors: { type: 'string', default: '50' },
    revisions: { type: 'string', default: '1000' },
  },
});
const PORT = Number(values.port);
const BRAND = values.brand as BrandKey;
const [CHANGES, EDITORS, REVISIONS] = [values.changes, values.editors, values.revisions].map(Number) as [
  number,
  number,
  number,
];
const BLOCKS = 200;
const DESK = `http://localhost:${PORT + BRANDS.length + 1}`;
const SITE = `http://localhost:${PORT + 1 + BRANDS.indexOf(BRAND)}`;
const ACCOUNT = { email: 'editora@redaccion.example', password: 'Redaccion2026' };
const ADDRESS = { brand: BRAND, page: 'home' };
const QUERY = new URLSearchParams(ADDRESS).toString();

const since = (start: number): number => Math.round(performance.now() - start);
const percentile = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))]!;
const rows: Record<string, { figure: string; target: string }> = {};
const row = (name: string, figure: string, target = '', kept = true): void => {
  rows[name] = { figure, target: target && `${target} ${kept ? 'kept' : 'MISSED'}` };
};

/** How many times longer than alone a program takes here now: the time of a busy loop by its processor's clock and the wall's. */
function crowding(): number {
  const [start, used] = [performance.now(), process.cpuUsage()];
  while (performance.now() - start < 300);
  const { user, system } = process.cpuUsage(used);
  return (performance.now() - start) / ((user + system) / 1000);
}

const signedIn = await fetch(`${DESK}/api/sesion`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: DESK },
  body: JSON.stringify(ACCOUNT),
}).catch(() => undefined);
if (!signedIn?.ok) throw new Error(`No desk lets the demo editor in at ${DESK}: run npm start first.`);
const cookie = signedIn.headers.get('Set-Cookie')!.split(';')[0]!;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`${DESK}/api/${path}`, {
    method,
    headers: { Cookie: cookie, Origin: DESK, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const [last] = await call<{ number: number }[]>('GET', `paginas/revisions?${QUERY}&limit=1`);
// The seed's, also after an earlier run.
const { document: before } = await call<{ document: PageDocument }>('GET', `paginas/page?${QUERY}&number=1`);
const placed = Object.values(before.regions).flatMap((list) => list ?? []).length;
const large: PageDocument = {
  ...before,
  regions: {
    ...before.regions,
    main: [
      ...before.regions.main!,
      ...Array.from({ length: BLOCKS - placed }, (_, index) => ({
        // It shows its title without any content, and at each moment the same.
        ...{ id: `bench-${index}`, block: 'community' },
        settings: { published: true, title: `Fila ${index}`, linkWhatsapp: 'https://example.com/canal' },
      })),
    ],
  },
};

const saving = performance.now();
let { number } = last!;
for (let count = 0; count < REVISIONS; count += 1) {
  const revision = { ...ADDRESS, expected: number, document: large, note: `bench ${count}` };
  ({ number } = await call<{ number: number }>('POST', 'paginas/revisions', revision));
}
row(
  `${REVISIONS} revisions of ${BLOCKS} blocks are saved`,
  `${Math.round(since(saving) / REVISIONS)} ms each`,
);

// The other editors: each says where it is every two seconds, and keeps a draft every second.
let isOver = false;
const waits: number[] = [];
let failed = 0;
const editor = async (index: number): Promise<void> => {
  await delay((index * 1000) / EDITORS);
  for (let turn = 1; !isOver; turn += 1) {
    const start = performance.now();
    const placementId = `bench-${(index + turn) % 100}`;
    const asked =
      turn % 2 === 0
        ? call('POST', 'paginas/presence', {
            ...{ ...ADDRESS, tab: `bench-tab-${index}`, turn, placementId, isTyping: true },
          })
        : call('PUT', 'paginas/draft', { ...ADDRESS, base: number, document: large });
    // A desk keeps the work and asks again.
    await asked.catch(() => (failed += 1));
    waits.push(performance.now() - start);
    await delay(1000);
  }
};
const crowd = Array.from({ length: EDITORS }, (_, index) => editor(index));

const browser = await launch();
const context = await browser.newContext({
  ...CONTEXT_OPTIONS,
  viewport: { width: 1280, height: 800 },
  baseURL: DESK,
});
const [name, value] = cookie.split('=') as [string, string];
await context.addCookies([{ name, value, url: DESK }]);
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
/** Milliseconds of work of the page's main thread since it was loaded. */
const work = async (): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'TaskDuration')!.value * 1000;
};
/** Waits until the canvas shows words in the first block of the bench. It looks at nothing else, so that it costs little. */
const isSeen = (words: string): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((done) => {
        const block = (): string =>
          document
            .querySelector<HTMLIFrameElement>('#preview-frame')
            ?.contentDocument?.querySelector('[data-puck-component="bench-0"]')?.textContent ?? '';
        const look = (): void => (block().includes(text) ? done() : void requestAnimationFrame(look));
        look();
      }),
    words,
  );
const crowded = crowding();
const opening = performance.now();
await page.goto(`/${BRAND}/home`);
await page
  .locator('.structure .block')
  .nth(BLOCKS - 1)
  .waitFor();
const listed = since(opening);
await isSeen('Fila 0');
const opened = since(opening);
row('a busy loop takes longer than alone', `${crowded.toFixed(1)} times`);
row('the desk lists the blocks', `${listed} ms`);
row(`a page of ${BLOCKS} blocks is open`, `${opened} ms`, '≤ 2000', opened <= 2000);
row('work of the browser for opening', `${Math.round(await work())} ms`);

await page.locator('.structure .block', { hasText: 'Fila 0' }).first().click();
const title = page.getByLabel('Título', { exact: true });
const heap = async (): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
};
const changes: number[] = [];
let settled = 0;
await delay(2000);
const unchanged = await work();
for (let count = 0; count < CHANGES; count += 1) {
  const words = `Fila cambiada ${count}`;
  const start = performance.now();
  await title.fill(words);
  // Every twentieth change is waited for; the others come faster than the site answers, as an editor types.
  if (count % 20 === 0) {
    await isSeen(words);
    changes.push(performance.now() - start);
  }
  if (count === Math.floor(CHANGES / 5)) settled = await heap();
}
const changing = ((await work()) - unchanged) / CHANGES;
const grown = (await heap()) - settled;
const per = (grown / (CHANGES * 0.8)) * 1024;
row(
  'a change is seen, median',
  `${Math.round(percentile(changes, 0.5))} ms`,
  '≤ 400',
  percentile(changes, 0.5) <= 400,
);
row('a change is seen, slowest of ten', `${Math.round(percentile(changes, 0.9))} ms`);
row('work of the browser for a change', `${Math.round(changing)} ms`);
row('memory of the desk after a fifth of the changes', `${settled.toFixed(1)} MB`);
row(
  `memory that the other changes add (undo keeps each)`,
  `${grown.toFixed(1)} MB, ${per.toFixed(1)} KB each`,
  '≤ 25 MB',
  grown <= 25,
);
row(`answers to ${EDITORS} editors, median`, `${Math.round(percentile(waits, 0.5))} ms`);
row(`answers to ${EDITORS} editors, slowest of twenty`, `${Math.round(percentile(waits, 0.95))} ms`);
row(`calls of ${EDITORS} editors without an answer`, `${failed} of ${waits.length}`, '0', failed === 0);
isOver = true;
await Promise.all(crowd);

const history = performance.now();
await page.getByRole('button', { name: 'Historial' }).click();
await page
  .getByText(`bench ${REVISIONS - 1}`)
  .first()
  .waitFor();
row('the history is open', `${since(history)} ms`, '≤ 2000', since(history) <= 2000);
await browser.close();

// The last revision is the bench's, so the first document is saved again with another title, which readers should get.
const words = `Portada ${Date.now()}`;
const published = await call<{ number: number }>('POST', 'paginas/revisions', {
  ...{ ...ADDRESS, expected: number, note: 'bench' },
  document: { ...before, title: words },
});
const publishing = performance.now();
await call('POST', 'paginas/publications', { ...ADDRESS, revision: published.number });
const decided = performance.now();
while (!(await (await fetch(`${SITE}/`)).text()).includes(words)) await delay(20);
row('a page is checked and published', `${Math.round(decided - publishing)} ms`);
row('readers get it after that', `${since(decided)} ms`, '≤ 2000', since(decided) <= 2000);
await call('POST', 'paginas/rollback', ADDRESS);
await call('DELETE', `paginas/draft?${QUERY}`);

console.table(rows);
console.log(
  `Load of the machine: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')}.`,
);
