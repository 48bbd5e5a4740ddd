/**
 * Writes which classes and attributes many pages of each brand have: `npm run common-marks`. From them the build of the sites
 * makes the stylesheet that the brand's pages share. A page that has others carries the CSS of these itself, so that an old
 * list costs bytes and nothing else.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRANDS } from '../src/themes/index.ts';
import { readCriticalStyles } from '../apps/sites/src/build/critical-css.ts';
import { buildSites } from '../apps/sites/src/build/build.ts';
import { startSites } from '../bench/sites.ts';

const FILE = join(import.meta.dirname, '../apps/sites/src/build/generated/common-marks.json');

/** Pages of a kind that are read, the newest ones. */
const READ = 120;
/** A mark is common if this part of the articles, or of the other pages, has it. The front, which most readers open, counts whole. */
const OF_ARTICLES = 0.05;
const OF_OTHERS = 0.5;

const MARK = /[\s"'](class|data-[a-z0-9-]+)(?:="([^"]*)"|(?=[\s>/]))/g;

function marksIn(html: string): Set<string> {
  const marks = new Set<string>();
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, '');
  for (const [, name, value = ''] of body.matchAll(MARK)) {
    if (name === 'class') for (const word of value.split(/\s+/)) marks.add(`.${word}`);
    else marks.add(`[${name}]`).add(`[${name}=${value}]`);
  }
  return marks;
}

/** The marks that at least this part of the pages has. */
function often(pages: readonly string[], part: number): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) for (const mark of marksIn(page)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= part * pages.length).map(([mark]) => mark);
}

/** The paths of a site's pages in the links of one. */
const linkedFrom = (html: string): string[] =>
  [...html.matchAll(/href="(\/[a-z][^"#?.]*\/)"/g)].map(([, path]) => path!);

const isStory = (path: string): boolean => path.includes('/articulo/');

const { folder } = await buildSites(console.log);
const { base, roots, app } = await readCriticalStyles(folder);
const css = [base, ...roots.map((root) => root.css), app].join('').replaceAll(/["']/g, '');
const SELECTED = new Set(css.match(/\.-?[a-z][\w-]*|\[data-[\w=-]+\]/gi));

const sites = await startSites({ LOG_LEVEL: 'warn' });
try {
  const common: Record<string, string> = {};
  for (const [at, brand] of BRANDS.entries()) {
    const origin = `http://localhost:${sites.port + 1 + at}`;
    const read = async (path: string): Promise<string> => {
      const answer = await fetch(origin + path);
      if (!answer.ok) throw new Error(`${origin}${path} answered ${answer.status}.`);
      return answer.text();
    };
    // One after the other: a server that has too much to do answers some with an apology.
    const readAll = async (paths: readonly string[]): Promise<string[]> => {
      const pages: string[] = [];
      for (const path of [...new Set(paths)].slice(0, READ)) pages.push(await read(path));
      return pages;
    };
    const front = await read('/');
    const others = await readAll(linkedFrom(front).filter((path) => !isStory(path)));
    const articles = await readAll([front, ...others].flatMap(linkedFrom).filter(isStory));
    const marks = new Set([...marksIn(front), ...often(articles, OF_ARTICLES), ...often(others, OF_OTHERS)]);
    common[brand] = [...marks]
      .filter((mark) => SELECTED.has(mark))
      .sort()
      .join(' ');
    console.log(`${brand}: ${articles.length} articles, ${others.length} other pages, ${marks.size} marks.`);
  }
  await writeFile(FILE, `${JSON.stringify(common, null, 2)}\n`);
} finally {
  await sites.stop();
}
