import { and, eq, lte, or, type SQL } from 'drizzle-orm';
import { documents } from '../db/schema/index.ts';
import type { SourceContext } from './source.ts';

/** The documents of a site that readers may see. One with a future date is in no list and has no page before that time. */
export const published = ({ site, now }: Pick<SourceContext, 'site' | 'now'>): SQL | undefined =>
  and(eq(documents.site, site.brand), lte(documents.publishDate, now));

/** The documents that one call may read alone: those of readers, and the one of its preview. Lists have only `published`. */
export const readable = (place: Pick<SourceContext, 'site' | 'now' | 'unpublished'>): SQL | undefined =>
  place.unpublished === undefined
    ? published(place)
    : and(
        eq(documents.site, place.site.brand),
        or(lte(documents.publishDate, place.now), eq(documents.id, place.unpublished)),
      );
