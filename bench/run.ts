/**
 * Compares the Rotativa tarball with plain React and with peers: `npm run bench`.
 *
 * `-- --rounds 6` takes more rounds in the browser (at least 4), `-- --quick` only two and without peers,
 * `-- --only plain,rotativa` measures some subjects, `-- --server-only` omits the browser, `-- --write` updates the
 * table in README.md. Subjects alternate in rounds. Requires a build of the library.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { CriticalStyles } from '../src/styling/critical-css.ts';
import { openBrowser } from './browser.ts';
import { buildSubjects, versionOf } from './build.ts';
import { Figures } from './figures.ts';
import { install } from './install.ts';
import { startServer, type ServerSubject } from './server.ts';
import { CARDS, isLate, SUBJECTS, type Scale, type SubjectName } from './subjects.ts';
import { keeps, table, writeResults, type Row } from './table.ts';

type CriticalCss = typeof import('../src/styling/critical-css.ts');

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    'server-only': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = options.quick ? 2 : Math.max(4, Number(options.rounds));
const lives = options.quick ? 5 : 8;
/** Rounds of short samples in each process; in the first ones V8 still compiles. */
const SERVER_ROUNDS = 40;
const SETTLING_ROUNDS = 10;
const only =
  options.only?.split(',') ?? (options.quick ? ['plain', 'control', 'rotativa', 'islands'] : undefined);
const chosen = SUBJECTS.map(({ name }) => name).filter(
  (name) => name === 'plain' || !only || only.includes(name),
);
const SCALES = Object.keys(CARDS) as Scale[];
const KB = 1000;

const figures = new Figures();
const dir = install();
const built = await buildSubjects(dir);
const installed = (file: string): string => join(dir, 'node_modules/rotativa/dist', file);

/** The CSS that a server of Rotativa puts into a page; undefined for subjects that have no such server. */
async function shownCss(name: SubjectName, page: string, css: string): Promise<string | undefined> {
  if (name !== 'rotativa' && name !== 'islands') return undefined;
  const { createLinkedCss } = (await import(installed('styling/critical-css.js'))) as CriticalCss;
  const styles = JSON.parse(readFileSync(installed('critical-css.json'), 'utf8')) as CriticalStyles;
  const stylesOf = createLinkedCss(styles, () => Promise.resolve(css), { readOnly: true });
  return stylesOf(`<head><link rel="stylesheet" href="/all.css"></head>${page}`);
}

const html = new Map<SubjectName, Record<Scale, string>>();
for (const name of chosen) {
  const { css, scriptBytes, allScriptBytes, server: module } = built.get(name)!;
  const server = await startServer(module, dir);
  const pages: Partial<Record<Scale, string>> = {};
  for (const scale of SCALES) pages[scale] = String(await server.ask({ what: 'html', scale }));
  server.stop();
  html.set(name, pages as Record<Scale, string>);
  const page = html.get(name)!.x1;
  figures.least('script', name, scriptBytes / KB);
  figures.least('scriptAll', name, allScriptBytes / KB);
  figures.least('html', name, brotliCompressSync(page).length / KB);
  figures.least('css', name, brotliCompressSync(css).length / KB);
  figures.least('both', name, brotliCompressSync(page + css).length / KB);
  const shown = (await shownCss(name, page, css)) ?? css;
  figures.least('bothShown', name, brotliCompressSync(page + shown).length / KB);
  figures.least('bothRaw', name, (Buffer.byteLength(page) + Buffer.byteLength(css)) / KB);
}

/** Alternating rounds of all subjects, each in a separate, warmed-up process. */
async function measureServers(): Promise<void> {
  const servers = new Map<SubjectName, ServerSubject>();
  for (const name of chosen) {
    const server = await startServer(built.get(name)!.server, dir);
    servers.set(name, server);
    await server.ask({ what: 'warm', scale: 'x1' });
  }
  for (let round = 0; round < SERVER_ROUNDS; round += 1) {
    // Each subject is the first in turn, because a sample depends on what the processor did before it.
    const first = round % chosen.length;
    const inTurn = [...chosen.slice(first), ...chosen.slice(0, first)];
    for (const scale of SCALES) {
      for (const what of ['string', 'stream'] as const) {
        const samples = new Map<SubjectName, number>();
        for (const name of inTurn) samples.set(name, Number(await servers.get(name)!.ask({ what, scale })));
        if (round >= SETTLING_ROUNDS) figures.compare(`${what} ${scale}`, samples);
      }
    }
  }
  // At the end, because it collects garbage, and samples after a collection are slower.
  for (const [name, server] of servers)
    figures.least('allocation x1', name, Number(await server.ask({ what: 'allocation', scale: 'x1' })) / KB);
  for (const server of servers.values()) server.stop();
}
// V8 optimises the same code differently from process to process, by a tenth and more.
for (let life = 1; life <= lives; life += 1) {
  await measureServers();
  console.error(`server, processes ${life} of ${lives}`);
}

