import { and, eq, lte, type SQL } from 'drizzle-orm';
import { documents } from '../db/schema/index.ts';
import type { SourceContext } from './source.ts';

/** The documents of a site that readers may see. One with a future date is in no list and has no page before that time. */
export const published = ({ site, now }: Pick<SourceContext, 'site' | 'now'>): SQL | undefined =>
  and(eq(documents.site, site.brand), lte(documents.publishDate, now));
