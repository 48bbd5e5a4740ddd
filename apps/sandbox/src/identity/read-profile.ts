import type { Database } from '../db/database.ts';
import { pendingEmail } from './email-change.ts';
import { identitiesOf, profileReply, readReader, type ProfileReply } from './profile-reply.ts';

/** The current profile, with an address that waits for confirmation. @throws HttpError 401 if the reader no longer exists */
export async function readProfile(db: Database, uuid: string, now: Date): Promise<ProfileReply> {
  const reader = await readReader(db, uuid);
  return profileReply(reader, await identitiesOf(db, uuid), await pendingEmail(db, uuid, now));
}
