import type { Database } from '../db/database.ts';
import { gatewayTokens } from '../db/schema/index.ts';
import { digestOf, newSecret } from '../security/secrets.ts';
import { dropOldTokens, type Authorisation } from './gateway.ts';

const PREFIX = 'wal_';
/** The card in the simulated wallet. */
const CARD = { brand: 'Visa', lastFour: '1111', cardHolder: 'CUENTA DE PRUEBA', expiryMonth: 12 } as const;

/** Address at which the simulated wallet validates the shop. Nothing is requested from it. */
export const walletAddress = (origin: string): string => `${origin}/gateway/wallet`;

/** Address of the wallet's page, on which the person approves the payment or cancels it. */
export const walletUrl = (origin: string, { id }: Pick<Authorisation, 'id'>): string =>
  `${walletAddress(origin)}/${id}`;

export const isWalletToken = (token: string): boolean => token.startsWith(PREFIX);

/** Opens a session of the wallet. @returns its token, which pays nothing before the person approves */
export async function openWallet(db: Database, now: Date): Promise<string> {
  const token = `${PREFIX}${newSecret()}`;
  await dropOldTokens(db, now);
  await db.insert(gatewayTokens).values({
    ...CARD,
    token: digestOf(token),
    expiryYear: now.getUTCFullYear() + 1,
    behaviour: 'challenge',
    createdAt: now,
  });
  return token;
}
