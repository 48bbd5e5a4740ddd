import { isRecord } from '../../../domain/ans/is-record.ts';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import type { SalesPort } from '../../ports/sales.ts';
import { segment } from '../client.ts';
import type { HttpCall } from '../request.ts';
import type { SalesContext } from './context.ts';
import * as replies from './replies.ts';

type ThirdPartyCalls = Pick<
  SalesPort,
  'swgLoginExists' | 'swgPurchase' | 'ampReaders' | 'ampReader' | 'addAmpReader' | 'logoutAmpReader'
>;

/** Purchases at the search engine, and readers of AMP pages. @see C10, C11 */
export function createThirdParty({ client, reader, visitor, changing }: SalesContext): ThirdPartyCalls {
  return {
    swgLoginExists: async ({ subscriptionToken, findOrCreate = false }) =>
      client(
        {
          method: 'POST',
          path: '/swg/loginexists',
          body: { ...purchaseData(subscriptionToken), findOrCreate },
        },
        replies.SwgOwnerReply,
      ),
    swgPurchase: async (raw) => {
      await changing(
        visitor.asVisitor({ method: 'POST', path: '/swg/purchase', body: raw }, replies.AnyReply),
      );
    },
    ampReaders: async (call) =>
      (await reader.asReader({ path: '/amp', ...call }, replies.AmpListReply)).ampReaderIds,
    ampReader: async (id, call) => client({ path: `/amp/${segment(id)}`, ...call }, replies.AmpReply),
    addAmpReader: async (ampReaderId) => {
      const call: HttpCall = { method: 'PUT', path: '/amp/add', body: { ampReaderId } };
      await reader.asReader(call, replies.AnyReply);
    },
    logoutAmpReader: async () => {
      await reader.asReader({ method: 'PUT', path: '/amp/logout', body: {} }, replies.AnyReply);
    },
  };
}

/** The purchase data in a `subscriptionToken`, which is JSON text. */
function purchaseData(token: string): object {
  let data: unknown;
  try {
    data = JSON.parse(token);
  } catch (cause) {
    throw new ApiError(CLIENT_CODES.badRequest, 'The subscription token is no JSON.', 0, { cause });
  }
  if (isRecord(data)) return data;
  throw new ApiError(CLIENT_CODES.badRequest, 'The subscription token holds no purchase.');
}
