import { and, arrayContains, desc, eq, lte } from 'drizzle-orm';
import { leadingTime, withoutLeadingTime } from 'rotativa/domain';
import { textAt } from '../content/json.ts';
import { canonicalKey } from '../content/paths.ts';
import type { Database } from '../db/database.ts';
import { documents } from '../db/schema/index.ts';
import type { Json } from '../db/schema/content.ts';
import { HttpError } from '../http/errors.ts';
import { postsOf, recordOf } from './edit.ts';
import { LIVE_SECTION, type BlogAddress } from './edit-blog.ts';

/** Blogs in the list, the newest first. */
const MOST_BLOGS = 50;

/** A live blog in the list of a brand. */
export interface LiveBlogSummary {
  readonly path: string;
  readonly headline: string;
  /** ISO: the version. */
  readonly version: string;
  /** ISO; null: it is running. */
  readonly ended: string | null;
}

/** A post as its editor writes it. Its text is inline HTML. */
export interface EditedPost {
  readonly id: string;
  /** As it is printed: '9:05 a. m.'. */
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

export interface EditedBlog extends LiveBlogSummary {
  readonly summary: readonly string[];
  /** The newest first. */
  readonly posts: readonly EditedPost[];
}

const summaryOf = (path: string, headline: string, document: Json): LiveBlogSummary => ({
  path: textAt(document, 'canonical_url') ?? path,
  headline,
  version: textAt(document, 'last_updated_date') ?? '',
  ended: recordOf(document).ended ?? null,
});

/** The live blogs of a brand that readers get, the newest first. */
export async function listBlogs(db: Database, brand: string, now: Date): Promise<LiveBlogSummary[]> {
  const { canonicalUrl, headline, body, site, sections, publishDate } = documents;
  const rows = await db
    .select({ canonicalUrl, headline, body })
    .from(documents)
    .where(and(eq(site, brand), arrayContains(sections, [LIVE_SECTION]), lte(publishDate, now)))
    .orderBy(desc(publishDate))
    .limit(MOST_BLOGS);
  return rows.map((row) => summaryOf(row.canonicalUrl, row.headline, row.body));
}

/** A blog with its posts. @throws HttpError 404 */
export async function readBlog(db: Database, { brand, path }: BlogAddress): Promise<EditedBlog> {
  const key = canonicalKey(path);
  const { headline, body, site, sections, canonicalUrl } = documents;
  const [row] = await db
    .select({ headline, body, sections })
    .from(documents)
    .where(and(eq(site, brand), eq(canonicalUrl, key)));
  if (!row?.sections.includes(LIVE_SECTION))
    throw new HttpError(404, 'not_found', `There is no live blog at ${key} of '${brand}'.`);
  const record = recordOf(row.body);
  return {
    ...summaryOf(key, row.headline, row.body),
    summary: record.summary,
    posts: postsOf(row.body).map(([head, ...rest]) => {
      const id = textAt(head, '_id') ?? '';
      const content = textAt(head, 'content') ?? '';
      const words = rest.filter((element) => element['type'] === 'text');
      return {
        id,
        time: leadingTime(content)?.time ?? '',
        title: withoutLeadingTime(content).trim(),
        text: words.map((element) => textAt(element, 'content') ?? ''),
        published: record.posts[id]?.published ?? null,
        updated: record.posts[id]?.updated ?? null,
        key: record.key.includes(id),
        pinned: record.pinned === id,
        others: rest.length - words.length,
      };
    }),
  };
}
