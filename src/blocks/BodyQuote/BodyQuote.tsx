import type { ReactNode } from 'react';
import { BodyQuoteRoot } from './BodyQuote.styles.ts';

/** How a pull quote is set: with a rule at its side, between thick rules, centred, or on a tinted panel. */
export type QuoteLook = 'bar' | 'rules' | 'centered' | 'panel';

export interface BodyQuoteProps {
  /** `quote` is someone's words in the text's own voice; `pull` repeats the strongest line, large. */
  variant: 'quote' | 'pull';
  /** Sanitised HTML: who said it. */
  citation?: string | undefined;
  look?: QuoteLook;
  /** Paragraphs and other body blocks. */
  children: ReactNode;
}

/** A quote in an article: `<figure>` with the words and who said them. @see 001 §2, N3 */
export function BodyQuote({ variant, citation, look = 'bar', children }: BodyQuoteProps) {
  return (
    <BodyQuoteRoot data-variant={variant} data-look={look}>
      <blockquote>{children}</blockquote>
      {citation && <figcaption dangerouslySetInnerHTML={{ __html: citation }} />}
    </BodyQuoteRoot>
  );
}
