import { isPlainClick } from '../domain/url/plain-click.ts';

export interface LinkRouting {
  /**
   * Navigates to an address of this origin, `/path/?query#hash`, without loading the page again. Returns `false` for an
   * address that the app does not serve; the browser then follows the link as usual.
   */
  navigate: (href: string) => unknown;
  /** Called once for each address, when a pointer or the focus first reaches a link to it. */
  prefetch?: ((href: string) => unknown) | undefined;
}

/** Events before a reader follows a link. */
const NEARING = ['pointerover', 'focusin', 'touchstart'];

function linkOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find(
      (node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.hasAttribute('href'),
    );
}

/** Returns the address on this origin that a link leads to, or undefined if only the browser can follow it. */
function routable(link: HTMLAnchorElement): string | undefined {
  if (link.target && link.target !== '_self') return undefined;
  if (link.hasAttribute('download') || link.relList.contains('external')) return undefined;
  // For other schemes, such as mailto:, the origin also differs.
  if (link.origin !== location.origin) return undefined;
  const sameDocument = link.pathname === location.pathname && link.search === location.search;
  if (sameDocument && link.href.includes('#')) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Passes clicks on links to an app's router. The browser handles all others: modified clicks and other buttons,
 * `target`, `download`, `rel="external"`, other origins, targets on the same page, and clicks that another handler has
 * prevented.
 *
 * @param root the document, or an element that contains the links
 * @returns a function that removes the listeners
 */
export function routeLinks(root: Document | HTMLElement, { navigate, prefetch }: LinkRouting): () => void {
  const fetched = new Set<string>();

  const follow = (event: Event): void => {
    if (!isPlainClick(event as MouseEvent)) return;
    const link = linkOf(event);
    const href = link && routable(link);
    if (href !== undefined && navigate(href) !== false) event.preventDefault();
  };

  const near = (event: Event): void => {
    const link = linkOf(event);
    const href = link && routable(link);
    if (href === undefined || fetched.has(href)) return;
    fetched.add(href);
    prefetch?.(href);
  };

  root.addEventListener('click', follow);
  if (prefetch) for (const type of NEARING) root.addEventListener(type, near, { passive: true });
  return () => {
    root.removeEventListener('click', follow);
    for (const type of NEARING) root.removeEventListener(type, near);
  };
}
