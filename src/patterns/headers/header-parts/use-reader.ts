import { useSyncExternalStore } from 'react';
import { ANONYMOUS_SESSION, type Session } from '../../../domain/accounts/session.ts';
import { useServices } from '../../../providers/react.ts';
import type { Account } from './ReaderPanel.tsx';

const NEVER = () => () => undefined;
const anonymous = (): Session => ANONYMOUS_SESSION;

/** Where a page goes after signing out. */
const LEAVE: Readonly<Record<Account['afterSignOut'], () => void>> = {
  home: () => location.assign('/'),
  reload: () => location.reload(),
};

export interface Reader {
  session: Session;
  signOut: () => void;
}

/** The visitor of the page. Without a session service every visitor is anonymous. */
export function useReader(afterSignOut: Account['afterSignOut']): Reader {
  const { session: store, identity } = useServices();
  const session = useSyncExternalStore(
    store?.subscribe ?? NEVER,
    store?.getSnapshot ?? anonymous,
    store?.getServerSnapshot ?? anonymous,
  );
  return { session, signOut: () => void identity?.logout().then(LEAVE[afterSignOut]) };
}
