import { randomUUID } from 'node:crypto';
import { clockTime, leadingTime, readLiveRecord } from 'rotativa/domain';
import { isObject, objectsAt, textAt } from '../content/json.ts';
import type { Json } from '../db/schema/content.ts';
import { HttpError } from '../http/errors.ts';
import { ansId } from '../seed/ids.ts';
import type { BlogChange, NewPost, PostChange } from './live-fields.ts';

/** Posts of one blog. A document is read whole. */
const MOST_POSTS = 2000;
/** Removed posts that a blog remembers, for readers who still show them. */
const MOST_REMOVED = 100;

interface LiveRecord extends Json {
  ended?: string;
  pinned?: string;
  key: string[];
  summary: string[];
  posts: Record<string, { published?: string; updated?: string }>;
  removed: { id: string; at: string }[];
}

/** The record of a blog, to be changed. */
export function recordOf(document: Json): LiveRecord {
  const extra = document['additional_properties'];
  const { key, summary, posts, removed, ...marks } = readLiveRecord({
    additional_properties: isObject(extra) ? (extra as never) : {},
  });
  return { ...marks, key: [...key], summary: [...summary], posts: { ...posts }, removed: [...removed] };
}

const elementsOf = (document: Json): Json[] => objectsAt(document, 'content_elements');

/** Whether an element begins a post: a text or a header that begins with a time. */
const begins = (element: Json): boolean =>
  ['text', 'header'].includes(String(element['type'])) &&
  leadingTime(textAt(element, 'content') ?? '') !== undefined;

/** The elements of each post of a document, its heading first. */
export function postsOf(document: Json): [Json, ...Json[]][] {
  const posts: [Json, ...Json[]][] = [];
  for (const element of elementsOf(document)) {
    if (begins(element)) posts.push([element]);
    else posts.at(-1)?.push(element);
  }
  return posts;
}

/** The places of a post's elements. @throws HttpError 404 */
function placeOf(elements: readonly Json[], id: string): { from: number; to: number } {
  const from = elements.findIndex((element) => element['_id'] === id && begins(element));
  if (from < 0) throw new HttpError(404, 'not_found', `There is no post '${id}' in this live blog.`);
  const next = elements.findIndex((element, index) => index > from && begins(element));
  return { from, to: next < 0 ? elements.length : next };
}

const paragraphs = (id: string, texts: readonly string[]): Json[] =>
  texts.map((content, index) => ({ _id: ansId('paragraph', id, index), type: 'text', content }));

const heading = (id: string, title: string, published: string): Json => ({
  _id: id,
  type: 'header',
  level: 2,
  content: `${clockTime(published)} ${title}`,
});

/** The document with its changes, at an instant that is later than its last change. */
function changed(document: Json, elements: Json[], record: LiveRecord, at: string): Json {
  const extra = document['additional_properties'];
  return {
    ...document,
    last_updated_date: at,
    content_elements: elements,
    additional_properties: { ...(isObject(extra) ? extra : {}), live_blog: record },
  };
}

/** An instant for a change: now, or just after the last change, so that every change has a version. */
export function changeInstant(document: Json, now: Date): string {
  const last = Date.parse(textAt(document, 'last_updated_date') ?? '');
  return new Date(Number.isNaN(last) ? now.getTime() : Math.max(now.getTime(), last + 1)).toISOString();
}

export interface Edited {
  readonly document: Json;
  /** The post that was changed. */
  readonly id?: string;
  /** Whether the call was sent before, and has changed nothing now. */
  readonly isRepeat?: boolean;
}

/** A post that is sent twice has the same id. @param send the caller's name for what it sends */
const postId = (send: string | undefined): string => ansId('post', send ?? randomUUID());

/** Whether a post of this id was added, even if it has been removed since. */
const wasSent = ({ posts, removed }: LiveRecord, elements: readonly Json[], id: string): boolean =>
  posts[id] !== undefined ||
  removed.some((one) => one.id === id) ||
  elements.some((element) => element['_id'] === id);

/** Adds a post above the others. @throws HttpError 409 for a blog that has ended or is full */
export function addPost(document: Json, { title, text, key, pinned, send }: NewPost, at: string): Edited {
  const record = recordOf(document);
  const elements = elementsOf(document);
  const id = postId(send);
  if (wasSent(record, elements, id)) return { document, id, isRepeat: true };
  if (record.ended) throw new HttpError(409, 'ended', 'The coverage has ended. Open it again to publish.');
  if (elements.filter(begins).length >= MOST_POSTS)
    throw new HttpError(409, 'full', `A live blog has at most ${MOST_POSTS} posts.`);
  const first = elements.findIndex(begins);
  const post = [heading(id, title, at), ...paragraphs(id, text)];
  record.posts[id] = { published: at };
  if (key) record.key.push(id);
  if (pinned) record.pinned = id;
  return {
    document: changed(
      document,
      elements.toSpliced(first < 0 ? elements.length : first, 0, ...post),
      record,
      at,
    ),
    id,
  };
}

/** The heading of a post with another title and the same time. */
function retitled(element: Json, title: string): Json {
  const content = textAt(element, 'content') ?? '';
  return { ...element, content: `${leadingTime(content)?.time ?? ''} ${title}` };
}

/** A picture or another part of a post that its words do not replace. */
const isKept = (element: Json): boolean => element['type'] !== 'text';

/** Changes a post. Marks alone do not count as an edit of its text. @throws HttpError 404 */
export function changePost(document: Json, id: string, change: PostChange, at: string): Edited {
  const elements = elementsOf(document);
  const record = recordOf(document);
  const { from, to } = placeOf(elements, id);
  const [head, ...rest] = elements.slice(from, to);
  const { title, text, key, pinned } = change;
  const post = [
    title === undefined ? head! : retitled(head!, title),
    ...(text === undefined ? rest : [...paragraphs(id, text), ...rest.filter(isKept)]),
  ];
  if (title !== undefined || text !== undefined) record.posts[id] = { ...record.posts[id], updated: at };
  if (key !== undefined) record.key = [...record.key.filter((one) => one !== id), ...(key ? [id] : [])];
  if (pinned === true) record.pinned = id;
  else if (pinned === false && record.pinned === id) delete record.pinned;
  return { document: changed(document, elements.toSpliced(from, to - from, ...post), record, at), id };
}

/** Removes a post. @throws HttpError 404 */
export function removePost(document: Json, id: string, at: string): Edited {
  const elements = elementsOf(document);
  const record = recordOf(document);
  const { from, to } = placeOf(elements, id);
  const { [id]: _gone, ...posts } = record.posts;
  if (record.pinned === id) delete record.pinned;
  record.posts = posts;
  record.key = record.key.filter((one) => one !== id);
  record.removed = [...record.removed, { id, at }].slice(-MOST_REMOVED);
  return { document: changed(document, elements.toSpliced(from, to - from), record, at), id };
}

/** Ends a blog or opens it again, and writes its summary. */
export function changeBlog(document: Json, { ended, summary }: BlogChange, at: string): Edited {
  const record = recordOf(document);
  if (ended === true) record.ended = at;
  else if (ended === false) delete record.ended;
  if (summary !== undefined) record.summary = [...summary];
  return { document: changed(document, elementsOf(document), record, at) };
}
