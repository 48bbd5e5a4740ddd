import type { CardBehaviour } from '../db/schema/index.ts';
import { TEST_CARDS } from './cards.ts';

/** A card without its number, as the gateway charges it. */
export interface ChargeableCard {
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly cardHolder: string;
  readonly behaviour: CardBehaviour;
}

/** Reusable tokens of the test cards, by card number. Development only. */
export const TEST_TOKENS: Readonly<Record<string, string>> = {
  tok_approve: '4111111111111111',
  tok_approved: '4111111111111111',
  tok_success: '4111111111111111',
  tok_visa: '4111111111111111',
  tok_mastercard: '5555555555554444',
  tok_amex: '378282246310005',
  tok_decline: '4000000000000002',
  tok_declined: '4000000000000002',
  tok_chargeDeclined: '4000000000000002',
  tok_3ds: '4000000000003220',
  tok_challenge: '4000000000003220',
  tok_malformed: '4000000000000119',
};

const HOLDER = 'TARJETA DE PRUEBA';
const LAST_MONTH = 12;
const YEARS_AHEAD = 3;

export const isTestToken = (token: string): boolean => Object.hasOwn(TEST_TOKENS, token);

/** The card of one of these tokens; undefined for other tokens. */
export function testTokenCard(token: string, now: Date): ChargeableCard | undefined {
  if (!isTestToken(token)) return undefined;
  const card = TEST_CARDS.find(({ number }) => number === TEST_TOKENS[token]);
  if (card === undefined) throw new Error(`${token} stands for no test card.`);
  return {
    brand: card.brand,
    lastFour: card.number.slice(-4),
    expiryMonth: LAST_MONTH,
    expiryYear: now.getUTCFullYear() + YEARS_AHEAD,
    cardHolder: HOLDER,
    behaviour: card.behaviour,
  };
}
