import { call } from './call.ts';

/** A live blog in the list of a brand. Instants are ISO 8601. */
export interface LiveBlogSummary {
  readonly path: string;
  readonly headline: string;
  readonly version: string;
  /** Null: it is running. */
  readonly ended: string | null;
}

/** A post as it is written. */
export interface LivePost {
  readonly id: string;
  readonly time: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly published: string | null;
  readonly updated: string | null;
  readonly key: boolean;
  readonly pinned: boolean;
  /** Pictures and other parts that are not written here. They stay. */
  readonly others: number;
}

export interface LiveBlog extends LiveBlogSummary {
  readonly summary: readonly string[];
  readonly posts: readonly LivePost[];
}

/** A change by an editor in a live blog. */
export type LiveChange =
  | {
      readonly kind: 'post';
      readonly title: string;
      readonly text: readonly string[];
      readonly key: boolean;
      readonly pinned: boolean;
    }
  | {
      readonly kind: 'correct';
      readonly id: string;
      readonly change: {
        readonly title?: string;
        readonly text?: readonly string[];
        readonly key?: boolean;
        readonly pinned?: boolean;
      };
    }
  | { readonly kind: 'remove'; readonly id: string }
  | {
      readonly kind: 'blog';
      readonly change: { readonly ended?: boolean; readonly summary?: readonly string[] };
    };

const address = (what: string, query: Readonly<Record<string, string>>): string =>
  `/api/paginas/live${what}?${new URLSearchParams(query)}`;

export const liveBlogs = async (brand: string): Promise<readonly LiveBlogSummary[]> =>
  (await call<{ blogs: readonly LiveBlogSummary[] }>(address('', { brand }))).blogs;

export const liveBlog = (brand: string, path: string): Promise<LiveBlog> =>
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
