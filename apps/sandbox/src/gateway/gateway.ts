import { and, eq, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { gatewayAuthorisations, gatewayTokens } from '../db/schema/index.ts';
import type { CardBehaviour } from '../db/schema/index.ts';
import { digestOf, newSecret } from '../security/secrets.ts';
import { checkCard } from './cards.ts';
import type { Card } from './cards.ts';
import { isTestToken, testTokenCard } from './test-tokens.ts';
import type { ChargeableCard } from './test-tokens.ts';

/** How long a token may be used. */
const TOKEN_LIFE_MS = 30 * 60_000;

export type Authorisation = typeof gatewayAuthorisations.$inferSelect;

export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  /** 'MM/YYYY' */
  readonly expiration: string;
}

/**
 * Takes a card and hands out what stands for it. Of the card only brand, last four digits, expiry and holder are kept,
 * and the token only as a digest.
 * @throws HttpError 400 when the card is not well formed, has expired or is no test card
 */
export async function tokenise(db: Database, card: Card, now: Date): Promise<CardToken> {
  const { brand, behaviour } = checkCard(card, now);
  const token = `tok_${newSecret()}`;
  const lastFour = card.number.replaceAll(/\D/g, '').slice(-4);
  const { expiryMonth, expiryYear, cardHolder } = card;
  await db.delete(gatewayTokens).where(lt(gatewayTokens.createdAt, new Date(now.getTime() - TOKEN_LIFE_MS)));
  await db.insert(gatewayTokens).values({
    token: digestOf(token),
    brand,
    lastFour,
    expiryMonth,
    expiryYear,
    cardHolder,
    behaviour,
    createdAt: now,
  });
  return { token, brand, lastFour, expiration: expirationOf(expiryMonth, expiryYear) };
}

const expirationOf = (month: number, year: number): string => `${String(month).padStart(2, '0')}/${year}`;

const OUTCOME: Readonly<Record<CardBehaviour, Authorisation['status']>> = {
  approve: 'approved',
  decline: 'declined',
  challenge: 'challenge',
  malformed: 'malformed',
};

export interface Charge {
  /** What is charged: a token of another purpose finds nothing of it. */
  readonly purpose: string;
  readonly token: string;
  /** Whole pesos; 0 only checks the card. */
  readonly amount: number;
  readonly currency: string;
  /** What the bank's page says that is being paid. */
  readonly description: string;
  readonly returnUrl: string | null;
}

const keyOf = ({ purpose, token }: Pick<Charge, 'purpose' | 'token'>): string =>
  `${purpose}:${digestOf(token)}`;

/** How the gateway is run. */
export interface GatewayMode {
  readonly now: Date;
  /** Whether the tokens of `TEST_TOKENS` count. */
  readonly testTokens: boolean;
}

/**
 * Charges a card once per purpose and token: asked again it gives the first answer. A token is used up by it, unless it
 * is one of the test tokens.
 * @returns undefined when there is no such token, or it is too old
 */
export async function authorise(
  tx: Database,
  charge: Charge,
  { now, testTokens }: GatewayMode,
): Promise<Authorisation | undefined> {
  const known = await findAuthorisation(tx, charge);
  if (known !== undefined) return known;
  const card =
    (testTokens ? testTokenCard(charge.token, now) : undefined) ?? (await takeCard(tx, charge.token, now));
  if (card === undefined) return undefined;
  const [authorisation] = await tx
    .insert(gatewayAuthorisations)
    .values({
      id: randomUUID(),
      idempotencyKey: keyOf(charge),
      status: OUTCOME[card.behaviour],
      amount: charge.amount,
      currency: charge.currency,
      description: charge.description,
      brand: card.brand,
      lastFour: card.lastFour,
      cardHolder: card.cardHolder,
      expiration: expirationOf(card.expiryMonth, card.expiryYear),
      returnUrl: charge.returnUrl,
      createdAt: now,
    })
    .returning();
  return authorisation;
}

/** The card that was handed in for a token, which is used up by this. */
async function takeCard(tx: Database, token: string, now: Date): Promise<ChargeableCard | undefined> {
  const [card] = await tx
    .delete(gatewayTokens)
    .where(eq(gatewayTokens.token, digestOf(token)))
    .returning();
  return card === undefined || now.getTime() - card.createdAt.getTime() > TOKEN_LIFE_MS ? undefined : card;
}

/**
 * The charge as it stands when the shop comes back after a challenge. The bank's page has answered it; a test token has
 * no reader who would open that page, so its answer is the shop's word.
 */
export async function afterChallenge(
  tx: Database,
  charge: Pick<Charge, 'purpose' | 'token'> & { readonly confirmed: boolean },
  { testTokens }: GatewayMode,
): Promise<Authorisation | undefined> {
  const known = await findAuthorisation(tx, charge);
  if (known?.status !== 'challenge' || !testTokens || !isTestToken(charge.token)) return known;
  return answerChallenge(tx, known.id, charge.confirmed);
}

/** What was decided about a charge; undefined when it was never asked for. */
async function findAuthorisation(
  tx: Database,
  charge: Pick<Charge, 'purpose' | 'token'>,
): Promise<Authorisation | undefined> {
  const [known] = await tx
    .select()
    .from(gatewayAuthorisations)
    .where(eq(gatewayAuthorisations.idempotencyKey, keyOf(charge)));
  return known;
}

/** Where the reader proves to the bank who pays. */
export const challengeUrl = (origin: string, { id }: Pick<Authorisation, 'id'>): string =>
  `${origin}/gateway/3ds/${id}`;

/** What the bank asks the reader about; undefined when there is no such question. */
export async function findChallenge(db: Database, id: string): Promise<Authorisation | undefined> {
  const [found] = await db.select().from(gatewayAuthorisations).where(eq(gatewayAuthorisations.id, id));
  return found;
}

/** The reader's answer. Only the first one counts. @returns the authorisation as it stands afterwards */
export async function answerChallenge(
  db: Database,
  id: string,
  approved: boolean,
): Promise<Authorisation | undefined> {
  await db
    .update(gatewayAuthorisations)
    .set({ status: approved ? 'approved' : 'declined' })
    .where(and(eq(gatewayAuthorisations.id, id), eq(gatewayAuthorisations.status, 'challenge')));
  return findChallenge(db, id);
}
