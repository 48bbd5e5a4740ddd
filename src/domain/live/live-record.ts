import type { Json } from '../ans/common.ts';
import { isRecord } from '../ans/is-record.ts';
import type { AnsDocument } from '../ans/document.ts';

/** One post in a live blog's document. */
export interface LivePostRecord {
  /** ISO. The time in the post's text has no day and no seconds. */
  readonly published?: string;
  /** ISO: the last change. */
  readonly updated?: string;
}

/** A live blog's facts that have no field in ANS: `additional_properties.live_blog`. A post's id is that of its first element. */
export interface LiveRecord {
  /** ISO: when the coverage ended. */
  readonly ended?: string;
  readonly pinned?: string;
  /** Ids of the key moments. */
  readonly key: readonly string[];
  /** The summary: plain sentences. */
  readonly summary: readonly string[];
  readonly posts: Readonly<Record<string, LivePostRecord>>;
  /** Posts that an editor removed, and when. */
  readonly removed: readonly { readonly id: string; readonly at: string }[];
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '');
const texts = (value: Json | undefined): string[] =>
  (Array.isArray(value) ? value : []).map(text).filter(Boolean);

/** A readable instant as ISO in UTC, so that instants can be compared as text. */
const instant = (value: Json | undefined): string | undefined => {
  const time = Date.parse(text(value));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

function postRecord(value: Json | undefined): LivePostRecord {
  if (!isRecord(value)) return {};
  const published = instant(value['published']);
  const updated = instant(value['updated']);
  return { ...(published && { published }), ...(updated && { updated }) };
}

/** The record of a live blog; unreadable parts are omitted. A document without one is running and has no marks. @see X11 */
export function readLiveRecord({
  additional_properties: extra,
}: Pick<AnsDocument, 'additional_properties'>): LiveRecord {
  const found = extra?.['live_blog'];
  const record = isRecord(found) ? found : {};
  const ended = instant(record['ended']);
  const pinned = text(record['pinned']);
  const posts = isRecord(record['posts']) ? record['posts'] : {};
  const removed = Array.isArray(record['removed']) ? record['removed'] : [];
  return {
    ...(ended && { ended }),
    ...(pinned && { pinned }),
    key: texts(record['key']),
    summary: texts(record['summary']),
    posts: Object.fromEntries(Object.entries(posts).map(([id, value]) => [id, postRecord(value)])),
    removed: removed.filter(isRecord).flatMap((one) => {
      const at = instant(one['at']);
      const id = text(one['id']);
      return id && at ? [{ id, at }] : [];
    }),
  };
}
