import { safeRedirect } from '../url/safe.ts';

/** Enough words to be in a story once. */
const LAST_WORDS = 8;

/**
 * The address of a story at the words after which its locked part begins. Browsers scroll to the words of a text
 * fragment; others open the story.
 * @param shown the text before the locked part
 */
export function readingPlace(path: string, shown: string): string {
  const last = shown
    .replace(/\s*(…|\.\.\.)\s*$/, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(-LAST_WORDS)
    .join(' ');
  // A hyphen and a comma have a meaning in a text fragment.
  const words = encodeURIComponent(last).replaceAll('-', '%2D');
  return words ? `${path}#:~:text=${words}` : path;
}

/**
 * The story to which a purchase leads back: a path of the site; undefined without one.
 * @param search the parameters of the page's address
 * @param stored the tab's record, which counts unless the address names another story
 */
export function storyToReturn(search: string, stored: string | null): string | undefined {
  const path = (address: string | null): string | undefined =>
    (address && safeRedirect(address, [], '')) || undefined;
  const requested = path(new URLSearchParams(search).get('volver'));
  const [, story = null, shown = ''] = /^(\S+) (.*)$/s.exec(stored ?? '') ?? [];
  const left = path(story);
  return left && (!requested || left === requested) ? readingPlace(left, shown) : requested;
}
