import { safeHref } from '../../../domain/url/safe.ts';
import { terms } from '../../../messages/blocks.ts';

export interface TermsNoteProps {
  /** The price, or a text with a price. */
  of: string;
  href: string;
  /** Also for a price without an asterisk: then the note has none either. */
  always?: boolean | undefined;
}

/** The footnote of a price with an asterisk. */
export function TermsNote({ of, href, always = false }: TermsNoteProps) {
  const marked = of.includes('*');
  if (!marked && !always) return null;
  return (
    <p className="footnote">
      {marked && '* '}
      <a href={safeHref(href)}>{terms.link}</a>
    </p>
  );
}
