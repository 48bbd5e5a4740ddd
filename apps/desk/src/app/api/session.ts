import type { StaffMember } from '@rotativa/sandbox/desk-wire';
import type { BrandKey } from 'rotativa/themes';
import { call } from './call.ts';

/** A session, and the origins of the sites: a draft's pictures come from there. */
export interface Session {
  readonly staff: StaffMember;
  readonly sites: Readonly<Record<BrandKey, string>>;
}

/** Whether a member of staff gives readers something in a brand. Others propose it. */
export const mayPublish = ({ roles }: StaffMember, brand: string): boolean =>
  roles[brand] === 'publish' || roles[brand] === 'administer';

const PATH = '/api/sesion';

/** The session of this browser; null without one. */
export const whoIsHere = async (): Promise<Session | null> =>
  (await call<{ session: Session | null }>(PATH)).session;

/** @throws ApiError whose message is for the form */
export const signIn = (email: string, password: string): Promise<Session> =>
  call(PATH, { method: 'POST', body: { email, password } });

export const signOut = (): Promise<void> => call(PATH, { method: 'DELETE' });
