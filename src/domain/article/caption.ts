import type { AnsCredits } from '../ans/common.ts';
import type { Caption } from '../body/block.ts';
import { plainText } from '../html/plain-text.ts';

/** Stands before the names. @see N5 */
export const CREDIT_PREFIX = 'Foto:';
/** Stands between a caption and its credit. @see N5 */
export const CREDIT_SEPARATOR = ' | ';

export interface CreditOptions {
  /** Affiliations that are never printed; the specification suppresses one in galleries. @see 001 §2 */
  suppressedAffiliations?: readonly string[];
}

/** The credited names: people first, then agencies, each once, as in 'Ana Ruiz, AFP'. */
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

/** The credit line, as in 'Foto: Ana Ruiz'; empty without names. */
export function creditLine(credits: AnsCredits, copyright = '', options: CreditOptions = {}): string {
  const names = creditNames(credits, options) || plainText(copyright);
  return names && `${CREDIT_PREFIX} ${names.replace(/^foto:\s*/i, '')}`;
}

/**
 * A caption with its credit, both for `text`, one line of plain text: 'La plaza de Bolívar | Foto: Ana Ruiz'. A
 * caption that already ends with the credit is not given it twice.
 * @param caption sanitised inline HTML
 * @param credit text
 * @see 001 §2, N5
 */
export function captionWithCredit(caption: string, credit: string): Caption {
  const words = plainText(caption);
  if (!credit || words.endsWith(credit)) return { text: words, caption, credit: '' };
  return { text: words ? `${words}${CREDIT_SEPARATOR}${credit}` : credit, caption, credit };
}
