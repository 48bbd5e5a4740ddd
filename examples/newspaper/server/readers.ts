import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from 'rotativa/domain';
import { fileStore } from './store.ts';

/** An account. The password is kept as a hash with a salt. */
export interface Reader {
  id: string;
  email: string;
  name: string;
  subscriber: boolean;
}
interface Account extends Reader {
  salt: string;
  hash: string;
}

const accounts = fileStore<Account>('readers');
const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const HASH_BYTES = 64;
const NO_ACCOUNT = { salt: randomBytes(16).toString('hex'), hash: randomBytes(HASH_BYTES).toString('hex') };

const folded = (email: string): string => email.trim().toLowerCase();
const publicPart = ({ id, email, name, subscriber }: Account): Reader => ({ id, email, name, subscriber });

async function hashed(password: string): Promise<Pick<Account, 'salt' | 'hash'>> {
  const salt = randomBytes(16);
  return { salt: salt.toString('hex'), hash: (await derive(password, salt, HASH_BYTES)).toString('hex') };
}

const TRIES = 5;
const TRIES_MS = 15 * 60_000;
const MOST_ADDRESSES = 10_000;
/** Failed tries by address. In memory: a restart forgets them. */
const failures = new Map<string, { count: number; until: number }>();

function requireTries(email: string): void {
  const failed = failures.get(email);
  if (failed && failed.until < Date.now()) failures.delete(email);
  else if (failed && failed.count >= TRIES) throw new ApiError('429', 'Too many tries.', 429);
}

function countFailure(email: string): void {
  if (failures.size >= MOST_ADDRESSES) failures.delete(failures.keys().next().value!);
  const count = (failures.get(email)?.count ?? 0) + 1;
  failures.set(email, { count, until: Date.now() + TRIES_MS });
}

/**
 * The reader with this address and password. An unknown address takes as long as a wrong password, and has the same answer.
 * @throws ApiError `110010`, or `429` after five failures
 */
export async function checkPassword(address: string, password: string): Promise<Reader> {
  const email = folded(address);
  requireTries(email);
  const account = (await accounts.read()).find((one) => one.email === email);
  const { salt, hash } = account ?? NO_ACCOUNT;
  const given = await derive(password, Buffer.from(salt, 'hex'), HASH_BYTES);
  if (!timingSafeEqual(given, Buffer.from(hash, 'hex')) || !account) {
    countFailure(email);
    throw new ApiError('110010', 'Wrong address or password.', 401);
  }
  failures.delete(email);
  return publicPart(account);
}

/** Opens an account. @throws ApiError `300039` if the address has one */
export async function openAccount(
  details: { email: string; name: string; password: string },
  subscriber = false,
): Promise<Reader> {
  const email = folded(details.email);
  const account: Account = {
    ...{ id: randomUUID(), email, name: details.name, subscriber },
    ...(await hashed(details.password)),
  };
  await accounts.change((all) => {
    if (all.some((one) => one.email === email))
      throw new ApiError('300039', 'There is an account with this address.', 409);
    return [...all, account];
  });
  return publicPart(account);
}

export async function readerById(id: string): Promise<Reader | undefined> {
  const account = (await accounts.read()).find((one) => one.id === id);
  return account && publicPart(account);
}

export async function readerByEmail(address: string): Promise<Reader | undefined> {
  const account = (await accounts.read()).find((one) => one.email === folded(address));
  return account && publicPart(account);
}

export async function setPassword(id: string, password: string): Promise<void> {
  const fresh = await hashed(password);
  await accounts.change((all) => all.map((one) => (one.id === id ? { ...one, ...fresh } : one)));
}
