import { sql } from 'drizzle-orm';
import { opinionSections, type SearchKind } from 'rotativa/domain';
import { documents } from '../../db/schema/index.ts';
import { PRODUCT, SITES } from '../../sites.ts';

const OPINION = [
  ...new Set(
    SITES.flatMap(({ config }) => opinionSections({ product: PRODUCT, opinion: config.routes.opinion })),
  ),
];

/** The type of a document in a search: `documentKind`, in SQL. */
export const kindOfRow = sql<SearchKind>`case
  when ${documents.type} in ('video', 'gallery') then ${documents.type}
  when ${documents.primarySection} in ${OPINION} then 'opinion'
  else 'story' end`;
