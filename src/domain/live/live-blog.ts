import type { AnsDocument } from '../ans/document.ts';
import { requireAccess } from '../article/access.ts';
import type { PreparedArticle } from '../article/prepare.ts';
import { liveUpdates } from '../article/updates.ts';
import type { AdBlock, BodyBlock, TimeStampBlock } from '../body/block.ts';
import { bogotaDay } from '../dates/day.ts';
import { articleDate, clockTime } from '../dates/format.ts';
import { readLiveRecord, type LiveRecord } from './live-record.ts';

/** Number of key moments above the posts. */
export const LIVE_MOMENTS = 8;

/** Number of posts in the box beside them, 'Actualizaciones'. A live blog may have hundreds. @see N6 */
export const LIVE_UPDATES = 10;

/** A post of a live blog: plain, serialisable, with all HTML sanitised. */
export interface LivePost {
  /** Unique in the document and valid as an HTML id. */
  id: string;
  /** As printed: the time, with its date on another day than that of publication. */
  time: string;
  /** ISO; empty if the post has no readable time. */
  dateTime: string;
  /** Plain text. */
  title: string;
  /** The level-2 heading; may be empty. */
  titleHtml: string;
  /** The text of the post. */
  body: BodyBlock[];
  /** ISO in UTC: the last change, or the publication. A post that names only its minute has the end of it. */
  changed: string;
  /** Whether it was changed after its publication. */
  edited: boolean;
  key: boolean;
  pinned: boolean;
}

export interface LiveBlog {
  /** The text before the posts. */
  opening: BodyBlock[];
  /** Plain sentences. */
  summary: readonly string[];
  /** Newest first. */
  posts: LivePost[];
  /** Ad slots of the body, in order. They belong to no post. */
  ads: AdBlock[];
  /** Players and recommendations, which follow the posts. */
  closing: BodyBlock[];
  /** ISO: when the coverage ended; undefined while it runs. */
  ended?: string;
  /** ISO in UTC: the last change of the blog. It names the state of the blog, so that readers can ask for what is newer. */
  version: string;
  removed: LiveRecord['removed'];
}

/** Blocks that the site inserts into a body. An editor did not write them into a post. */
const INSERTED: ReadonlySet<BodyBlock['type']> = new Set([
  'geo-video-player',
  'video-player',
  'recommendations',
  'most-read',
]);

interface Parts extends Pick<LiveBlog, 'opening' | 'ads' | 'closing'> {
  parts: { head: TimeStampBlock; body: BodyBlock[] }[];
}

/** Splits a body at its times. */
function split(blocks: readonly BodyBlock[]): Parts {
  const found: Parts = { opening: [], ads: [], closing: [], parts: [] };
  for (const block of blocks) {
    const post = found.parts.at(-1);
    if (block.type === 'ad') found.ads.push(block);
    else if (block.type === 'time-stamp') found.parts.push({ head: block, body: [] });
    else if (!post) found.opening.push(block);
    else (INSERTED.has(block.type) ? found.closing : post.body).push(block);
  }
  return found;
}

const utc = (iso: string | undefined): string => {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
};

/** The last instant of a clock time: a post that names only its minute may be of any second in it. */
const endOfMinute = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + 59_999).toISOString();
};

/** Newest first. A document that begins with its oldest post is turned around, so that posts of one minute keep their order. */
function newestFirst(posts: readonly LivePost[]): LivePost[] {
  const times = posts.map(({ dateTime }) => Date.parse(dateTime));
  const known = times.filter((time) => !Number.isNaN(time));
  const rising = known[0]! < known.at(-1)!;
  const ordered = rising ? posts.toReversed() : [...posts];
  // A post without a time stays where the editor put it, so there is no order to sort by.
  if (known.length < posts.length) return ordered;
  return ordered.sort((a, b) => Date.parse(b.dateTime) - Date.parse(a.dateTime));
}

/**
 * The live blog of an article whose layout is that of live blogs: its posts with their marks.
 * @param article prepared from the document. A preview has the posts of its beginning, and no summary
 * @throws TypeError for an article that was not cut
 * @see N9, P1, X11
 */
export function readLiveBlog(
  document: AnsDocument,
  article: Pick<PreparedArticle, 'access' | 'body' | 'date'>,
): LiveBlog {
  requireAccess(article);
  const record = readLiveRecord(document);
  const { parts, ...around } = split(article.body);
  const titles = new Map(liveUpdates(article.body).map(({ id, text }) => [id, text]));
  const key = new Set(record.key);
  const day = bogotaDay(article.date ?? '');
  const posts = parts.map(({ head: { id, time, dateTime: atClock, html }, body }): LivePost => {
    const { published, updated } = record.posts[id] ?? {};
    const dateTime = published ?? atClock;
    const otherDay = dateTime !== '' && day !== undefined && bogotaDay(dateTime) !== day;
    return {
      id,
      time: otherDay ? articleDate(dateTime) : published ? clockTime(published) : time,
      dateTime,
      title: titles.get(id) ?? '',
      titleHtml: html,
      body,
      changed: updated ?? published ?? endOfMinute(atClock),
      edited: updated !== undefined && updated > utc(dateTime),
      key: key.has(id),
      pinned: record.pinned === id,
    };
  });
  const changes = [
    utc(document.last_updated_date),
    ...Object.values(record.posts).flatMap(({ published = '', updated = '' }) => [published, updated]),
    ...record.removed.map(({ at }) => at),
    record.ended ?? '',
  ];
  return {
    ...around,
    summary: article.access === 'whole' ? record.summary : [],
    posts: newestFirst(posts),
    ...(record.ended && { ended: record.ended }),
    version: changes.reduce((latest, one) => (one > latest ? one : latest), ''),
    removed: record.removed,
  };
}

export interface LiveChanges {
  /** New and edited posts, newest first. */
  posts: LivePost[];
  /** The posts that were published after the version. */
  fresh: ReadonlySet<string>;
  /** Ids of removed posts. */
  removed: string[];
}

/**
 * The changes of a blog after a version. The document itself has the dates, so that every server gives the same answer.
 * @param version of the reader's page; an unreadable one counts as older than everything
 */
export function liveChanges({ posts, removed }: LiveBlog, version: string): LiveChanges {
  const since = utc(version);
  const changed = posts.filter((post) => post.changed > since);
  const isFresh = ({ edited, dateTime }: LivePost): boolean => !edited || utc(dateTime) > since;
  return {
    posts: changed,
    fresh: new Set(changed.filter(isFresh).map(({ id }) => id)),
    removed: removed.filter(({ at }) => at > since).map(({ id }) => id),
  };
}
