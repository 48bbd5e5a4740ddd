import * as z from 'zod/mini';
import { CLIENT_CODES } from '../../domain/errors/api-error.ts';
import type { EditorSearchPort } from '../ports/editor-search.ts';
import { instantOf, pagesClient, type HttpPagesOptions } from './pages.ts';

/** Where the service of pages is, see `HttpPagesOptions`. */
export type HttpEditorSearchOptions = Omit<HttpPagesOptions, 'changes'>;

const text = z.string();
const size = z.optional(z.number());
const Stories = z.object({
  total: z.int(),
  stories: z.array(
    z.object({
      id: text,
      headline: text,
      path: text,
      section: text,
      byline: text,
      published: text,
      picture: z.optional(z.object({ src: text, alt: text, width: size, height: size })),
      kind: z.enum(['story', 'opinion', 'video', 'gallery']),
      locked: z.boolean(),
      on: z.array(z.object({ page: text, title: text, placementId: text })),
    }),
  ),
});
const Choices = z.object({
  choices: z.array(z.object({ value: text, label: text, help: z.optional(text) })),
});

/** A list in a query: ids may have commas. */
const listed = (values: readonly string[] | undefined) => values && JSON.stringify(values);

/** Searches for a member of staff, over the service or a relay. */
export function createHttpEditorSearch({
  base = '/desk/v1',
  ...options
}: HttpEditorSearchOptions): EditorSearchPort {
  const client = pagesClient(options, base);
  return {
    stories: async ({ ids, pictures, at, ...rest }, call) => {
      const query = {
        ...rest,
        ids: listed(ids),
        pictures: pictures ? 'true' : undefined,
        at: instantOf(at, CLIENT_CODES.badRequest),
      };
      return client({ path: '/stories', query, ...call }, Stories);
    },
    choices: async ({ values, ...rest }, call) => {
      const query = { ...rest, values: listed(values) };
      return (await client({ path: '/choices', query, ...call }, Choices)).choices;
    },
  };
}
