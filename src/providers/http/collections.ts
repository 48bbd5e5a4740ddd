import * as z from 'zod/mini';
import { isCollectionDocument } from '../../domain/collection/issues.ts';
import type { CollectionDocument } from '../../domain/collection/document.ts';
import type { CollectionAddress, CollectionsPort } from '../ports/collections.ts';
import { pagesClient, type ErrorDetails, type HttpPagesOptions } from './pages.ts';

/** Where the service of pages is, see `HttpPagesOptions`. */
export type HttpCollectionsOptions = Omit<HttpPagesOptions, 'changes'>;

const text = z.string();
const Document = z.custom<CollectionDocument>(isCollectionDocument, 'no collection');
const address = { brand: text, id: text };
const Summary = z.object({
  ...address,
  kind: z.enum(['list', 'breaking', 'live']),
  title: text,
  revision: z.int(),
  items: z.int(),
  shown: z.int(),
  author: text,
  created: text,
});
const revision = {
  ...address,
  number: z.int(),
  parent: z.nullable(z.int()),
  author: text,
  note: text,
  created: text,
  changes: z.array(text),
};
const Full = z.object({ ...revision, document: Document });
const Original = z.object({
  id: text,
  path: text,
  headline: text,
  kicker: text,
  standfirst: text,
  pictures: z.array(
    z.object({
      url: text,
      alt: text,
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      focalPoint: z.optional(z.object({ x: z.number(), y: z.number() })),
    }),
  ),
  published: text,
});

const DETAILS: ErrorDetails = {
  collection_conflict: z.object({ base: Full, theirs: Full }),
  invalid_collection: z.array(z.object({ itemId: z.nullable(text), key: text, message: text })),
};

const addressOf = ({ brand, id }: CollectionAddress) => ({ brand, id });

/** The collections of a member of staff, over the service or a relay. */
export function createHttpCollections({
  base = '/desk/v1',
  ...options
}: HttpCollectionsOptions): CollectionsPort {
  const client = pagesClient(options, base, DETAILS);
  return {
    list: ({ brand }, call) => client({ path: '/collections', query: { brand }, ...call }, z.array(Summary)),
    read: ({ number, ...one }, call) =>
      client({ path: '/collection', query: { ...addressOf(one), number }, ...call }, Full),
    save: ({ expected, document, note, ...one }, call) =>
      client(
        {
          method: 'PUT',
          path: '/collection',
          body: { ...addressOf(one), expected, document, note },
          ...call,
        },
        Full,
      ),
    history: (one, call) =>
      client({ path: '/collection-history', query: addressOf(one), ...call }, z.array(z.object(revision))),
    stories: ({ brand, ids }, call) =>
      client(
        { path: '/collection-stories', query: { brand, ids: JSON.stringify(ids) }, ...call },
        z.array(Original),
      ),
  };
}
