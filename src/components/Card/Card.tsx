import type { ComponentPropsWithRef, ReactNode } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { filled, statelessPart } from '../../styling/part.ts';
import { HEADING_TAG, type HeadingLevel } from '../Heading/levels.ts';
import { CardRoot } from './Card.styles.ts';

export type CardLayout = 'stacked' | 'side' | 'overlay' | 'text' | 'compact';
export type CardScale = 'display' | 'xl' | 'l' | 'm' | 's' | 'xs';

export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The story. The whole card leads there; the link's name is the headline. */
  href: string;
  headline: ReactNode;
  /** The headline's place in the page's outline. */
  level?: HeadingLevel | undefined;
  /** `stacked` (the default) picture over text, `side` beside it, `overlay` text on the picture, `text` without one, `compact` a line in a list. */
  layout?: CardLayout | undefined;
  /** The size of the headline: the card's rank on the page; `s` unless told otherwise. */
  scale?: CardScale | undefined;
  /** An `Image`, with `alt=""` as the headline says what it is about. */
  picture?: ReactNode;
  /** Stands on the picture: a play mark, a duration, 'En vivo'. */
  mark?: ReactNode;
  /** Words, or a `Kicker` with a link of its own, which stays clickable. */
  kicker?: ReactNode;
  standfirst?: ReactNode;
  /** Byline, time, a count: the quiet line at the end. */
  meta?: ReactNode;
  /** A rank, as in the numbered list of the most read. */
  numeral?: ReactNode;
}

/** A teaser for a story: slots in a fixed order, one link over the whole. @see T4 */
export const Card = statelessPart<CardProps>(
  CardRoot,
  function Card({
    href,
    headline,
    level = 3,
    layout,
    scale,
    picture,
    mark,
    kicker,
    standfirst,
    meta,
    numeral,
    ...rest
  }) {
    const Headline = HEADING_TAG[level];
    const shown = filled(picture);
    return (
      <CardRoot data-layout={layout} data-scale={scale} {...rest}>
        {shown && (
          <div className="picture">
            {mark ? (
              <>
                {shown}
                <div className="mark">{mark}</div>
              </>
            ) : (
              shown
            )}
          </div>
        )}
        {numeral && <div className="numeral">{numeral}</div>}
        <div className="text">
          {kicker && <div className="kicker">{kicker}</div>}
          <Headline className="headline">
            <a href={safeHref(href)}>{headline}</a>
          </Headline>
          {standfirst && <div className="standfirst">{standfirst}</div>}
          {meta && <div className="meta">{meta}</div>}
        </div>
      </CardRoot>
    );
  },
);
