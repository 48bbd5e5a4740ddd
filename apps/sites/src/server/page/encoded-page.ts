import { inSpan } from '../../../../shared/telemetry/spans.ts';
import { createTurns } from '../../../../shared/turns.ts';
import { compress, type Encoding } from '../compression.ts';
import { etagOf } from '../etag.ts';
import type { MadePage } from './page-cache.ts';
import { encodingHeaders } from './page-encoding.ts';

/** A page without its content. */
export interface Envelope extends Omit<MadePage, 'body' | 'tag' | 'encoding'> {
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

/** Renderings of all sites take turns, so that a refusal, or a page in memory, waits for one of them at most. */
const turn = createTurns();

/**
 * A page in an encoding, with its ETag. The content is not rendered if the asker has it.
 * @param has whether the asker has the content of a tag
 */
export async function encodedPage(
  encoding: Encoding,
  { type, parts, vary = [], headers: own, ...made }: Envelope,
  has: (tag: string) => boolean,
  render: () => Content | Promise<Content>,
): Promise<MadePage> {
  const tag = parts && etagOf(parts);
  const page = { ...made, encoding, ...(tag && { tag }) };
  const headers = {
    ...own,
    Vary: ['Accept-Encoding', ...vary].join(', '),
    'Content-Type': `${type}; charset=utf-8`,
    ...encodingHeaders(tag, encoding),
  };
  if (tag && has(tag)) return { ...page, headers, body: undefined };
  await turn();
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