/**
 * The pages of one round. Pages with targets are opened four times, because times differ between pages
 * by more than the measured effects. A peer's page with sixteen times the cards takes a minute to hydrate.
 */
const pagesOf = (name: SubjectName): readonly Scale[] =>
  ['plain', 'control', 'rotativa', 'islands'].includes(name)
    ? Array.from({ length: 4 }, (): Scale[] => ['x1', 'x16']).flat()
    : ['x1'];
const browser = options['server-only'] ? undefined : await openBrowser(built, html);
for (let round = 1; browser && round <= rounds; round += 1) {
  for (const name of chosen) {
    for (const scale of pagesOf(name)) {
      const { hydration, script, rules, mismatch } = await browser.page(name, scale);
      if (mismatch && round === 1) console.error(`${name}: ${mismatch.slice(0, 200)}`);
      if (!isLate(name)) figures.least(`hydration ${scale}`, name, hydration);
      figures.least(`script time ${scale}`, name, script);
      figures.most(`rules`, name, rules);
    }
    if (isLate(name)) continue;
    const { change, commits } = await browser.theme(name);
    figures.least('theme', name, change);
    figures.most('commits', name, commits);
  }
  console.error(`browser, round ${round} of ${rounds}`);
}
await browser?.close();

const row = (name: string, label: string, unit: string, target?: Row['target']): Row | undefined => {
  const figure = figures.of(name);
  return figure && { label, unit, ...figure, ...(target && { target }) };
};
const all = [
  ...SCALES.map((scale) =>
    row(`string ${scale}`, `renderToString, ${scale} cards`, 'ms', { ratio: scale === 'x1' ? 1.6 : 1.35 }),
  ),
  ...SCALES.map((scale) => row(`stream ${scale}`, `stream, ${scale} cards`, 'ms', { ratio: 1.4 })),
  row('allocation x1', 'allocation of one rendering', 'KB'),
  row('script', 'client JavaScript at the start, without React, brotli', 'KB', { over: 0.6 }),
  row('scriptAll', 'the same with what may come later', 'KB'),
  row('html', 'HTML, brotli', 'KB'),
  row('css', 'CSS, brotli', 'KB'),
  row('both', 'HTML + CSS, brotli', 'KB', { ratio: 1.5 }),
  row('bothShown', 'HTML + CSS in the page, brotli', 'KB', { ratio: 1.5 }),
  row('bothRaw', 'HTML + CSS, not compressed', 'KB'),
  row('hydration x1', 'hydration, 4× slower processor', 'ms'),
  row('hydration x16', 'hydration, x16 cards', 'ms', { ratio: 1.1 }),
  row('script time x1', 'all script', 'ms', { ratio: 1.05 }),
  row('script time x16', 'all script, x16 cards', 'ms'),
  row('rules', 'CSS rules inserted at run time', '', { most: 0 }),
  row('theme', 'theme switch, 1000 components', 'ms', { ratio: 1.1 }),
  row('commits', 'React commits per switch', '', { most: 0 }),
];
const rows = all.filter((line) => line !== undefined);

const peers = [
  'react',
  '@radix-ui/themes',
  '@mantine/core',
  '@washingtonpost/wpds-ui-kit',
  '@mui/material',
  '@chakra-ui/react',
];
const foot = `${new Date().toISOString().slice(0, 10)}. On the server: plain's minimum, and the median ratio of ${lives * (SERVER_ROUNDS - SETTLING_ROUNDS)} rounds in ${lives} processes. In the browser: the minimum of ${rounds} rounds. Node ${process.version}, ${cpus().length} × ${cpus()[0]!.model}. rotativa ${versionOf(dir, 'rotativa')}, ${peers
  .map((name) => `${name} ${versionOf(dir, name)}`)
  .join(', ')}.`;
const text = `${table(rows, chosen)}\n\n${foot}\n`;
console.log(text);
if (options.write) writeResults(text);
const missed = rows.filter((line) => keeps(line) === false);
console.log(`${missed.length} targets missed${missed.map(({ label }) => `\n- ${label}`).join('')}`);
