import type { AnsDocument } from '../domain/ans/document.ts';
import { droppedItems, feedItems, type DropReason, type ItemRules } from '../domain/feed/rules.ts';
import type { Dedupe } from './dedupe.ts';

/** Why a block of a page shows nothing. */
export type HiddenReason =
  | { kind: 'unpublished' }
  /** It is for other pages: an ad on a page without ads, the updates of an article that has none. */
  | { kind: 'elsewhere' }
  /** Its source has nothing, or its settings name none. */
  | { kind: 'nothing-found' }
  /** It found something, and has nothing to show of it. */
  | { kind: 'nothing-to-show' }
  /** None of its stories is left. */
  | {
      kind: 'no-stories-left';
      /** The number of its stories. */
      found: number;
      /** How many the rules drop, by reason. */
      dropped: Readonly<Partial<Record<DropReason, number>>>;
      /** How many the page shows already. */
      shownAbove: number;
      /** How many are of no use to it. */
      unused: number;
    };

/** Why none of a block's stories is left: what the rules drop, what the page shows already, and the others. */
export function noStoriesLeft(
  stories: readonly AnsDocument[],
  rules: ItemRules,
  dedupe: Dedupe | undefined,
): HiddenReason {
  const allowed = feedItems(stories, rules);
  const shownAbove = dedupe?.shown(allowed) ?? 0;
  return {
    kind: 'no-stories-left',
    found: stories.length,
    dropped: Object.fromEntries(droppedItems(stories, rules)),
    shownAbove,
    unused: allowed.length - shownAbove,
  };
}

const SENTENCES = {
  unpublished: 'not published',
  elsewhere: 'it is for other pages',
  'nothing-found': 'nothing was found for it',
  'nothing-to-show': 'it has nothing to show',
} as const;

/** The reason in English, for developers: '0 of 12 stories left (9 without a picture, 3 shown above)'. */
export function hiddenForDevelopers(reason: HiddenReason): string {
  if (reason.kind !== 'no-stories-left') return SENTENCES[reason.kind];
  const { found, dropped, shownAbove, unused } = reason;
  const counts = [
    ...Object.entries(dropped).map(([why, count]) => `${count} ${why}`),
    ...(shownAbove > 0 ? [`${shownAbove} shown above`] : []),
    ...(unused > 0 ? [`${unused} of no use to it`] : []),
  ];
  return `0 of ${found} stories left${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`;
}
