import { useSyncExternalStore } from 'react';
import { UNKNOWN_SESSION, type Session } from '../../../domain/accounts/session.ts';
import { useServices } from '../../../providers/react.ts';

const NEVER = () => () => undefined;
const unknown = (): Session => UNKNOWN_SESSION;

/** The session of the page's reader: unknown until the services are there. */
export function usePageSession(): Session {
  const { session } = useServices();
  return useSyncExternalStore(
    session?.subscribe ?? NEVER,
    session?.getSnapshot ?? unknown,
    session?.getServerSnapshot ?? unknown,
  );
}
