import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEED_SOURCES } from '../../src/content/feed-sources.ts';
import { createListItems } from '../../src/content/list-items.ts';
import { RECORD_SOURCES } from '../../src/content/record-sources.ts';
import type { SourceContext } from '../../src/content/source.ts';
import * as schema from '../../src/db/schema/index.ts';
import { openServer } from '../../src/db/server.ts';
import { HttpError } from '../../src/http/errors.ts';
import { SITES } from '../../src/sites.ts';
import { writeManyStories } from './many-stories.ts';
import { newDatabase } from './open-postgres.ts';

/** Enough for PostgreSQL to prefer an index wherever it has one. `PLAN_STORIES=1000000` also prints times. */
const STORIES = Number(process.env['PLAN_STORIES'] ?? 20_000);
/** A tenth of a site's documents. */
const MOST_IN_VAIN = STORIES / 6 / 10;
const SHOW_TIMES = process.env['PLAN_STORIES'] !== undefined;
const NOW = new Date('2026-11-28T12:00:00Z');
const TIMEOUT_MS = 3_600_000;

interface Statement {
  readonly sql: string;
  readonly params: unknown[];
}

/** A step of a plan, as EXPLAIN gives it. */
interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

let pool: pg.Pool;
let context: SourceContext;
const statements: Statement[] = [];

beforeAll(async () => {
  const url = await newDatabase();
  const server = await openServer(url, () => undefined);
  await server.migrate();
  await server.close();
  pool = new pg.Pool({ connectionString: url, max: 4 });
  const client = await pool.connect();
  await writeManyStories(client, STORIES, NOW);
  client.release();
  const db = drizzle(pool, {
    schema,
    logger: { logQuery: (sql, params) => void statements.push({ sql, params }) },
  });
  const site = SITES.find(({ brand }) => brand === 'weekly')!;
  const listItems = createListItems();
  context = { db, site, now: NOW, show: (document) => document, whole: true, listItems };
}, TIMEOUT_MS);
afterAll(() => pool.end());

/** The documents that a plan reads in vain: an index that does not know the filter is no better than none. */
function readInVain(plan: Plan): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': checked = 0 } = plan;
  const own = plan['Relation Name'] === 'documents' ? (filtered + checked) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, step) => sum + readInVain(step), own);
}

const documentsRead = (plan: Plan): number =>
  (plan.Plans ?? []).reduce(
    (sum, step) => sum + documentsRead(step),
    plan['Relation Name'] === 'documents' ? plan['Actual Rows'] * plan['Actual Loops'] : 0,
  );

const isSequential = (plan: Plan): boolean =>
  (plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'documents') ||
  (plan.Plans ?? []).some(isSequential);

/** The statements of a query that read the table of documents as a whole, or much of it in vain, by their SQL. */
async function careless(source: string, query: object): Promise<string[]> {
  statements.length = 0;
  const begun = performance.now();
  // A record that does not exist is looked for in the same way.
  await { ...FEED_SOURCES, ...RECORD_SOURCES }[source]!.answer(query, context).catch((error: unknown) => {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  });
  const ms = performance.now() - begun;
  if (SHOW_TIMES)
    console.log(`${source} ${JSON.stringify(query)}: ${ms.toFixed(0)} ms, ${statements.length} statements`);
  expect(statements).not.toEqual([]);
  const found: string[] = [];
  for (const { sql, params } of [...statements]) {
    const explained = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, timing off, format json) ${sql}`,
      params,
    );
    const plan = explained.rows[0]!['QUERY PLAN'][0]!.Plan;
    const inVain = readInVain(plan);
    if (isSequential(plan)) found.push(`a sequential scan: ${sql}`);
    else if (inVain > MOST_IN_VAIN) found.push(`${inVain} in vain: ${sql}`);
  }
  return found;
}

const page = { feedSize: 20, feedOffset: 0 };

describe('no query of the content service reads the documents as a whole', () => {
  it.each<[string, string, object]>([
    ['the newest of a site', 'content-apir', page],
    ['a later page of them', 'content-apir', { ...page, feedOffset: 400 }],
    ['a large section', 'content-apir', { ...page, includeSections: '/seccion-0' }],
    ['a small section', 'content-apir', { ...page, includeSections: '/seccion-39' }],
    [
      'sections without videos',
      'content-apir',
      { ...page, includeSections: '/seccion-3', includeTypes: 'story,gallery' },
    ],
    ['a type', 'content-apir', { ...page, includeTypes: 'gallery' }],
    ['a subtype', 'content-apir', { ...page, includeSubtypes: 'Especial' }],
    ['a tag', 'content-apir', { ...page, includeTags: 'tema-7' }],
    ['an author', 'content-api-search-author', { ...page, includeId: 'autor-7' }],
    [
      'an author in a section',
      'content-api-search-author',
      { ...page, includeId: 'autor-7', includeSections: '/seccion-0' },
    ],
    ['a day', 'content-apir-date', { date: '2026-11-27' }],
    ['printed editions', 'editions-api', page],
    ['a search', 'search-api', { ...page, query: 'palabra500' }],
    ['a misspelt search', 'search-api', { ...page, query: 'palabbra700' }],
    [
      'a search by fields',
      'content-apir-search-query',
      { ...page, queryString: 'taxonomy.primary_section._id:"/seccion-39"' },
    ],
    [
      'the documents beside another one',
      'recommendations-api',
      { ...page, contentId: 'story-600', placement: 'x', targetType: 'mix' },
    ],
    ['an address', 'story-by-url', { website_url: '/seccion-0/articulo/nota-600/' }],
    ['an id', 'content-by-id', { queryString: 'story-600' }],
    ['a collection', 'content-api-collections', { ...page, queryString: 'elegidas' }],
    ['the most read', 'trending-newsroom', {}],
    ['a tag’s record', 'tags-api', { queryString: 'tema-600' }],
    ['the days of a month', 'archive-days', { month: '2026-11' }],
    ['suggestions', 'suggestions-api', { query: 'palabra500' }],
    ['suggested topics', 'suggestions-api', { query: 'tema' }],
  ])(
    '%s',
    async (_name, source, query) => {
      expect(await careless(source, query)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('a page of a list reads its documents and no more', () => {
  it.each<[string, object]>([
    ['of the newest', page],
    ['of a type', { ...page, includeTypes: 'gallery' }],
    ['of a subtype', { ...page, includeSubtypes: 'Especial' }],
  ])('%s', async (_name, query) => {
    statements.length = 0;
    await FEED_SOURCES['content-apir']!.answer(query, context);
    const { sql, params } = statements.find((statement) => statement.sql.includes(' limit '))!;
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, timing off, format json) ${sql}`,
      params,
    );
    expect(documentsRead(rows[0]!['QUERY PLAN'][0]!.Plan)).toBeLessThanOrEqual(page.feedSize + 1);
  });
});
