import { BOGOTA_OFFSET_MS } from 'rotativa/domain';
import type { CardBehaviour } from '../db/schema/index.ts';
import { HttpError } from '../http/errors.ts';

/** A card as typed. It exists for one request only. */
export interface Card {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly cvv: string;
  readonly cardHolder: string;
}

export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly cvvDigits: number;
  readonly behaviour: CardBehaviour;
}

/** The test cards of the simulated gateway. All other numbers are refused, so that no real card is processed. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'Visa', cvvDigits: 3, behaviour: 'approve' },
  { number: '5555555555554444', brand: 'Mastercard', cvvDigits: 3, behaviour: 'approve' },
  { number: '378282246310005', brand: 'Amex', cvvDigits: 4, behaviour: 'approve' },
  { number: '4000000000000002', brand: 'Visa', cvvDigits: 3, behaviour: 'decline' },
  { number: '4000000000003220', brand: 'Visa', cvvDigits: 3, behaviour: 'challenge' },
  { number: '4000000000000119', brand: 'Visa', cvvDigits: 3, behaviour: 'malformed' },
];

/**
 * The test card of this number, when everything on it is well formed and it has not expired.
 * @throws HttpError 400 naming what is wrong, never what was typed
 */
export function checkCard(card: Card, now: Date): TestCard {
  const number = card.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    throw new HttpError(400, 'invalid_card_number', 'The card number is not valid');
  const test = TEST_CARDS.find((known) => known.number === number);
  if (test === undefined)
    throw new HttpError(400, 'not_a_test_card', 'The simulated card gateway takes test cards only');
  if (!new RegExp(`^\\d{${test.cvvDigits}}$`).test(card.cvv))
    throw new HttpError(400, 'invalid_card_code', 'The card security code is not valid');
  if (hasExpired(card, now)) throw new HttpError(400, 'expired_card', 'The card has expired');
  return test;
}

/** A card is good until the last day of its month in Colombia. */
const hasExpired = (card: Pick<Card, 'expiryMonth' | 'expiryYear'>, now: Date): boolean =>
  Date.UTC(card.expiryYear, card.expiryMonth, 1) - BOGOTA_OFFSET_MS <= now.getTime();

/** The check digit of card numbers. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}
