import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { findFiles, parseFile } from './import/files.ts';
import { describeReport, siteOrigin } from './import/print.ts';
import { refusal } from './import/report.ts';
import { findTarget } from './import/target.ts';
import type { ImportTarget } from './import/target.ts';
import { findSite, SITES } from './sites.ts';
import type { Site } from './sites.ts';

const DEFAULT_SITE = 'weekly';

const USAGE = `Usage: npm run import -- [--site BRAND] FILE_OR_FOLDER...
Imports ANS JSON: stories, galleries, videos, collections, feeds, lists, folders of them.
  --site  ${SITES.map(({ brand }) => brand).join(', ')} (default: ${DEFAULT_SITE})`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function importFile(file: string, site: Site, target: ImportTarget) {
  const parsed = await parseFile(file);
  if (!parsed.ok) return refusal('', parsed.reason);
  return target
    .import(parsed, site)
    .catch((error: unknown) => refusal('', error instanceof Error ? error.message : String(error)));
}

/** @returns the exit code: 0 when everything was imported, 1 when something was refused, 2 for wrong arguments */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    say(USAGE);
    return 0;
  }
  const site = findSite(values.site ?? DEFAULT_SITE);
  if (site === undefined || positionals.length === 0) {
    complain(site === undefined ? `There is no site '${values.site ?? ''}'.` : 'No files are named.');
    complain(USAGE);
    return 2;
  }
  const files = await findFiles(positionals);
  if (files.length === 0) {
    complain('There is no .json file in there.');
    return 1;
  }
  const config = readConfig(process.env);
  const target = await findTarget(config);
  const why = values.site === undefined ? ' (no --site is given)' : '';
  say(`Importing ${files.length} file(s) for ${site.name}${why} into ${target.description}.`);
  let pages = 0;
  let refused = 0;
  try {
    for (const file of files) {
      const report = await importFile(file, site, target);
      for (const line of describeReport(file, report, siteOrigin(site, config.sitesPort))) say(line);
      pages += report.pages.length;
      refused += report.refused.length;
    }
  } finally {
    await target.close();
  }
  say(`${pages} document(s) can be read, ${refused} refused.`);
  return refused > 0 ? 1 : 0;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  complain(`The import failed. ${error instanceof Error ? error.message : String(error)}`);
  return 2;
});
