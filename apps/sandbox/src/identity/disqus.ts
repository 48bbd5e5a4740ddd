import { createHmac } from 'node:crypto';
import type { AppContext } from '../context.ts';
import type { Config } from '../config.ts';
import { signingKey } from '../security/secret.ts';
import { toSeconds } from '../security/tokens.ts';
import type { ReaderRow } from './profile-reply.ts';

export const disqusEnabled = ({ disqusPublicKey, disqusSecretKey }: Config): boolean =>
  disqusPublicKey !== undefined && disqusSecretKey !== undefined;

/**
 * The reader's token for the comments, `message signature timestamp` as Disqus defines it: the message is base64 JSON,
 * the signature an HMAC-SHA1 in hex. Without a configured secret the sandbox uses a generated one.
 */
export async function disqusKey(context: AppContext, reader: ReaderRow): Promise<string> {
  const { disqusSecretKey } = context.config;
  const secret = disqusSecretKey ?? (await signingKey(context, 'disqus'));
  const who = {
    id: reader.uuid,
    username: reader.displayName ?? reader.firstName ?? 'Lector',
    email: reader.email,
    avatar: reader.picture ?? '',
  };
  const message = Buffer.from(JSON.stringify(who)).toString('base64');
  const timestamp = toSeconds(context.clock());
  const signature = createHmac('sha1', secret).update(`${message} ${timestamp}`).digest('hex');
  return `${message} ${signature} ${timestamp}`;
}
