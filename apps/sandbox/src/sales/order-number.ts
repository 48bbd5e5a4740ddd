import { randomBytes } from 'node:crypto';

/** No letters that are read as digits or the other way round. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ORDER_CHARACTERS = 14;

/** An order's number, as in 'RT4K7Q2M9XWB1C3D': 70 random bits, so none can be guessed from another. */
export const newOrderNumber = (): string =>
  `RT${Array.from(randomBytes(ORDER_CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
