import type { AnsReferent } from '../ans/common.ts';
import type { ContentElement } from '../ans/element.ts';
import type { BodyBlock, BodyLogEntry } from './block.ts';
import { ARTICLE_INSERTIONS, insertAds } from './insert-ads.ts';
import type { InsertionPoint } from './insert-ads.ts';
import { splitTimes } from './split-times.ts';
import { toBlocks } from './to-blocks.ts';
import { uniqueIds } from './unique-ids.ts';

export interface PrepareBodyOptions {
  /** The hosts of the site: links to them are internal, frames from them are refused. Default: none. */
  siteHosts?: readonly string[];
  /** The element that a reference stands for. Default: references stay unresolved and are left out. */
  resolve?: (referent: AnsReferent) => ContentElement | undefined;
  /** Affiliations that captions never name. */
  suppressedAffiliations?: readonly string[];
  /** The day of the times in the text, ISO. */
  publishDate?: string | undefined;
  /** Whether a leading 'h:mm am/pm' becomes a time stamp. Default: true. */
  times?: boolean;
  /** What is put between the text blocks; an empty list for none. Default: the article's. */
  insertions?: readonly InsertionPoint[];
}

export interface PreparedBody {
  blocks: BodyBlock[];
  /** What was left out or read in an unusual way. */
  log: BodyLogEntry[];
}

/**
 * The body of a document, ready to render: every text readable, all HTML sanitised, ads in place, ids unique. The
 * result is serialisable, equal for equal input, and nothing in it throws on what the guard has read.
 * @see 001 §2 'Article body blocks', §4, N3, N4, N9
 */
export function prepareBody(
  elements: readonly ContentElement[],
  options: PrepareBodyOptions = {},
): PreparedBody {
  const log: BodyLogEntry[] = [];
  const note = (entry: BodyLogEntry): void => void log.push(entry);
  const blocks = toBlocks(elements, {
    siteHosts: options.siteHosts ?? [],
    suppressedAffiliations: options.suppressedAffiliations ?? [],
    resolve: options.resolve ?? (() => undefined),
    log: note,
  });
  const timed = options.times === false ? blocks : splitTimes(blocks, options.publishDate, note);
  return { blocks: uniqueIds(insertAds(timed, options.insertions ?? ARTICLE_INSERTIONS)), log };
}
