import { ApiError } from '../../domain/errors/api-error.ts';
import type { CollectionDocument } from '../../domain/collection/document.ts';
import type { MemoryCollections } from '../memory/collections.ts';
import type { CollectionsPort } from '../ports/collections.ts';

type Handler = (
  port: CollectionsPort,
  query: URLSearchParams,
  body: Record<string, unknown>,
) => Promise<unknown>;

const addressIn = (query: URLSearchParams) => ({
  brand: query.get('brand') ?? '',
  id: query.get('id') ?? '',
});

const WIRE: Readonly<Record<string, Handler>> = {
  'GET /collections': (port, query) => port.list(addressIn(query)),
  'GET /collection': (port, query) =>
    port.read({
      ...addressIn(query),
      ...(query.has('number') && { number: Number(query.get('number')) }),
    }),
  'PUT /collection': (port, _query, { brand, id, expected, document, note }) =>
    port.save({
      brand: String(brand),
      id: String(id),
      expected: Number(expected),
      document: document as CollectionDocument,
      note: String(note),
    }),
  'GET /collection-history': (port, query) => port.history(addressIn(query)),
  'GET /collection-stories': (port, query) =>
    port.stories({ ...addressIn(query), ids: JSON.parse(query.get('ids') ?? '[]') as string[] }),
};

/**
 * The answer of the service of pages about collections, over a store in memory; undefined for other calls. A bearer token is the
 * e-mail address of its member of staff.
 */
export async function collectionsAnswer(
  memory: MemoryCollections,
  { method, url, authorization, body }: { method: string; url: string; authorization: string; body: unknown },
): Promise<{ status: number; body: unknown } | undefined> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const handler = WIRE[`${method} ${pathname.replace('/desk/v1', '')}`];
  if (!handler) return undefined;
  const token = /^Bearer (.+)$/.exec(authorization)?.[1] ?? null;
  try {
    return {
      status: 200,
      body: await handler(memory.as(token), searchParams, (body ?? {}) as Record<string, unknown>),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, httpStatus, details } = error;
    return { status: httpStatus, body: { code, message, details } };
  }
}
