import type { ComponentPropsWithRef, ReactNode } from 'react';
import { safeHref } from '../../domain/url/safe.ts';
import { styleable } from '../../styling/styleable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { lockIcon } from '../Icon/icons/interface.ts';
import { HEADING_TAG, type HeadingLevel } from '../Heading/levels.ts';
import { CardRoot } from './Card.styles.ts';
import { card } from '../../messages/components.ts';

/** Where the picture of a card is. */
export type CardLayout = 'stacked' | 'side' | 'overlay' | 'panel' | 'text' | 'compact';
/** The outline of a card. */
export type CardFrame = 'none' | 'box' | 'ruled';
/** The size of a headline, from the largest. */
export type CardScale = 'display' | 'xl' | 'l' | 'm' | 's' | 'xs';

export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Address of the story. The whole card links to it; the link's name is the headline. */
  href: string;
  headline: ReactNode;
  /** Level of the headline in the page's outline. */
  level?: HeadingLevel | undefined;
  /** `stacked` (the default) picture above the text, `side` beside it, `overlay` text on the picture, `panel` text in a coloured panel over the picture's edge, `text` without a picture, `compact` a line in a list. */
  layout?: CardLayout | undefined;
  /** Size of the headline: the card's rank on the page. @defaultValue 's' */
  scale?: CardScale | undefined;
  /** An `Image` with `alt=""`, because the headline has the information. */
  picture?: ReactNode;
  /** Shown on the picture: a play mark, a duration, 'En vivo'. */
  mark?: ReactNode;
  /** Text, or a `Kicker` with its own link, which stays clickable. */
  kicker?: ReactNode;
  standfirst?: ReactNode;
  /** The line at the end: byline, time, count. */
  meta?: ReactNode;
  /** A rank, as in the numbered list of most read stories. */
  numeral?: ReactNode;
  /** `box` is a card with an outline; `ruled` is a cell of a grid, which draws the other two sides. @defaultValue 'none' */
  frame?: CardFrame | undefined;
  /** Whether the picture is as high as the card. For `overlay`, with an `Image` of the ratio `fill`. */
  fill?: boolean | undefined;
  /** For subscribers only: the line at the end has a lock and a label. */
  locked?: boolean | undefined;
}

/** A teaser for a story: slots in a fixed order, and one link for the whole card. */
export const Card = styleable<CardProps>(
  CardRoot,
  function Card({
    level = 3,
    layout,
    scale,
    mark,
    numeral,
    frame,
    fill,
    locked,
    meta,
    kicker,
    standfirst,
    picture,
    headline,
    href,
    ...rest
  }) {
    const Headline = HEADING_TAG[level];
    // A slot with one part is rendered faster than a list with an empty place, so the second part makes the list.
    return (
      <CardRoot
        {...rest}
        data-layout={layout}
        data-scale={scale}
        data-frame={frame === 'none' ? undefined : frame}
        data-fill={fill || undefined}
      >
        {picture && (
          <div className="picture">
            {mark ? (
              <>
                {picture}
                <div className="mark">{mark}</div>
              </>
            ) : (
              picture
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
          {(meta || locked) && (
            <div className="meta">
              {locked ? (
                <>
                  {meta}
                  <span className="locked">
                    <Icon icon={lockIcon} /> {card.locked}
                  </span>
                </>
              ) : (
                meta
              )}
            </div>
          )}
        </div>
      </CardRoot>
    );
  },
);
