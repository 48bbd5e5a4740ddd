import { isPlainClick } from '../domain/url/plain-click.ts';

/** How links use the router of an app. */
export interface LinkRouting {
  /**
   * Navigates to an address of this origin, `/path/?query#hash`, without loading the page again. Returns `false` for an
   * address that the app does not serve; the browser then follows the link as usual.
   */
  navigate: (href: string) => unknown;
  /** Called once for each address, when a pointer first moves over a link to it, or the focus reaches one. */
  prefetch?: ((href: string) => unknown) | undefined;
}

/** Events before a reader follows a link. A mouse at rest is over each link that scrolls below it. */
const NEARING = ['pointermove', 'focusin', 'touchstart'];

function linkOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find(
      (node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.hasAttribute('href'),
    );
}

const opensElsewhere = (target: string): boolean => target !== '' && target !== '_self';

/** Returns the address on this origin that a link leads to, or undefined if only the browser can follow it. */
function routable(link: HTMLAnchorElement): string | undefined {
  if (opensElsewhere(link.target) || link.hasAttribute('download')) return undefined;
  if (link.relList.contains('external')) return undefined;
  // For other schemes, such as mailto:, the origin also differs.
  if (link.origin !== location.origin) return undefined;
  const sameDocument = link.pathname === location.pathname && link.search === location.search;
  if (sameDocument && link.href.includes('#')) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** Returns the address on this origin that a sent form opens, or undefined if only the browser can send it. */
function searched(form: HTMLFormElement, button: HTMLElement | null): string | undefined {
  const given = (name: string): string =>
    button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  if (/^(post|dialog)$/i.test(given('method')) || opensElsewhere(given('target'))) return undefined;
  const url = new URL(given('action') || location.href, document.baseURI);
  if (form.matches('[rel~="external"]') || url.origin !== location.origin) return undefined;
  const fields = Array.from(new FormData(form, button), ([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  url.search = new URLSearchParams(fields).toString();
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Passes clicks on links, and forms that open an address (`method="get"`, such as a search), to an app's router. The
 * browser handles all others: modified clicks and other buttons, `target`, `download`, `rel="external"`, other origins,
 * targets on the same page, and events that another handler has prevented.
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

  const send = (event: Event): void => {
    const { defaultPrevented, target, submitter } = event as SubmitEvent;
    const href = defaultPrevented ? undefined : searched(target as HTMLFormElement, submitter);
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
  root.addEventListener('submit', send);
  if (prefetch) for (const type of NEARING) root.addEventListener(type, near, { passive: true });
  return () => {
    root.removeEventListener('click', follow);
    root.removeEventListener('submit', send);
    for (const type of NEARING) root.removeEventListener(type, near);
  };
}
