import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import { periodStart, SEARCH_KINDS, SEARCH_PERIOD_NAMES, type SearchFacets } from 'rotativa/domain';
import { documents, sections } from '../../db/schema/index.ts';
import { conditions, type Filter } from '../feed.ts';
import type { SourceContext } from '../source.ts';
import { kindOfRow } from './kind.ts';

const MAX_SECTIONS = 12;

/** The sections of the first level with results. A document of several sections counts in each. */
async function bySection(context: SourceContext, filter: Filter): Promise<SearchFacets['sections']> {
  const path = sql<string>`section.path`;
  const name = sql<string>`coalesce(nullif(${sections.record} ->> 'name', ''), ${sections.id})`;
  return context.db
    .select({ value: path, name, count: count() })
    .from(documents)
    .innerJoin(sql`lateral unnest(${documents.sections}) as section(path)`, sql`${path} ~ '^/[^/]+$'`)
    .innerJoin(sections, and(eq(sections.site, documents.site), eq(sections.id, path)))
    .where(conditions(context, { ...filter, sections: undefined }))
    .groupBy(path, name)
    .orderBy(desc(count()), path)
    .limit(MAX_SECTIONS);
}

async function byKind(context: SourceContext, filter: Filter): Promise<SearchFacets['kinds']> {
  const rows = await context.db
    .select({ value: kindOfRow, count: count() })
    .from(documents)
    .where(conditions(context, { ...filter, kind: undefined }))
    .groupBy(sql`1`);
  return rows.toSorted((a, b) => SEARCH_KINDS.indexOf(a.value) - SEARCH_KINDS.indexOf(b.value));
}

async function byPeriod(context: SourceContext, filter: Filter): Promise<SearchFacets['periods']> {
  const where = conditions(context, filter);
  const counted = await Promise.all(
    SEARCH_PERIOD_NAMES.map(async (value) => {
      const from = periodStart(value, context.now);
      return {
        value,
        count: await context.db.$count(documents, and(where, gte(documents.publishDate, from))),
      };
    }),
  );
  return counted.filter((period) => period.count > 0);
}

/**
 * How many results of a search each section, kind and period has.
 * @param years the filter without the period
 */
export async function readFacets(
  context: SourceContext,
  filter: Filter,
  years: Filter,
): Promise<SearchFacets> {
  const [ofSections, kinds, periods] = await Promise.all([
    bySection(context, filter),
    byKind(context, filter),
    byPeriod(context, years),
  ]);
  return { sections: ofSections, kinds, periods };
}
