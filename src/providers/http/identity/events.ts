import { LOGIN_MESSAGE_TYPE, LOGOUT_EVENT } from '../../../domain/accounts/identity.ts';

/** Events of the session for third-party scripts of the page. */
export interface SessionEvents {
  loggedIn(grantType: string): void;
  loggedOut(): void;
  /** Notifies of a log-out by this or another script. Returns a function that unsubscribes. */
  onLogout(listener: () => void): () => void;
}

/** The part of a window that the events use. */
export interface EventWindow {
  readonly location: { readonly origin: string };
  postMessage(message: unknown, targetOrigin: string): void;
  dispatchEvent(event: Event): boolean;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

/**
 * `postMessage({type: 'ARC_LOGIN_SUCCESS', grantType})`, sent only to the page's origin,
 * and the `ArcSDK.logout` event. A page without an origin (a sandboxed frame) must use '*'.
 */
export const browserEvents = (page: EventWindow): SessionEvents => ({
  loggedIn: (grantType) => {
    const { origin } = page.location;
    page.postMessage({ type: LOGIN_MESSAGE_TYPE, grantType }, origin === 'null' ? '*' : origin);
  },
  loggedOut: () => void page.dispatchEvent(new CustomEvent(LOGOUT_EVENT)),
  onLogout: (listener) => {
    page.addEventListener(LOGOUT_EVENT, listener);
    return () => page.removeEventListener(LOGOUT_EVENT, listener);
  },
});

/** Events without a page: for servers, stories and tests. */
export function localEvents(): SessionEvents {
  const listeners = new Set<() => void>();
  return {
    loggedIn: () => undefined,
    loggedOut: () => [...listeners].forEach((listener) => listener()),
    onLogout: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
