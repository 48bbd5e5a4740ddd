import { inSpan } from '../../../../shared/telemetry/spans.ts';
import { compress, type Encoding } from '../compression.ts';
import { etagOf } from '../etag.ts';
import type { MadePage } from './page-cache.ts';

/** A page without its content. */
export interface Envelope extends Omit<MadePage, 'body' | 'tag'> {
  /** Media type without its character set. */
  readonly type: string;
  /** Everything that the content depends on, as JSON values. Undefined: the page has no tag and is always rendered. */
  readonly parts: readonly unknown[] | undefined;
  /** Request headers that the page depends on, except the encoding. */
  readonly vary?: readonly string[];
}

/** The content of a page, and the headers that depend on it. */
export interface Content {
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A page in an encoding, with its ETag. The content is not rendered if the asker has it.
 * @param has whether the asker has the bytes of a tag
 */
export async function encodedPage(
  encoding: Encoding,
  { type, parts, vary = [], headers: own, ...made }: Envelope,
  has: (tag: string) => boolean,
  render: () => Content | Promise<Content>,
): Promise<MadePage> {
  const encoded = encoding !== 'identity';
  const tag = parts && `${etagOf(parts)}${encoded ? `-${encoding}` : ''}`;
  const page = { ...made, ...(tag && { tag }) };
  const headers = {
    ...own,
    Vary: ['Accept-Encoding', ...vary].join(', '),
    ...(tag && { ETag: `"${tag}"` }),
    'Content-Type': `${type}; charset=utf-8`,
    ...(encoded && { 'Content-Encoding': encoding }),
  };
  if (tag && has(tag)) return { ...page, headers, body: undefined };
  const begun = performance.now();
  const content = await inSpan('render', {}, async () => render());
  const body = await compress(content.text, encoding);
  return {
    ...page,
    headers: { ...headers, ...content.headers },
    body,
    renderMs: performance.now() - begun,
  };
}
