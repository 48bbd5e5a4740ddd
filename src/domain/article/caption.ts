import type { AnsCredits } from '../ans/common.ts';
import type { Caption } from '../body/block.ts';
import { plainText } from '../html/plain-text.ts';
import { credit as messages } from '../../messages/documents.ts';

/** Printed between a caption and its credit. @see N5 */
export const CREDIT_SEPARATOR = ' | ';

/** How the credit of a picture is written. */
export interface CreditOptions {
  /** Affiliations that are never printed. */
  suppressedAffiliations?: readonly string[] | undefined;
  /** The image is a drawing, not a photograph. @see isIllustration */
  illustration?: boolean | undefined;
}

const WRITTEN_PREFIX = /^(?:foto|(ilustraci[oó]n)):\s*/i;
const ILLUSTRATION = /^(?:illustration|ilustraci[oó]n|drawing|dibujo)$/i;

/** Whether an image's `subtype` is that of a drawing: 'illustration' or 'ilustración', 'drawing' or 'dibujo'. */
export const isIllustration = (subtype: string | undefined): boolean => ILLUSTRATION.test(subtype ?? '');

/** The credited names: people first, then agencies, without repetition, as in 'Ana Ruiz, AFP'. */
export function creditNames(
  credits: AnsCredits,
  { suppressedAffiliations = [] }: CreditOptions = {},
): string {
  const agencies = credits.affiliation
    .map(({ name }) => name)
    .filter((name) => !suppressedAffiliations.includes(name));
  const names = [...credits.by.map(({ name }) => name), ...agencies]
    .map((name) => plainText(name))
    .filter(Boolean);
  return [...new Set(names)].join(', ');
}

/**
 * The credit line, as in 'Foto: Ana Ruiz' or 'Ilustración: Ana Ruiz'; empty without names. A name that already
 * begins with one of these prefixes keeps it and gets no second one.
 */
export function creditLine(credits: AnsCredits, copyright = '', options: CreditOptions = {}): string {
  const names = creditNames(credits, options) || plainText(copyright);
  const drawn = options.illustration === true || WRITTEN_PREFIX.exec(names)?.[1] !== undefined;
  const bare = names.replace(WRITTEN_PREFIX, '');
  return names && (drawn ? messages.illustration(bare) : messages.photo(bare));
}

/**
 * A caption with its credit. Its `text` joins both in one line of plain text:
 * 'La plaza de Bolívar | Foto: Ana Ruiz'. A caption that already ends with the credit does not repeat it.
 * @param caption sanitised inline HTML
 * @param credit text
 * @see N5
 */
export function captionWithCredit(caption: string, credit: string): Caption {
  const words = plainText(caption);
  if (!credit || words.endsWith(credit)) return { text: words, caption, credit: '' };
  return { text: words ? `${words}${CREDIT_SEPARATOR}${credit}` : credit, caption, credit };
}
