import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { QuoteBandRoot } from './QuoteBand.styles.ts';

export interface QuoteBandProps extends RootProps<'figure'> {
  /** Without quotation marks, which the band adds. */
  quote: string;
  /** The speaker. */
  by?: string | undefined;
  /** The story with the quote. */
  story: { url: string; headline: string };
  /** The background: the brand's tint or its accent. */
  tone?: 'tint' | 'accent' | undefined;
}

/** One sentence of a story, large and in full width. */
export const QuoteBand = styleable<QuoteBandProps>(
  QuoteBandRoot,
  function QuoteBand({ quote, by, story, tone = 'tint', ...rest }) {
    return (
      <QuoteBandRoot data-bleed="both" data-tone={tone} {...rest}>
        <blockquote>
          <p>«{quote}»</p>
        </blockquote>
        <figcaption>
          {by && <span className="by">{by}</span>}
          <a href={safeHref(story.url)}>{story.headline}</a>
        </figcaption>
      </QuoteBandRoot>
    );
  },
);
