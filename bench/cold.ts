/**
 * The processor time of pages that are in no memory: `npm run bench:cold`. It asks for articles and fronts of all brands, with
 * a PostgreSQL from npm behind the backend, and says what they cost the sites and the backend, in milliseconds and as ratios
 * to a plain `renderToString` of the same HTML in this process. Waiting costs nothing here, but other load on the machine does.
 *
 * `-- --pages 400` asks for more, `--seed 7` for others, `--profile FOLDER` writes profiles of both processes. PORT is the first port.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { JSDOM } from 'jsdom';
import { addressesOfAll, createReaders, seededRandom, type Address } from './readers.ts';
import { openNewspaper } from './scale/newspaper.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    profile: { type: 'string' },
  },
});
const PAGES = Number(values.pages);
const PORT = Number(process.env['PORT'] ?? 9000);
const BRANDS = [1, 2, 3, 4, 5, 6];
/** Articles until V8 has compiled the code of both processes: after 200 it still takes an eighth of the time. */
const WARM = 1000;
const CALLERS = 4;
const SAMPLES = 12;
/** Milliseconds of processor time. */
const TARGETS = { article: { sites: 8, backend: 4 }, front: { sites: 10, backend: 6 } } as const;

/** The elements of a document as elements of React. */
function elementOf(node: Node, key: number): ReactNode {
  if (node.nodeType === node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== node.ELEMENT_NODE) return null;
  const { localName, attributes, childNodes } = node as Element;
  const props: Record<string, unknown> = { key };
  for (const { name, value } of attributes) {
    // React wants styles as objects, and no handlers as text.
    if (name !== 'style' && !name.startsWith('on')) props[name === 'class' ? 'className' : name] = value;
  }
  const isRaw = localName === 'script' || localName === 'style';
  if (isRaw)
    return createElement(localName, { ...props, dangerouslySetInnerHTML: { __html: node.textContent } });
  const children = [...childNodes].map(elementOf);
  return createElement(localName, props, ...(children.length > 0 ? [children] : []));
}

/** Milliseconds of processor time of a rendering by React alone, the mean of many. */
function plainMs(pages: readonly string[]): number {
  const elements = pages.map((html) => elementOf(new JSDOM(html).window.document.documentElement, 0));
  const render = (times: number): void => {
    for (let time = 0; time < times; time += 1) for (const element of elements) renderToString(element);
  };
  render(30);
  const { user, system } = process.cpuUsage();
  const times = 30;
  render(times);
  const used = process.cpuUsage();
  return (used.user + used.system - user - system) / 1000 / times / pages.length;
}

const profile = values.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` };
const paper = await openNewspaper(PORT, 1, {
  // Nothing is in memory but answers that pages share.
  ...{ PAGE_CACHE_MB: '0', WARM_START_MS: '0', PAGES_WAITING: '1000', PAGE_WAIT_MS: '30000' },
  ...profile,
});
const readers = createReaders();
const random = seededRandom(Number(values.seed));
const missed: string[] = [];

async function ask(addresses: readonly Address[]): Promise<void> {
  const left = [...addresses];
  const caller = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { status } = await readers.ask(next);
      if (status !== 200) throw new Error(`${next.origin}${next.path} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

async function measure(kind: keyof typeof TARGETS, addresses: readonly Address[]): Promise<void> {
  const [site] = paper.sites();
  const before = { sites: site!.cpuMs(), backend: paper.sandbox.cpuMs(), sql: await paper.transactions() };
  await ask(addresses);
  const each = (now: number, then: number): number => (now - then) / addresses.length;
  const cost = {
    sites: each(site!.cpuMs(), before.sites),
    backend: each(paper.sandbox.cpuMs(), before.backend),
  };
  const sql = each(await paper.transactions(), before.sql);
  const html = await Promise.all(
    addresses.slice(0, SAMPLES).map(async ({ origin, path }) => (await fetch(origin + path)).text()),
  );
  const plain = plainMs(html);
  const told = (name: 'sites' | 'backend'): string =>
    `${name} ${cost[name].toFixed(1)} ms (${(cost[name] / plain).toFixed(1)} times plain)`;
  console.log(
    `${kind}: ${addresses.length} pages, ${told('sites')}, ${told('backend')}, ${sql.toFixed(1)} statements; plain ${plain.toFixed(2)} ms, load ${loadavg()[0]!.toFixed(1)}`,
  );
  for (const name of ['sites', 'backend'] as const)
    if (cost[name] > TARGETS[kind][name]) missed.push(`${kind}: ${TARGETS[kind][name]} ms in the ${name}`);
}

try {
  paper.cache(false);
  const origins = BRANDS.map(paper.origin);
  const all = await addressesOfAll(origins);
  const articles = all
    .filter(({ path }) => path.includes('/articulo/'))
    .map((address) => ({ address, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ address }) => address);
  const fronts = origins.map((origin) => ({ origin, path: '/' }));
  const many = (count: number): Address[] =>
    Array.from({ length: count }, (_, at) => fronts[at % fronts.length]!);
  await ask([...articles.slice(0, WARM), ...many(WARM / 2)]);
  await measure('article', articles.slice(WARM, WARM + PAGES));
  await measure('front', many(PAGES / 2));
} finally {
  readers.leave();
  await paper.stop();
}
for (const target of missed) console.log(`missed: ${target}`);
process.exitCode = missed.length > 0 ? 1 : 0;
