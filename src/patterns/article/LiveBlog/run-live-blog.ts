import type { LiveMessage } from './live-message.ts';
import { keepingPlace, livePage, toPost } from './live-page.ts';
import { LIVE_PARTS, type LiveStreamProps, type LiveMessages } from './live-parts.ts';
import { startLiveStream } from './live-stream.ts';
import { MINUTE_MS } from '../../../domain/dates/units.ts';

/** Shortest time between two announcements of new posts. */
export const SAY_EVERY_MS = 30_000;
/** How often the time since the last change is written. */
const AGE_EVERY_MS = 30_000;

/** Functions of a site around the updates of a live blog. */
export interface LiveBlogHooks {
  /** Runs before a post is shown that the page did not have: loads what only the new post needs. */
  beforeShow?: (() => Promise<unknown>) | undefined;
  /** Runs after posts were shown. */
  afterShow?: (() => void) | undefined;
}

/** How long ago an instant was: 'hace 3 min'. Empty after a day. */
export function ageText(iso: string, now: number, messages: LiveMessages): string {
  const minutes = Math.floor((now - Date.parse(iso)) / MINUTE_MS);
  if (!(minutes < 24 * 60)) return '';
  if (minutes < 1) return messages.now;
  return minutes < 60
    ? messages.minutes.replace('{n}', String(minutes))
    : messages.hours.replace('{n}', String(Math.floor(minutes / 60)));
}

/**
 * Keeps a live blog up to date. New posts wait behind a button, so that nothing moves under the reader; edited and
 * removed ones change in place. Announcements are polite.
 * @param element the parent of the notice, inside the blog
 * @see X11
 */
export function runLiveBlog(
  element: HTMLElement,
  { address, version: first, newest, messages }: LiveStreamProps,
  { beforeShow, afterShow }: LiveBlogHooks = {},
): (() => void) | void {
  const root = element.closest<HTMLElement>(`[${LIVE_PARTS.root}]`);
  const find = (name: string): HTMLElement | null => root?.querySelector<HTMLElement>(`[${name}]`) ?? null;
  const button = find(LIVE_PARTS.button) as HTMLButtonElement | null;
  const failing = find(LIVE_PARTS.failing);
  const status = find(LIVE_PARTS.status);
  if (!root || !button || !failing || !status) return;
  const page = root.ownerDocument;
  const posts = livePage(root);
  /** New posts, newest first. */
  let waiting = new Map<string, HTMLElement>();
  let version = first;
  let saidAt = -Infinity;
  let lost = false;
  let telling: ReturnType<typeof setTimeout> | undefined;

  const label = (): string =>
    waiting.size === 1 ? messages.one : messages.many.replace('{n}', String(waiting.size));

  /** Tells screen readers the number of new posts, at most every half minute. */
  function tell(): void {
    if (telling !== undefined) return;
    telling = setTimeout(
      () => {
        telling = undefined;
        saidAt = performance.now();
        if (waiting.size > 0) status!.textContent = label();
      },
      // The device's clock can be put back.
      Math.max(0, saidAt + SAY_EVERY_MS - performance.now()),
    );
  }

  function showButton(): void {
    const focused = page.activeElement === button;
    button!.hidden = waiting.size === 0;
    if (waiting.size === 0) {
      // An editor removed the posts that waited.
      if (focused) posts.first()?.focus({ preventScroll: true });
      return;
    }
    button!.textContent = label();
    tell();
  }

  function writeAge(): void {
    const time = find(LIVE_PARTS.updated) as HTMLTimeElement | null;
    const text = time && ageText(time.dateTime, Date.now(), messages);
    if (time && text) time.textContent = text;
  }

  function writeState({ updated, ended }: LiveMessage): void {
    const time = find(LIVE_PARTS.updated) as HTMLTimeElement | null;
    if (time) {
      time.dateTime = updated.iso;
      time.textContent = updated.text;
    }
    writeAge();
    if (!ended) return;
    for (const badge of (root!.closest('article') ?? root!).querySelectorAll<HTMLElement>(
      '[data-tone=live]',
    )) {
      badge.dataset['tone'] = 'outline';
      badge.textContent = messages.ended;
    }
    status!.textContent = messages.ended;
  }

  function onMessage(message: LiveMessage): boolean {
    if (!root!.isConnected) return false;
    if (message.version < version) return true;
    version = message.version;
    keepingPlace(root!, () => {
      for (const id of message.removed) {
        waiting.delete(id);
        posts.remove(id);
      }
      const arrived = new Map<string, HTMLElement>();
      for (const { id, html, fresh } of message.posts) {
        const post = toPost(page, html);
        if (!post) continue;
        if (posts.has(id)) posts.edit(post);
        else if (waiting.has(id)) waiting.set(id, post);
        else if (fresh) arrived.set(id, post);
      }
      waiting = new Map([...arrived, ...waiting]);
      if (!newest) posts.pin(message.pinned ? toPost(page, message.pinned.html) : undefined);
      // A shorter time can take fewer lines.
      writeState(message);
    });
    if (!newest && message.pinned) waiting.delete(message.pinned.id);
    keepingPlace(root!, showButton);
    return !message.ended;
  }

  async function show(): Promise<void> {
    if (newest) return void page.defaultView?.location.assign(newest);
    // Without its styles a post is still a post.
    await beforeShow?.().catch(() => undefined);
    // The reader has pressed twice.
    if (waiting.size === 0) return;
    const shown = [...waiting.values()];
    waiting.clear();
    for (const post of root!.querySelectorAll<HTMLElement>('[data-new]')) delete post.dataset['new'];
    for (const post of shown) post.dataset['new'] = '';
    const newestPost = posts.add(shown);
    newestPost?.focus({ preventScroll: true });
    newestPost?.scrollIntoView({ block: 'start' });
    status!.textContent = '';
    showButton();
    afterShow?.();
  }
  const press = (): void => void show();

  function onLost(now: boolean): void {
    if (now === lost) return;
    lost = now;
    keepingPlace(root!, () => (failing!.hidden = !now));
    status!.textContent = now ? messages.lost : messages.regained;
  }

  button.addEventListener('click', press);
  const age = (): void => keepingPlace(root, writeAge);
  const ages = setInterval(age, AGE_EVERY_MS);
  age();
  const stop = startLiveStream({ address, version: () => version, onMessage, onLost, page });
  return () => {
    stop();
    clearInterval(ages);
    clearTimeout(telling);
    button.removeEventListener('click', press);
  };
}

export default runLiveBlog;
