import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ReactNode } from 'react';
import { htmlFacts, type HtmlFacts } from 'rotativa/editor';
import { Islands } from 'rotativa/islands/server';
import type { Logger } from 'pino';
import { withServices } from '../../islands/PageServices.tsx';
import { renderHtml } from '../../render/html.ts';

/** A block of a draft as HTML. */
export interface RenderedBlock {
  readonly html: string;
  readonly facts: HtmlFacts;
  readonly tag: string;
  /** Milliseconds that its rendering took. */
  readonly ms: number;
}

/** Blocks that are kept, the last used ones: those of a few long pages. */
const MOST_KEPT = 1_000;
/** A block is rendered again after this time, so that what is said of its time is not that of a process that just began. */
const FRESH_MS = 60_000;

/** Names a text by what is in it. */
export const tagOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** The HTML of an element; '' for one that throws outside all boundaries. */
async function render(
  element: ReactNode,
  id: string,
  log: Logger,
): Promise<{ html: string; failed: boolean }> {
  let failed = false;
  const onError = (error: unknown, named: object, message: string): void => {
    failed = true;
    log.error({ err: error, ...named }, message);
  };
  const html = await renderHtml(
    <Islands
      onError={(error, island) => onError(error, { island }, 'island left out')}
      wrap={withServices}
      prefix={`${id}-`}
    >
      {element}
    </Islands>,
    { idPrefix: `${id}-`, onError: (error) => onError(error, { block: id }, 'block threw') },
  ).catch(() => '');
  return { html, failed };
}

/**
 * Renders the blocks of drafts. An editor who writes changes one block of many, so the last rendering of a placement stays
 * until its element is another one: equal elements have equal HTML, because views read nothing but their props. Functions
 * that are made for each page are never equal. A rendering with an error is not kept.
 * @param now a monotonic clock in milliseconds
 */
export function createRenderedBlocks(now: () => number = () => performance.now()) {
  const kept = new Map<string, { element: ReactNode; since: number; block: RenderedBlock }>();
  /** @param place names the placement among those of all brands and pages @param id of the placement: begins the ids in it */
  return async (place: string, id: string, element: ReactNode, log: Logger): Promise<RenderedBlock> => {
    const known = kept.get(place);
    const since = now();
    if (known && since - known.since < FRESH_MS && isDeepStrictEqual(known.element, element)) {
      // Moves it to the end, because the map is ordered by use.
      kept.delete(place);
      kept.set(place, known);
      return known.block;
    }
    const { html, failed } = await render(element, id, log);
    const block = { html, facts: htmlFacts(html), tag: tagOf(html), ms: now() - since };
    kept.delete(place);
    if (!failed) kept.set(place, { element, since, block });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return block;
  };
}

export type RenderBlock = ReturnType<typeof createRenderedBlocks>;
