import { randomBytes } from 'node:crypto';

/** Without letters that look like digits, and the other way round. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ORDER_CHARACTERS = 14;

/** An order number, as in 'RT4K7Q2M9XWB1C3D': 70 random bits, so that it cannot be guessed. */
export const newOrderNumber = (): string =>
  `RT${Array.from(randomBytes(ORDER_CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
