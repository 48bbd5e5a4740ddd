/**
 * Compares the Rotativa tarball with plain React and with peers: `npm run bench`.
 *
 * `-- --rounds 6` takes more rounds (at least 4), `-- --quick` only two and without peers, `-- --only plain,rotativa`
 * measures some subjects, `-- --server-only` omits the browser, `-- --write` updates the table in README.md.
 * Subjects alternate in rounds, and the minimum of each counts. Requires a build of the library.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { openBrowser } from './browser.ts';
import { buildSubjects, versionOf } from './build.ts';
import { install } from './install.ts';
import { startServer, type ServerSubject } from './server.ts';
import { CARDS, isLate, SUBJECTS, type Scale, type SubjectName } from './subjects.ts';
import { keeps, table, writeResults, type Row } from './table.ts';

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
const lives = options.quick ? 2 : 4;
const only =
  options.only?.split(',') ?? (options.quick ? ['plain', 'control', 'rotativa', 'islands'] : undefined);
const chosen = SUBJECTS.map(({ name }) => name).filter(
  (name) => name === 'plain' || !only || only.includes(name),
);
const SCALES = Object.keys(CARDS) as Scale[];
const KB = 1000;

const least = new Map<string, Map<SubjectName, number>>();
function note(figure: string, name: SubjectName, value: number): void {
  const row = least.get(figure) ?? new Map<SubjectName, number>();
  row.set(name, Math.min(value, row.get(name) ?? Infinity));
  least.set(figure, row);
}
/** For counts that do not vary with load (rules, commits) the maximum counts. */
function count(figure: string, name: SubjectName, value: number): void {
  const row = least.get(figure) ?? new Map<SubjectName, number>();
  row.set(name, Math.max(value, row.get(name) ?? 0));
  least.set(figure, row);
}

const dir = install();
const built = await buildSubjects(dir);

const html = new Map<SubjectName, Record<Scale, string>>();
for (const name of chosen) {
  const { css, scriptBytes, allScriptBytes, server: module } = built.get(name)!;
  const server = await startServer(module, dir);
  const pages: Partial<Record<Scale, string>> = {};
  for (const scale of SCALES) pages[scale] = String(await server.ask({ what: 'html', scale }));
  server.stop();
  html.set(name, pages as Record<Scale, string>);
  const page = html.get(name)!.x1;
  note('script', name, scriptBytes / KB);
  note('scriptAll', name, allScriptBytes / KB);
  note('html', name, brotliCompressSync(page).length / KB);
  note('css', name, brotliCompressSync(css).length / KB);
  note('both', name, brotliCompressSync(page + css).length / KB);
  note('bothRaw', name, (Buffer.byteLength(page) + Buffer.byteLength(css)) / KB);
}

/** Alternating rounds of all subjects, each in a separate, warmed-up process. */
async function measureServers(): Promise<void> {
  const servers = new Map<SubjectName, ServerSubject>();
  for (const name of chosen) {
    const server = await startServer(built.get(name)!.server, dir);
    servers.set(name, server);
    await server.ask({ what: 'warm', scale: 'x1' });
  }
  for (let round = 0; round <= rounds; round += 1) {
    for (const scale of SCALES) {
      for (const what of ['string', 'stream', 'allocation'] as const) {
        if (what === 'allocation' && scale !== 'x1') continue;
        for (const name of chosen) {
          const value = Number(await servers.get(name)!.ask({ what, scale }));
          // The first round only determines the number of repetitions.
          if (round > 0) note(`${what} ${scale}`, name, what === 'allocation' ? value / KB : value);
        }
      }
    }
  }
  for (const server of servers.values()) server.stop();
}
// Results of the same code differ by a tenth and more between processes.
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
      if (!isLate(name)) note(`hydration ${scale}`, name, hydration);
      note(`script time ${scale}`, name, script);
      count(`rules`, name, rules);
    }
    if (isLate(name)) continue;
    const { change, commits } = await browser.theme(name);
    note('theme', name, change);
    count('commits', name, commits);
  }
  console.error(`browser, round ${round} of ${rounds}`);
}
await browser?.close();

const row = (figure: string, label: string, unit: string, target?: Row['target']): Row => ({
  label,
  unit,
  values: least.get(figure)!,
  ...(target && { target }),
});
const all: Row[] = [
  ...SCALES.map((scale) =>
    row(`string ${scale}`, `renderToString, ${scale} cards`, 'ms', { ratio: scale === 'x16' ? 1.3 : 1.4 }),
  ),
  ...SCALES.map((scale) => row(`stream ${scale}`, `stream, ${scale} cards`, 'ms', { ratio: 1.35 })),
  row('allocation x1', 'allocation of one rendering', 'KB'),
  row('script', 'client JavaScript at the start, without React, brotli', 'KB', { over: 0.6 }),
  row('scriptAll', 'the same with what may come later', 'KB'),
  row('html', 'HTML, brotli', 'KB'),
  row('css', 'CSS, brotli', 'KB'),
  row('both', 'HTML + CSS, brotli', 'KB', { ratio: 1.04 }),
  row('bothRaw', 'HTML + CSS, not compressed', 'KB'),
  row('hydration x1', 'hydration, 4× slower processor', 'ms'),
  row('hydration x16', 'hydration, x16 cards', 'ms', { ratio: 1.1 }),
  row('script time x1', 'all script', 'ms', { ratio: 1.05 }),
  row('script time x16', 'all script, x16 cards', 'ms'),
  row('rules', 'CSS rules inserted at run time', '', { most: 0 }),
  row('theme', 'theme switch, 1000 components', 'ms', { ratio: 1.1 }),
  row('commits', 'React commits per switch', '', { most: 0 }),
];
const rows = all.filter(({ values }) => values);

const peers = [
  'react',
  '@radix-ui/themes',
  '@mantine/core',
  '@washingtonpost/wpds-ui-kit',
  '@mui/material',
  '@chakra-ui/react',
];
const foot = `${new Date().toISOString().slice(0, 10)}. Minimum of ${rounds} alternating rounds; on the server ${lives} processes in sequence. Node ${process.version}, ${cpus().length} × ${cpus()[0]!.model}. rotativa ${versionOf(dir, 'rotativa')}, ${peers
  .map((name) => `${name} ${versionOf(dir, name)}`)
  .join(', ')}.`;
const text = `${table(rows, chosen)}\n\n${foot}\n`;
console.log(text);
if (options.write) writeResults(text);
const missed = rows.filter((line) => keeps(line) === false);
console.log(`${missed.length} targets missed${missed.map(({ label }) => `\n- ${label}`).join('')}`);
