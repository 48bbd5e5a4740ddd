/**
 * Lighthouse, as it measures a phone, of the article of the Next newspaper: `npm run bench:lighthouse`. The newspaper is
 * made, installed and built outside the workspace, as a newcomer does. Requires a build and the registry.
 *
 * `-- --runs 9` opens it more often; the medians count.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newspaper } from '../tests/examples/newspaper.ts';
import { pack } from '../tests/package/pack.ts';
import { chromiumPath } from '../tools/chromium.ts';
import { quantile } from './crowd.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const STORY = '/region/articulo/vuelve-el-tren/';
const RUNS = Number(parseArgs({ options: { runs: { type: 'string', default: '5' } } }).values.runs);

/** The part of a report that is read. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Figure {
  readonly name: string;
  readonly of: (report: Report) => number;
  readonly keeps: (value: number) => boolean;
  readonly target: string;
}

const score = (name: string, least: number): Figure => ({
  name,
  of: ({ categories }) => Math.round(categories[name]!.score * 100),
  keeps: (value) => value >= least,
  target: `>= ${least}`,
});

const audit = (name: string, most: number): Figure => ({
  name,
  of: ({ audits }) => audits[name]!.numericValue!,
  keeps: (value) => value <= most,
  target: `<= ${most}`,
});

const FIGURES: readonly Figure[] = [
  score('performance', 99),
  score('accessibility', 100),
  score('best-practices', 100),
  score('seo', 100),
  audit('largest-contentful-paint', 1800),
  audit('cumulative-layout-shift', 0),
];

const folder = mkdtempSync(join(tmpdir(), 'rotativa-lighthouse-'));
const project = await newspaper('next', pack(folder).path);
try {
  await project.run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1', CI: '1' });
  const address = (await project.start(['node_modules/next/dist/bin/next', 'start'])) + STORY;
  const chromium = await chromiumPath();
  const reports = Array.from({ length: RUNS }, (): Report => {
    const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';
    const report = execFileSync(
      'npx',
      ['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', '--output-path=stdout', flags],
      {
        cwd: folder,
        env: { ...process.env, CHROME_PATH: chromium },
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return JSON.parse(report) as Report;
  });
  for (const { name, of, keeps, target } of FIGURES) {
    const values = reports.map(of).sort((a, b) => a - b);
    const median = quantile(values, 0.5);
    if (!keeps(median)) process.exitCode = 1;
    const all = values.map((value) => Number(value.toFixed(3))).join(' ');
    console.log(
      `${name}: ${Number(median.toFixed(3))} (${target} ${keeps(median) ? 'kept' : 'missed'}; ${all})`,
    );
  }
} finally {
  project.remove();
  rmSync(folder, { recursive: true });
}
