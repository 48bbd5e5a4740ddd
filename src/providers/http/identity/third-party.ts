import { ApiError } from '../../../domain/errors/api-error.ts';
import type { IdentityPort } from '../../ports/identity.ts';
import { segment } from '../client.ts';
import type { IdentityContext } from './context.ts';
import * as replies from './replies.ts';

type ThirdPartyCalls = Pick<
  IdentityPort,
  'settings' | 'thirdPartyTokens' | 'segmentation' | 'swgAccessToken' | 'swgLoginExists' | 'swgRelink'
>;

/** The account in other services: comments, segments, the search engine. @see A15, C10 */
export function createThirdParty(
  { client, clock, session, records, started, asReader }: IdentityContext,
  config: IdentityPort['config'],
): ThirdPartyCalls {
  const settings: IdentityPort['settings'] = async (call) => {
    const reply = await asReader(
      { path: '/v1/user/settings', noCache: true, ...call },
      replies.SettingsReply,
    );
    records.keep('userSettings', reply);
    return reply;
  };

  return {
    settings,
    thirdPartyTokens: async (service) => {
      if (service !== 'DISQUS')
        throw new ApiError(
          'unsupportedService',
          '[Arc Identity SDK] Unsupported third party service requested.',
        );
      const [{ disqus: own }, { disqus }] = await Promise.all([settings(), config()]);
      return disqus?.enabled
        ? { enabled: true, publicKey: disqus.publicKey, ssoToken: own?.ssoKey }
        : { enabled: false };
    },
    segmentation: async (call) => {
      const segments = await asReader(
        { path: '/v2/identity/segmentation', noCache: true, ...call },
        replies.SegmentationReply,
      );
      records.keep('userSegments', { updated: clock.now(), uuid: session.read()?.uuid, segments });
      return segments;
    },
    swgAccessToken: async () =>
      (await asReader({ path: '/v1/swg/accesstoken' }, replies.SwgTokenReply)).accessToken,
    swgLoginExists: (token) =>
      client({ method: 'POST', path: '/v1/swg/checkloginexists', body: { token } }, replies.SwgLoginReply),
    swgRelink: async (token, id) =>
      started(
        await asReader({ path: `/v1/swg/${segment(token)}/relink/${segment(id)}` }, replies.SessionReply),
        session.persistence() === 'session' ? false : undefined,
      ),
  };
}
