import { safeHref } from '../../../domain/url/safe.ts';
import { terms } from '../../../words/blocks.ts';

export interface TermsNoteProps {
  /** The price, or a text with a price. */
  of: string;
  href: string;
}

/** The footnote of a price with an asterisk. Renders nothing without an asterisk. */
export function TermsNote({ of, href }: TermsNoteProps) {
  if (!of.includes('*')) return null;
  return (
    <p className="footnote">
      * <a href={safeHref(href)}>{terms.link}</a>
    </p>
  );
}
