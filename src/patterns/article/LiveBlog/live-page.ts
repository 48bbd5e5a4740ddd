import { LIVE_PARTS } from './live-parts.ts';

/** Posts above this line of the window have been read, in px: the header covers it. */
const READ_ABOVE = 120;

const part = (root: Element, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[${name}]`);
const isPost = (element: Element): element is HTMLElement => element.localName === 'article';
const timeOf = (post: Element): string => post.querySelector('time')?.dateTime ?? '';
const instantOf = (post: Element): number => Date.parse(timeOf(post)) || 0;

/** A post's element from the HTML that the server rendered. */
export function toPost(page: Document, html: string): HTMLElement | undefined {
  const template = page.createElement('template');
  template.innerHTML = html;
  return [...template.content.children].find(isPost);
}

/** Changes something in a page without moving what is read: the first post that is at least partly below the header. */
export function keepingPlace(root: Element, change: () => void): void {
  const page = root.ownerDocument;
  const view = page.defaultView;
  const read = [...root.querySelectorAll('article')].find(
    (post) => post.getBoundingClientRect().bottom > READ_ABOVE,
  );
  const before = read?.getBoundingClientRect().top ?? 0;
  // The browser's own correction would be added to this one.
  const { style } = page.documentElement;
  style.overflowAnchor = 'none';
  change();
  const shown = read?.isConnected ? read : read?.id ? page.getElementById(read.id) : null;
  const moved = shown ? shown.getBoundingClientRect().top - before : 0;
  if (moved && before < (view?.innerHeight ?? 0)) view?.scrollBy({ top: moved, behavior: 'instant' });
  view?.requestAnimationFrame(() => view.requestAnimationFrame(() => (style.overflowAnchor = '')));
}

/** The posts of a live blog on a page. A post that has the focus passes it on when it goes. */
export interface LivePage {
  has(id: string): boolean;
  /** The post at the top. */
  first(): HTMLElement | undefined;
  /** Replaces a post that was edited. The focus stays on it. */
  edit(post: HTMLElement): void;
  remove(id: string): void;
  /** Shows another pinned post, or none. The one before returns to its place. */
  pin(post: HTMLElement | undefined): void;
  /** Adds posts above the others. @returns the newest */
  add(posts: readonly HTMLElement[]): HTMLElement | undefined;
}

export function livePage(root: HTMLElement): LivePage {
  const page = root.ownerDocument;
  const list = part(root, LIVE_PARTS.posts)!;
  const slot = part(root, LIVE_PARTS.pinned)!;
  const find = (id: string): HTMLElement | null => {
    const found = page.getElementById(id);
    return found && root.contains(found) ? found : null;
  };

  /** Puts a post where its time belongs. One that is older than the page is left to the next page. */
  function place(post: HTMLElement): void {
    const later = [...list.children].filter(isPost).find((one) => instantOf(one) < instantOf(post));
    if (later) later.before(post);
    else if (!root.querySelector('a[rel=next]')) list.append(post);
  }

  /**
   * Changes posts without losing the focus: an element that moves gets it back, else the post that replaced its own, else
   * the next post or the one before.
   */
  function keepingFocus(change: () => void): void {
    const kept = page.activeElement as HTMLElement | null;
    const all = [...root.querySelectorAll('article')];
    const at = all.findIndex((post) => post.contains(kept));
    const own = all[at];
    change();
    if (!own || page.activeElement === kept) return;
    const next = kept!.isConnected ? kept : (find(own.id) ?? all[at + 1] ?? all[at - 1]);
    next?.focus({ preventScroll: true });
  }

  function edit(post: HTMLElement): void {
    const shown = find(post.id);
    if (!shown || shown.dataset['changed'] === post.dataset['changed']) return;
    keepingFocus(() => shown.replaceWith(post));
  }

  function pin(post: HTMLElement | undefined): void {
    const [before] = [...slot.children].filter(isPost);
    if (before?.id === post?.id) return void (post && edit(post));
    keepingFocus(() => {
      before?.remove();
      if (before) place(before);
      if (!post) return;
      find(post.id)?.remove();
      slot.append(post);
    });
  }

  return {
    has: (id) => find(id) !== null,
    first: () => root.querySelector('article') ?? undefined,
    edit,
    remove: (id) => keepingFocus(() => find(id)?.remove()),
    pin,
    add: (posts) => {
      part(root, LIVE_PARTS.empty)?.remove();
      const ordered = posts.toSorted((a, b) => instantOf(b) - instantOf(a));
      list.prepend(...ordered);
      return ordered[0];
    },
  };
}
