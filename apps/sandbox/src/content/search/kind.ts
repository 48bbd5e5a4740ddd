import { sql } from 'drizzle-orm';
import { opinionSections, type SearchKind } from 'rotativa/domain';
import { documents } from '../../db/schema/index.ts';
import { PRODUCT } from '../../sites.ts';

/** The type of a document in a search. */
export const kindOfRow = sql<SearchKind>`case
  when ${documents.type} in ('video', 'gallery') then ${documents.type}
  when ${documents.primarySection} in ${opinionSections(PRODUCT)} then 'opinion'
  else 'story' end`;
