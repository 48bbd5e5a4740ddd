import { and, eq, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { gatewayAuthorisations, gatewayTokens, type CardBehaviour } from '../db/schema/index.ts';
import { digestOf, newSecret } from '../security/secrets.ts';
import { checkCard, type Card } from './cards.ts';
import { isTestToken, testTokenCard, type ChargeableCard } from './test-tokens.ts';

/** Lifetime of a token. */
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
 * Exchanges a card for a token. Only brand, last four digits, expiry and holder of the card are stored, and a digest of
 * the token.
 * @throws HttpError 400 for an invalid or expired card, or one that is not a test card
 */
export async function tokenise(db: Database, card: Card, now: Date): Promise<CardToken> {
  const { brand, behaviour } = checkCard(card, now);
  const token = `tok_${newSecret()}`;
  const lastFour = card.number.replaceAll(/\D/g, '').slice(-4);
  const { expiryMonth, expiryYear, cardHolder } = card;
  await dropOldTokens(db, now);
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

export async function dropOldTokens(db: Database, now: Date): Promise<void> {
  await db.delete(gatewayTokens).where(lt(gatewayTokens.createdAt, new Date(now.getTime() - TOKEN_LIFE_MS)));
}

const expirationOf = (month: number, year: number): string => `${String(month).padStart(2, '0')}/${year}`;

const OUTCOME: Readonly<Record<CardBehaviour, Authorisation['status']>> = {
  approve: 'approved',
  decline: 'declined',
  challenge: 'challenge',
  malformed: 'malformed',
};

export interface Charge {
  /** The purpose of a charge. A token of another purpose cannot use it. */
  readonly purpose: string;
  readonly token: string;
  /** Whole pesos; 0 only checks the card. */
  readonly amount: number;
  readonly currency: string;
  /** Description of the payment on the bank's page. */
  readonly description: string;
  readonly returnUrl: string | null;
}

const keyOf = ({ purpose, token }: Pick<Charge, 'purpose' | 'token'>): string =>
  `${purpose}:${digestOf(token)}`;

/** Settings of the gateway. */
export interface GatewayMode {
  readonly now: Date;
  /** Whether the tokens of `TEST_TOKENS` are valid. */
  readonly testTokens: boolean;
}

/**
 * Charges a card once per purpose and token. A repeated call returns the first decision. A token can be used only once,
 * except for test tokens.
 * @returns undefined for an unknown or expired token
 */
export async function authorise(
  tx: Database,
  charge: Charge,
  { now, testTokens }: GatewayMode,
): Promise<Authorisation | undefined> {
  const known = await findAuthorisation(tx, charge);
  if (known !== undefined)
    return testTokens && isTestToken(charge.token) ? askAgain(tx, known, charge, now) : known;
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

/**
 * A test token can be used any number of times, so an answered challenge starts again. For an order this
 * is another attempt; a card on file can be changed repeatedly.
 */
async function askAgain(
  tx: Database,
  known: Authorisation,
  { token, returnUrl }: Charge,
  now: Date,
): Promise<Authorisation | undefined> {
  const isAnswered = known.status === 'approved' || known.status === 'declined';
  if (!isAnswered || testTokenCard(token, now)?.behaviour !== 'challenge') return known;
  const [requested] = await tx
    .update(gatewayAuthorisations)
    .set({ status: 'challenge', returnUrl, createdAt: now })
    .where(eq(gatewayAuthorisations.id, known.id))
    .returning();
  return requested;
}

/** The card of a token, which cannot be used again. */
async function takeCard(tx: Database, token: string, now: Date): Promise<ChargeableCard | undefined> {
  const [card] = await tx
    .delete(gatewayTokens)
    .where(eq(gatewayTokens.token, digestOf(token)))
    .returning();
  return card === undefined || now.getTime() - card.createdAt.getTime() > TOKEN_LIFE_MS ? undefined : card;
}

/**
 * The charge after a challenge. The bank's page has answered it; a test token has
 * no reader who could open that page, so the shop reports the result.
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

/** The decision about a charge; undefined if it was never requested. */
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

/** Address of the page on which the reader confirms the payment. */
export const challengeUrl = (origin: string, { id }: Pick<Authorisation, 'id'>): string =>
  `${origin}/gateway/3ds/${id}`;

/** The challenge on the bank's page; undefined if it does not exist. */
export async function findChallenge(db: Database, id: string): Promise<Authorisation | undefined> {
  const [found] = await db.select().from(gatewayAuthorisations).where(eq(gatewayAuthorisations.id, id));
  return found;
}

/** Stores the reader's answer; only the first one counts. @returns the resulting authorisation */
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
