import { useState, useSyncExternalStore } from 'react';
import { holdsSession } from '../../../domain/accounts/storage.ts';
import { ANONYMOUS_SESSION, UNKNOWN_SESSION, type Session } from '../../../domain/accounts/session.ts';
import type { ReaderProfile } from '../../../providers/ports/identity.ts';
import { ACCOUNT_AREA } from '../../../providers/calls.ts';
import { usePieceServices, useServices } from '../../../providers/react.ts';

/** Until the code of sessions is there, the root element says whether this browser holds a session. */
const onMark = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-reader'] });
  return () => observer.disconnect();
};
const marked = (): Session =>
  document.documentElement.dataset['reader'] === 'unknown' ? UNKNOWN_SESSION : ANONYMOUS_SESSION;
const unknown = (): Session => UNKNOWN_SESSION;

export interface AccountReader {
  /**
   * `failed`: this browser holds a session, but the account cannot be read.
   * `signedOut`: the session ended while the page was open.
   */
  state: 'loading' | 'anonymous' | 'failed' | 'signedOut' | 'ready';
  /** Also of a reader whose session has ended: nothing that was typed is lost. */
  profile: ReaderProfile | undefined;
  retry: () => void;
}

/** The reader of an account page. */
export function useAccountReader(): AccountReader {
  const { session: store } = useServices();
  const { identity } = usePieceServices(ACCOUNT_AREA);
  const { user } = useSyncExternalStore(
    store?.subscribe ?? onMark,
    store?.getSnapshot ?? marked,
    store?.getServerSnapshot ?? unknown,
  );
  const [last, setLast] = useState(user || undefined);
  if (user && user !== last) setLast(user);
  const retry = (): void => (store ? void store.load() : location.reload());

  const state = (): AccountReader['state'] => {
    if (user) return 'ready';
    if (user === null) return 'loading';
    // Without a store, the code of sessions could not be loaded.
    if (store ? identity?.identity() : holdsSession(window)) return 'failed';
    return last ? 'signedOut' : 'anonymous';
  };
  // The session holds what the identity port replied.
  return { state: state(), profile: (user || last) as ReaderProfile | undefined, retry };
}
