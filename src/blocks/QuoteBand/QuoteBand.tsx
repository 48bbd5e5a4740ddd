import { safeHref } from '../../domain/url/safe.ts';
import { QuoteBandRoot } from './QuoteBand.styles.ts';

export interface QuoteBandProps {
  /** Without quotation marks: the band sets them. */
  quote: string;
  /** Who says it. */
  by?: string | undefined;
  /** The story that it stands in. */
  story: { url: string; headline: string };
  /** The ground: the brand's tint, or its accent. */
  tone?: 'tint' | 'accent';
}

/** One sentence of a story, large, from edge to edge. @see 002 §1 */
export function QuoteBand({ quote, by, story, tone = 'tint' }: QuoteBandProps) {
  return (
    <QuoteBandRoot data-bleed="both" data-tone={tone}>
      <blockquote>
        <p>«{quote}»</p>
      </blockquote>
      <figcaption>
        {by && <span className="by">{by}</span>}
        <a href={safeHref(story.url)}>{story.headline}</a>
      </figcaption>
    </QuoteBandRoot>
  );
}
