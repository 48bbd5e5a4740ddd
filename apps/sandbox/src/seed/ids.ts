import { createHash } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An id in the vendor's form, 26 capitals and digits, that is the same for the same words on every machine. */
export function ansId(...words: readonly (string | number)[]): string {
  const bytes = createHash('sha256').update(words.join('\u0000')).digest();
  return Array.from({ length: 26 }, (_, index) => ALPHABET[(bytes[index] ?? 0) % 32]).join('');
}
