import type { AnsReferent } from '../ans/common.ts';
import type { ContentElement } from '../ans/element.ts';
import { withAnchors } from './anchors.ts';
import type { BodyBlock, BodyLogEntry } from './block.ts';
import { withoutShortcodes } from '../html/shortcodes.ts';
import { ARTICLE_INSERTIONS, insertAds, type InsertionPoint } from './insert-ads.ts';
import { mapHtml } from './map-html.ts';
import { withOutline } from './outline.ts';
import { splitTimes, type WrittenDates } from './split-times.ts';
import { toBlocks } from './to-blocks.ts';
import { uniqueIds } from './unique-ids.ts';

/** The settings of a body. */
export interface PrepareBodyOptions extends WrittenDates {
  /** Hosts of the site: links to them are internal, frames from them are rejected. Default: none. */
  siteHosts?: readonly string[] | undefined;
  /** Finds the element that a reference points to. Default: references are omitted. */
  resolve?: ((referent: AnsReferent) => ContentElement | undefined) | undefined;
  /** Affiliations that captions never print. */
  suppressedAffiliations?: readonly string[] | undefined;
  /** Whether a leading 'h:mm am/pm' becomes a time stamp. Default: true. */
  times?: boolean | undefined;
  /** Insertions between the text blocks; an empty list for none. Default: those of an article. */
  insertions?: readonly InsertionPoint[] | undefined;
}

/** A body as its page renders it. */
export interface PreparedBody {
  blocks: BodyBlock[];
  /** The log of omitted and repaired content. */
  log: BodyLogEntry[];
}

/**
 * The body of a document, ready to render: all texts readable, all HTML sanitised, ads inserted, ids unique. The
 * result is serialisable and equal for equal input. It never throws for an element that the guard has read.
 * @see N3, N4, N9
 */
export function prepareBody(
  elements: readonly ContentElement[],
  options: PrepareBodyOptions = {},
): PreparedBody {
  const log: BodyLogEntry[] = [];
  const note = (entry: BodyLogEntry): void => void log.push(entry);
  const blocks = toBlocks(withAnchors(mapHtml(elements, withoutShortcodes)), {
    siteHosts: options.siteHosts ?? [],
    suppressedAffiliations: options.suppressedAffiliations ?? [],
    resolve: options.resolve ?? (() => undefined),
    log: note,
  });
  const timed = options.times === false ? blocks : splitTimes(blocks, options, note);
  return { blocks: uniqueIds(insertAds(withOutline(timed), options.insertions ?? ARTICLE_INSERTIONS)), log };
}
