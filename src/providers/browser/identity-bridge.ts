import type { Identity } from '../../domain/accounts/identity.ts';
import type { IdentityPort } from '../ports/identity.ts';

/** The session for third-party scripts, in the format of the vendor's identity client. */
export interface IdentityBridge {
  /** Empty for an anonymous reader. */
  readonly userIdentity: Partial<Identity>;
  heartbeat(): Promise<Partial<Identity>>;
  isLoggedIn(): Promise<boolean>;
  readonly apiOrigin: string;
}

/**
 * Exposes the session as `window.Identity`, unless the vendor's client is loaded. Returns a function that removes it.
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
