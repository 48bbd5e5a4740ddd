import type {
  BlogChange,
  EditedBlog,
  LiveBlogSummary,
  NewPost,
  PostChange,
} from '@rotativa/sandbox/desk-wire';
import { call } from './call.ts';

/** A post as an editor writes it. */
export type PostWords = Omit<NewPost, 'send'>;

/** A change by an editor in a live blog. */
export type LiveChange =
  | ({ readonly kind: 'post' } & PostWords)
  | { readonly kind: 'correct'; readonly id: string; readonly change: PostChange }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'blog'; readonly change: BlogChange };

const address = (what: string, query: Readonly<Record<string, string>>): string =>
  `/api/paginas/live${what}?${new URLSearchParams(query)}`;

export const liveBlogs = async (brand: string): Promise<readonly LiveBlogSummary[]> =>
  (await call<{ blogs: readonly LiveBlogSummary[] }>(address('', { brand }))).blogs;

export const liveBlog = (brand: string, path: string): Promise<EditedBlog> =>
  call(address('/blog', { brand, path }));

/** Sends a change. @param send names it: a post that is sent twice is published once */
export function sendChange(brand: string, path: string, change: LiveChange, send: string): Promise<unknown> {
  const query = { brand, path };
  const post = (id: string): string => address(`/posts/${encodeURIComponent(id)}`, query);
  switch (change.kind) {
    case 'post': {
      const { kind: _, ...body } = change;
      return call(address('/posts', query), { method: 'POST', body: { ...body, send } });
    }
    case 'correct':
      return call(post(change.id), { method: 'PATCH', body: change.change });
    case 'remove':
      return call(post(change.id), { method: 'DELETE' });
    case 'blog':
      return call(address('', query), { method: 'PATCH', body: change.change });
  }
}
