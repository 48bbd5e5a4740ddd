import { recode, type Encoding } from '../compression.ts';

/** The parts of a finished page that depend on its encoding. */
export interface EncodedPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes in the encoding. Undefined: the asker has them. */
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** The encoding, if the page can be sent in others. */
  readonly encoding?: Encoding;
  /** The ETag of the content, which is the same in all encodings, without quotes. */
  readonly tag?: string;
}

/** The ETag of a page in an encoding, without quotes. */
export const encodedTag = (tag: string, encoding: Encoding = 'identity'): string =>
  encoding === 'identity' ? tag : `${tag}-${encoding}`;

/** The headers of a page that depend on its encoding. */
export const encodingHeaders = (tag: string | undefined, encoding: Encoding): Record<string, string> => ({
  ...(tag && { ETag: `"${encodedTag(tag, encoding)}"` }),
  ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
});

/** A page with the bytes of another encoding. */
export function withBody<P extends EncodedPage, B extends P['body']>(page: P, encoding: Encoding, body: B) {
  const { ETag: _tag, 'Content-Encoding': _encoding, ...headers } = page.headers;
  return { ...page, headers: { ...headers, ...encodingHeaders(page.tag, encoding) }, encoding, body };
}

/** The bytes of a page in another encoding. Undefined: it has none, or only those it has. */
export const bytesIn = async ({ body, encoding: from }: EncodedPage, encoding: Encoding) =>
  body && from && recode(body, from, encoding);
