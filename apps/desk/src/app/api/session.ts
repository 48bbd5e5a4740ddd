import type { BrandKey } from 'rotativa/themes';
import { call } from './call.ts';

export type Role = 'propose' | 'publish' | 'administer';

/** Who is signed in. */
export interface Staff {
  readonly email: string;
  readonly name: string;
  /** The role in each brand; without one there are no pages of it. */
  readonly roles: Readonly<Record<string, Role>>;
}

/** A session, and the origins of the sites: a draft's pictures come from there. */
export interface Session {
  readonly staff: Staff;
  readonly sites: Readonly<Record<BrandKey, string>>;
}

const PATH = '/api/sesion';

/** The session of this browser; null without one. */
export const whoIsHere = async (): Promise<Session | null> =>
  (await call<{ session: Session | null }>(PATH)).session;

/** @throws ApiError whose message is for the form */
export const signIn = (email: string, password: string): Promise<Session> =>
  call(PATH, { method: 'POST', body: { email, password } });

export const signOut = (): Promise<void> => call(PATH, { method: 'DELETE' });
