import { pageType } from '../page/type.ts';
import { safeRedirect } from '../url/safe.ts';

/** Milliseconds between closing the dialog and leaving the page, and of its animation. */
export const AUTH_MODAL_DELAY_MS = 500;

/** Storage key of the offer that a reader chose before signing in. */
export const OFFER_KEY = 'offerId';

/** Whether readers may close the dialog: not on the pages that sell subscriptions. */
export const mayCloseAuthModal = (address: string): boolean => !address.includes('suscripciones');

const keyCount = (stored: string | null): number => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  } catch {
    return 0;
  }
};

/** Whether there is a session: three or more keys in the persistent record of the reader, or any in that of the tab. */
export const hasSession = (persistent: string | null, ofTab: string | null): boolean =>
  keyCount(persistent) >= 3 || keyCount(ofTab) > 0;

/** Pages that a visitor without a session leaves when the dialog closes, besides those of type `article`. */
const LEFT = /\/(?:multimedia|flip[\w-]*)(?:\/|$)/;

export interface ClosedAuthModal {
  /** The page with its query, as `location.href`. */
  address: string;
  /** Where the reader wanted to go. */
  redirect?: string | null | undefined;
  session: boolean;
  offerId?: string | null | undefined;
}

/** The path of the site to open after the dialog closes; undefined to stay. It never leaves the site. */
export function afterAuthModal({ address, redirect, session, offerId }: ClosedAuthModal): string | undefined {
  const page = new URL(address);
  if (!session) return pageType(page.pathname) === 'article' || LEFT.test(page.pathname) ? '/' : undefined;
  // The address of the page would open the dialog again.
  page.searchParams.delete('form');
  const current = `${page.pathname}${page.search}${page.hash}`;
  const target = new URL(redirect ? safeRedirect(redirect, [page.origin], current) : current, page.origin);
  if (offerId && !target.searchParams.has(OFFER_KEY)) target.searchParams.set(OFFER_KEY, offerId);
  return `${target.pathname}${target.search}${target.hash}`;
}
