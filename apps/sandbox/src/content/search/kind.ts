import { sql } from 'drizzle-orm';
import { opinionSections, type SearchKind } from 'rotativa/domain';
import { documents } from '../../db/schema/index.ts';
import { PRODUCT } from '../../sites.ts';

/** What a document is to a reader who searches. */
export const kindOfRow = sql<SearchKind>`case
  when ${documents.type} in ('video', 'gallery') then ${documents.type}
  when ${documents.primarySection} in ${opinionSections(PRODUCT)} then 'opinion'
  else 'story' end`;
