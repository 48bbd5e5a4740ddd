import type { ReactNode } from 'react';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyQuoteRoot } from './BodyQuote.styles.ts';

/** The look of a pull quote: with a rule at its side, between thick rules, centred, or on a tinted panel. */
export type QuotePreset = 'bar' | 'rules' | 'centered' | 'panel';

export interface BodyQuoteProps extends RootProps<'figure'> {
  /** `quote` is a person's words in the flow of the text; `pull` repeats the strongest sentence, large. */
  variant: 'quote' | 'pull';
  /** Sanitised HTML: the speaker. */
  citation?: string | undefined;
  preset?: QuotePreset | undefined;
  /** Paragraphs and other body blocks. */
  children: ReactNode;
}

/** A quote in an article: a `<figure>` with the words and the speaker. @see N3 */
export const BodyQuote = styleable<BodyQuoteProps>(
  BodyQuoteRoot,
  function BodyQuote({ variant, citation, preset = 'bar', children, ...rest }) {
    return (
      <BodyQuoteRoot {...rest} data-variant={variant} data-preset={preset}>
        <blockquote>{children}</blockquote>
        {citation && <figcaption dangerouslySetInnerHTML={{ __html: citation }} />}
      </BodyQuoteRoot>
    );
  },
);
