import type { Identity } from '../../domain/accounts/storage.ts';
import type { IdentityPort } from '../ports/identity.ts';

/** What scripts that are not ours read of the session, as the vendor's identity client shows it. */
export interface IdentityBridge {
  /** Empty for an anonymous reader. */
  readonly userIdentity: Partial<Identity>;
  heartbeat(): Promise<Partial<Identity>>;
  isLoggedIn(): Promise<boolean>;
  readonly apiOrigin: string;
}

/**
 * Shows the session as `window.Identity`, unless the vendor's own client is there. Gives the way to take it away.
 * @see arc-contract 'Browser storage and events'
 */
export function installIdentityBridge(
  page: { Identity?: unknown },
  identity: Pick<IdentityPort, 'identity' | 'heartbeat' | 'isLoggedIn'>,
  apiOrigin: string,
): () => void {
  if (page.Identity) return () => undefined;
  const bridge: IdentityBridge = {
    get userIdentity() {
      return identity.identity() ?? {};
    },
    heartbeat: async () => (await identity.heartbeat()) ?? {},
    isLoggedIn: () => identity.isLoggedIn(),
    apiOrigin,
  };
  page.Identity = bridge;
  return () => {
    if (page.Identity === bridge) delete page.Identity;
  };
}
