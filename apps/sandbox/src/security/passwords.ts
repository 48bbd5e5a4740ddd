import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from '../jobs/work-queue.ts';
import { currentCaller } from './caller.ts';

/** OWASP's first choice for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/**
 * Two threads of libuv's four, the ones that pictures leave. The last one waits for about ten seconds, the last one of a caller,
 * such as the network of an office, for half a second.
 */
const QUEUE = new WorkQueue<string | boolean>({ concurrency: 2, waiting: 400, perCaller: 24 });

/** Not a valid password: compared if there is no account, so that the response takes as long. */
let noAccount: Promise<string> | undefined;

async function inTurn<T extends string | boolean>(work: () => Promise<T>): Promise<T> {
  return (await QUEUE.run(crypto.randomUUID(), work, currentCaller())) as T;
}

/** The argon2id digest of a password with salt and cost, as stored in the database. @throws QueueFullError */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

/** Whether a password matches a digest. Without a digest it is false, after the same work. @throws QueueFullError */
export async function verifyPassword(digest: string | null | undefined, password: string): Promise<boolean> {
  noAccount ??= hash(crypto.randomUUID(), OPTIONS);
  const compared = digest ?? (await noAccount);
  const right = await inTurn(() => verify(compared, password));
  return right && typeof digest === 'string';
}
