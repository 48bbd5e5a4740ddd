/** Attributes by which the script finds the parts of a live blog. */
export const LIVE_PARTS = {
  root: 'data-live-blog',
  posts: 'data-live-posts',
  pinned: 'data-live-pinned',
  empty: 'data-live-empty',
  updated: 'data-live-updated',
  button: 'data-live-button',
  failing: 'data-live-failing',
  status: 'data-live-status',
} as const;

/** The words of the script, in the language of the page. */
export interface LiveMessages {
  /** The button for one new post, and for more: '{n}' is their number. */
  one: string;
  many: string;
  /** After some time without a connection, and when it is back. */
  lost: string;
  /** In one line with the button, on a phone. */
  lostShort: string;
  regained: string;
  ended: string;
  /** How long ago the last change was: '{n}' is the number. */
  now: string;
  minutes: string;
  hours: string;
}

export interface LiveStreamProps {
  /** Path that gives the changes after a version, as a stream of events and as JSON. */
  address: string;
  /** The version of the page. */
  version: string;
  /** On a page that does not show the newest posts: the address of the one that does. */
  newest?: string | undefined;
  messages: LiveMessages;
}
