/** The changes of a live blog after a version. Every `html` is a post as the server renders it on a page. */
export interface LiveMessage {
  /** The version after these changes. */
  version: string;
  /** New and edited posts, newest first. `fresh` ones were published after the version. */
  posts: { id: string; html: string; fresh: boolean }[];
  /** Ids of removed posts. */
  removed: string[];
  /** The pinned post, or null. */
  pinned: { id: string; html: string } | null;
  /** The last change. */
  updated: { iso: string; text: string };
  ended: boolean;
}

const isPost = (post: unknown): post is { id: string; html: string } =>
  typeof post === 'object' &&
  post !== null &&
  typeof (post as { id?: unknown }).id === 'string' &&
  typeof (post as { html?: unknown }).html === 'string';

/** The message in a text; undefined for anything else, such as the page of a proxy. */
export function readLiveMessage(text: string): LiveMessage | undefined {
  try {
    const message = JSON.parse(text) as LiveMessage;
    const whole =
      typeof message.version === 'string' &&
      message.posts.every(isPost) &&
      Array.isArray(message.removed) &&
      (message.pinned === null || isPost(message.pinned)) &&
      typeof message.updated.iso === 'string';
    return whole ? message : undefined;
  } catch {
    return undefined;
  }
}
