import { useSyncExternalStore } from 'react';
import { ANONYMOUS_SESSION, type Session } from '../../../../domain/accounts/session.ts';
import { HEADERS } from '../../../../providers/calls.ts';
import { usePieceServices, useServices } from '../../../../providers/react.ts';
import type { HeaderAccount } from './ReaderPanel.tsx';

const NEVER = () => () => undefined;
const anonymous = (): Session => ANONYMOUS_SESSION;

export interface Reader {
  session: Session;
  signOut: () => void;
}

/** The visitor of the page. Without a session service every visitor is anonymous. */
export function useReader({ afterSignOut, home }: Pick<HeaderAccount, 'afterSignOut' | 'home'>): Reader {
  const { session: store } = useServices();
  const { identity } = usePieceServices(HEADERS);
  const session = useSyncExternalStore(
    store?.subscribe ?? NEVER,
    store?.getSnapshot ?? anonymous,
    store?.getServerSnapshot ?? anonymous,
  );
  const leave = (): void => (afterSignOut === 'home' ? location.assign(home) : location.reload());
  return { session, signOut: () => void identity?.logout().then(leave) };
}
