import { avatarError } from '../../../domain/accounts/validation.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import type { IdentityPort, ReaderProfile } from '../../ports/identity.ts';
import { segment } from '../client.ts';
import type { IdentityContext } from './context.ts';
import * as replies from './replies.ts';

type Account = Pick<
  IdentityPort,
  | 'profile'
  | 'updateProfile'
  | 'uploadAvatar'
  | 'removeAvatar'
  | 'updatePassword'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'requestEmailVerification'
  | 'verifyEmail'
  | 'undoEmailChange'
  | 'requestDeletion'
  | 'approveDeletion'
  | 'declineDeletion'
  | 'privacyReports'
  | 'privacyReport'
  | 'unlinkOidc'
  | 'unlinkIdentity'
>;

const done = async (reply: Promise<unknown>): Promise<void> => void (await reply);

/** The account of a reader: profile, password, e-mail address, deletion. @see A10, A11 */
export function createAccount(context: IdentityContext): Account {
  const { client, clock, session, records, events, asReader, asVisitor, changing } = context;

  /** A profile has the reader's uuid. If the service omits it, the session's uuid is used. */
  function owned<P extends { uuid?: string | undefined }>(profile: P): P & { uuid: string } {
    const whole = { ...profile, uuid: profile.uuid ?? session.read()?.uuid ?? '' };
    if (whole.uuid === session.read()?.uuid) records.keep('userProfile', whole);
    return whole;
  }

  return {
    profile: async (call): Promise<ReaderProfile> =>
      owned(await asReader({ path: '/v1/profile', noCache: true, ...call }, replies.ProfileReply)),
    updateProfile: async ({ uuid: _uuid, ...changes }): Promise<ReaderProfile> =>
      owned(
        await changing(
          asReader({ method: 'PATCH', path: '/v1/profile', body: changes }, replies.ProfileReply),
        ),
      ),
    uploadAvatar: async (file) => {
      const refusal = avatarError(file);
      if (refusal || !file) throw new ApiError(refusal ?? CLIENT_CODES.missingImage, 'The image is refused.');
      const body = new FormData();
      body.append('avatar', file);
      await changing(asReader({ method: 'PUT', path: '/v1/avatar', body }, replies.AnyReply));
    },
    removeAvatar: () => done(changing(asReader({ method: 'DELETE', path: '/v1/avatar' }, replies.AnyReply))),

    updatePassword: async (body) => {
      if (!body.oldPassword || !body.newPassword)
        throw new ApiError('requiredField', 'The old and the new password are required.');
      await asReader({ method: 'PUT', path: '/v1/password', body }, replies.DoneReply);
    },
    requestPasswordReset: (userName) =>
      done(client({ method: 'POST', path: '/v1/password/reset', body: { userName } }, replies.DoneReply)),
    resetPassword: async (nonce, newPassword) =>
      done(
        client(
          { method: 'PUT', path: `/v1/password/reset/${segment(nonce)}`, body: { newPassword } },
          replies.DoneReply,
        ),
      ),
    requestEmailVerification: (email) =>
      done(asVisitor({ method: 'POST', path: '/v1/email/verify', body: { email } }, replies.DoneReply)),
    verifyEmail: async (token) =>
      done(changing(client({ path: `/v1/email/verify/${segment(token)}` }, replies.DoneReply))),
    undoEmailChange: async (token) =>
      done(changing(client({ method: 'PUT', path: `/v1/email/undo/${segment(token)}` }, replies.DoneReply))),

    requestDeletion: () =>
      done(asReader({ method: 'DELETE', path: '/v1/user/anonymize' }, replies.DoneReply)),
    approveDeletion: async (id) => {
      const path = `/v1/user/anonymize/approve/${segment(id)}`;
      await asReader({ method: 'PUT', path, body: {} }, replies.DoneReply);
      session.clear();
      events.loggedOut();
    },
    declineDeletion: async (id, reason) => {
      const path = `/v1/user/anonymize/decline/${segment(id)}`;
      await asReader({ method: 'PUT', path, body: { reason } }, replies.DoneReply);
    },
    privacyReports: (call) =>
      asReader({ path: '/v1/gdpr', query: { _: clock.now().getTime() }, ...call }, replies.GdprListReply),
    privacyReport: async (id, call) =>
      asReader({ path: `/v1/gdpr/${segment(id)}`, noCache: true, ...call }, replies.GdprReply),

    unlinkOidc: (identifier) =>
      done(
        changing(
          asReader({ method: 'PUT', path: '/v2/oidc/unlink', body: { identifier } }, replies.AnyReply),
        ),
      ),
    unlinkIdentity: async (provider) =>
      done(
        changing(asReader({ method: 'DELETE', path: `/v1/identity/${segment(provider)}` }, replies.AnyReply)),
      ),
  };
}
