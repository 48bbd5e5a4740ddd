import { defined } from '../defined.ts';
import type { AnsDocument, AuthorRecord, DocumentType, Feed } from './document.ts';
import type { JsonRecord } from './common.ts';
import { isRecord } from './is-record.ts';
import { cleanJson } from './clean.ts';
import { wrongField, wrongShape } from './essential-fields.ts';
import { readAuthor } from './read-credits.ts';
import { readDocumentBase } from './read-document.ts';
import { readVideoFields } from './read-element-media.ts';
import { readImage, readImagesData } from './read-image.ts';
import { cursor, describe, looseText, number, type AnsIssue, type Cursor } from './read.ts';

/** A usable value with the problems of its source, or the reason why there is no value. */
export type GuardResult<T> =
  { ok: true; value: T; issues: AnsIssue[] } | { ok: false; error: AnsIssue; issues: AnsIssue[] };

/**
 * Documents of lists that were read before, by what they were read from: pages show the same stories, and to read one takes
 * ten times as long as to look for it. A `Map` would keep all; keep the last used ones, as `lru-cache` does.
 */
export interface KnownDocuments {
  get(text: string): AnsDocument | undefined;
  set(text: string, document: AnsDocument): unknown;
}

/** Who reads a document. */
export interface GuardOptions {
  /** Id of the site: a document of several sites has another address and section on each. Default: its first site. */
  website?: string | undefined;
}

const DOCUMENT_TYPES: readonly string[] = [
  'story',
  'gallery',
  'video',
  'collection',
  'image',
] satisfies DocumentType[];

function isDocumentType(type: string): type is DocumentType {
  return DOCUMENT_TYPES.includes(type);
}

/** The result for an input without a value. */
function failure(
  path: string,
  reason: string,
  issues: AnsIssue[],
): { ok: false; error: AnsIssue; issues: AnsIssue[] } {
  return { ok: false, error: { path, reason }, issues };
}

/** Whether a document without a type is a story: partial replies of a feed omit the type. */
function looksLikeStory(source: JsonRecord): boolean {
  return ['headlines', 'content_elements', 'canonical_url'].some(
    (key) => source[key] !== undefined && source[key] !== null,
  );
}

function build(type: DocumentType, source: JsonRecord, at: Cursor): AnsDocument | undefined {
  const base = readDocumentBase(source, at);
  if (type === 'video') return { ...base, type, ...readVideoFields(source, at) };
  if (type !== 'image') return { ...base, type };
  const image = readImage(source, at);
  return image && { ...base, type, image };
}

/**
 * Normalises a document of any ANS type: lists and texts present, unknown elements kept, dates checked.
 * `issues` has the path and the reason of everything that was ignored or read in an unusual way. It fails only if
 * the input cannot be a document: not an object, a missing or unknown `type`, or an image without an address. The
 * error then has the path and the reason. Never throws.
 */
export function guardDocument(input: unknown, { website }: GuardOptions = {}): GuardResult<AnsDocument> {
  return readDocument(cleanJson(input), cursor('', [], 0, website));
}

/**
 * The document of a reply of a content service. A reply in which an essential field has another type is a fault of the
 * service, and not a document to repair. @see wrongShape
 */
export function guardReply(reply: unknown, options: GuardOptions = {}): GuardResult<AnsDocument> {
  const wrong = wrongShape(reply);
  return wrong ? failure(wrong.path, wrong.reason, []) : guardDocument(reply, options);
}

function readDocument(input: unknown, at: Cursor): GuardResult<AnsDocument> {
  const here = at.path || '(document)';
  if (!isRecord(input))
    return failure(here, `expected a document object, found ${describe(input)}`, at.issues);
  const given = looseText(input['type']).trim();
  const type = given || (looksLikeStory(input) ? 'story' : '');
  if (!isDocumentType(type)) {
    const reason = given
      ? `${describe(given)} is not a document type; expected one of ${DOCUMENT_TYPES.join(', ')}`
      : `missing; expected one of ${DOCUMENT_TYPES.join(', ')}`;
    return failure(at.at('type').path, reason, at.issues);
  }
  if (!given) at.at('type').report('missing; the document is read as a story');
  const value = build(type, input, at);
  if (!value) return failure(at.at('url').path, 'an image document needs an address', at.issues);
  return { ok: true, value, issues: at.issues };
}

/** Reads a record of the authors source. */
export function guardAuthorRecord(input: unknown): GuardResult<AuthorRecord> {
  const at = cursor();
  const source = cleanJson(Array.isArray(input) ? input[0] : input);
  const author = readAuthor(source, at);
  if (!author) return failure('(author)', 'expected an author with a name or an id', at.issues);
  const images_data = isRecord(source)
    ? readImagesData(source['images_data'], at.at('images_data'))
    : undefined;
  return {
    ok: true,
    value: defined({ ...author, _id: author._id ?? author.slug ?? '', images_data }),
    issues: at.issues,
  };
}

/** Reads an item of a list, which may leave out fields of a document, but has none of another type. */
function readItem(item: unknown, at: Cursor): GuardResult<AnsDocument> {
  const wrong = isRecord(item) && wrongField(item);
  return wrong ? failure(at.at(wrong.path).path, wrong.reason, at.issues) : readDocument(item, at);
}

/**
 * Reads the reply of a content source: `content_elements`, `count`, `next`, `previous`. A bare list of documents is a feed
 * without further pages. Items that are not documents are omitted and reported. `count` defaults to the number of items.
 * It fails without a list, and if none of its items is a document: only empty `content_elements` are an empty feed.
 */
export function guardFeed(
  given: unknown,
  { website }: GuardOptions = {},
  known?: KnownDocuments,
): GuardResult<Feed> {
  const at = cursor('', [], 0, website);
  const input = cleanJson(given);
  const isBareList = Array.isArray(input) && input.length > 0;
  const source: JsonRecord | undefined = isBareList
    ? { content_elements: input }
    : isRecord(input)
      ? input
      : undefined;
  if (!source) return failure('(feed)', `expected a feed object, found ${describe(input)}`, at.issues);
  const list = source['content_elements'] ?? null;
  if (!Array.isArray(list))
    return failure('content_elements', `expected a list, found ${describe(list)}`, at.issues);
  const content_elements = list.flatMap((item: unknown, index) => {
    const here = at.at('content_elements').at(index);
    const text = known && `${website} ${JSON.stringify(item)}`;
    const before = text && known.get(text);
    if (before) return [before];
    const problems = at.issues.length;
    const found = readItem(item, here);
    // One with a problem is read each time, so that each list reports it at its place.
    if (text && found.ok && at.issues.length === problems) known.set(text, found.value);
    if (found.ok) return [found.value];
    at.issues.push({ path: found.error.path, reason: `${found.error.reason}; left out` });
    return [];
  });
  if (list.length > 0 && content_elements.length === 0)
    return failure('content_elements', 'none of its items is a document', at.issues);
  const value = defined({
    content_elements,
    count: number(source['count'], at.at('count')) ?? content_elements.length,
    next: number(source['next'], at.at('next')),
    previous: number(source['previous'], at.at('previous')),
  });
  return { ok: true, value, issues: at.issues };
}
