import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  collectionKind,
  itemsInForce,
  placedStory,
  unusedStrip,
  wordsAsStory,
  type CollectionItem,
} from 'rotativa/domain';
import { editedCollection } from '../collections/stored.ts';
import { collectionItems, documents } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { readFeed, toFeed, type Feed, type Page } from './feed.ts';
import { published } from './published.ts';
import type { SourceContext } from './source.ts';

/** The items of a collection that are in force, and the section whose stories are given instead of none. */
async function present({ db, site, now }: SourceContext, id: string) {
  const edited = await editedCollection(db, { brand: site.brand, id });
  if (edited) return { items: itemsInForce(edited, now), fill: edited.fill };
  const kind = collectionKind(site.brand, id);
  if (kind !== 'list') return { items: [], fill: unusedStrip(kind).fill };
  const rows = await db
    .select({ story: collectionItems.documentId })
    .from(collectionItems)
    .where(and(eq(collectionItems.site, site.brand), eq(collectionItems.collectionId, id)))
    .orderBy(asc(collectionItems.position));
  return { items: rows.map(({ story }): CollectionItem => ({ id: story, story })), fill: undefined };
}

/** One page of a collection as readers get it at an instant: in the editors' order, with what each place says differently. */
export async function readCollection(context: SourceContext, id: string, page: Page): Promise<Feed> {
  const { db, show } = context;
  const { items, fill } = await present(context, id);
  const stories = items.flatMap(({ story }) => story ?? []);
  const found = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(published(context), inArray(documents.id, stories)));
  const known = new Set(found.map((row) => row.id));
  const shown = items.filter(({ story }) => story === null || known.has(story));
  if (shown.length === 0 && fill !== undefined) return readFeed(context, { sections: [fill] }, page);
  const part = shown.slice(page.feedOffset, page.feedOffset + page.feedSize);
  const rows = await db
    .select({ id: documents.id, body: documents.body })
    .from(documents)
    .where(
      and(
        eq(documents.site, context.site.brand),
        inArray(
          documents.id,
          part.flatMap(({ story }) => story ?? []),
        ),
      ),
    );
  const bodies = new Map(rows.map((row) => [row.id, row.body]));
  const placed = part.flatMap((item): Json[] => {
    if (item.story === null) return [wordsAsStory(item)];
    const body = bodies.get(item.story);
    return body ? [placedStory(show(body), item)] : [];
  });
  return toFeed(placed, shown.length, page);
}
