import { useSyncExternalStore } from 'react';

/** The brand and the page of an address of the desk. */
export type Route = {
  readonly brand: string | undefined;
  readonly page?: string;
  /** The live blogs of the brand, or the one at a path. */
  readonly live?: { readonly path: string | undefined };
  /** '' is the list of collections. */
  readonly collection?: string;
  /** Whether it is the list of the stories that wait for their time. */
  readonly isUnpublished?: true;
};

/** No page of a brand has these names. */
const LIVE = 'en-vivo';
const COLLECTIONS = 'colecciones';
const UNPUBLISHED = 'por-publicar';

/**
 * `/weekly` is the list of a brand, `/weekly/home` a page, `/weekly/en-vivo` its live blogs, `/weekly/colecciones` the list
 * of collections, `/weekly/por-publicar` the stories that wait for their time. A special section has its path in its name, encoded.
 */
export function readRoute(pathname: string): Route {
  const [brand, page, part] = pathname.split('/').filter(Boolean).map(decoded);
  if (page === LIVE) return { brand, live: { path: part } };
  if (page === UNPUBLISHED) return { brand, isUnpublished: true };
  if (page === COLLECTIONS) return { brand, collection: part ?? '' };
  return { brand, ...(page !== undefined && { page }) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Addresses that are no brand's. */
export const STAFF_ADDRESS = '/equipo';
export const INVITATION_ADDRESS = '/invitacion';

export const listAddress = (brand: string): string => `/${encodeURIComponent(brand)}`;
export const pageAddress = (brand: string, page: string): string =>
  `${listAddress(brand)}/${encodeURIComponent(page)}`;

export const liveAddress = (brand: string, path?: string): string =>
  `${listAddress(brand)}/${LIVE}${path === undefined ? '' : `/${encodeURIComponent(path)}`}`;
export const unpublishedAddress = (brand: string): string => `${listAddress(brand)}/${UNPUBLISHED}`;
export const collectionsAddress = (brand: string): string => `${listAddress(brand)}/${COLLECTIONS}`;
export const collectionAddress = (brand: string, id: string): string =>
  `${collectionsAddress(brand)}/${encodeURIComponent(id)}`;

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
