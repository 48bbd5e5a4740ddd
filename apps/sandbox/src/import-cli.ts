import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { countReadable, type Written } from './import/count-readable.ts';
import { findFiles, parseFile } from './import/files.ts';
import { describeReport, siteOrigin } from './import/print.ts';
import { refusal } from './import/report.ts';
import { findTarget, type ImportTarget } from './import/target.ts';
import { findSite, SITES, type Site } from './sites.ts';

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

/** @returns the exit code: 0 if everything was imported, 1 if something was rejected or unreadable, 2 for invalid arguments */
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
  const pages: Written[] = [];
  let refused = 0;
  let readable = 0;
  try {
    for (const file of files) {
      const report = await importFile(file, site, target);
      for (const line of describeReport(file, report, siteOrigin(site, config.sitesPort))) say(line);
      pages.push(...report.pages.map((page) => ({ file, page })));
      refused += report.refused.length;
    }
    readable = await countReadable(pages, site, target, { say, complain });
  } finally {
    await target.close();
  }
  const replaced = pages.filter(({ page }) => page.replaced !== undefined).length;
  const distinct = new Set(pages.map(({ page }) => page.id)).size;
  say(`${readable} document(s) can be read, ${replaced} replaced an earlier one, ${refused} refused.`);
  return refused > 0 || readable < distinct ? 1 : 0;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  complain(`The import failed. ${error instanceof Error ? error.message : String(error)}`);
  return 2;
});
