import { useSyncExternalStore } from 'react';

/** The brand and the page of an address of the desk. */
export type Route = {
  readonly brand: string | undefined;
  readonly page?: string;
  /** The live blogs of the brand, or the one at a path. */
  readonly live?: { readonly path: string | undefined };
};

/** No page of a brand has this name. */
const LIVE = 'en-vivo';

/** `/weekly` is the list of a brand, `/weekly/home` a page, `/weekly/en-vivo` its live blogs. A special section has its path in its name, encoded. */
export function readRoute(pathname: string): Route {
  const [brand, page, path] = pathname.split('/').filter(Boolean).map(decoded);
  if (page === LIVE) return { brand, live: { path } };
  return { brand, ...(page !== undefined && { page }) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const listAddress = (brand: string): string => `/${encodeURIComponent(brand)}`;
export const pageAddress = (brand: string, page: string): string =>
  `${listAddress(brand)}/${encodeURIComponent(page)}`;

export const liveAddress = (brand: string, path?: string): string =>
  `${listAddress(brand)}/${LIVE}${path === undefined ? '' : `/${encodeURIComponent(path)}`}`;

const MOVED = 'mesa:moved';

/** Goes to an address of the desk without loading it again. */
export function go(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new Event(MOVED));
  scrollTo(0, 0);
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(MOVED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(MOVED, listener);
  };
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);
