import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Card, type CardFrame, type CardLayout, type CardScale } from '../../../components/Card/Card.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import type { HeadingLevel } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { galleryIcon, playIcon } from '../../../components/Icon/icons/media.ts';
import { Image, type ImageRatio } from '../../../components/Image/Image.tsx';
import type { ImageSizes } from '../../../components/Image/sources.ts';
import { repeatsLive } from '../../../domain/article/kicker.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { coverSizes, STORY_CARD_RATIO, type StepLengths } from '../../shared/teaser/cover-sizes.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { story } from '../../../messages/blocks.ts';

/** A teaser whose texts may have marked words, such as those that a search found. */
export type ShownTeaser = Omit<Teaser, 'headline' | 'standfirst'> & {
  headline: ReactNode;
  standfirst?: ReactNode;
};

export interface StoryCardProps extends RootProps<'article'> {
  teaser: ShownTeaser;
  level?: HeadingLevel | undefined;
  layout?: CardLayout | undefined;
  scale?: CardScale | undefined;
  ratio?: ImageRatio | undefined;
  /** Width of the picture's box. */
  sizes?: ImageSizes | undefined;
  /** Height of the box, if the ratio is `fill`. */
  heights?: StepLengths | undefined;
  /** Whether this is the page's lead picture. */
  priority?: boolean | undefined;
  standfirst?: boolean | undefined;
  byline?: boolean | undefined;
  /** Whether to show the time of publication; `strong` in a list ordered by time. */
  time?: boolean | 'strong' | undefined;
  /** `section` if the list mixes sections. */
  kicker?: 'kicker' | 'section' | 'none' | undefined;
  /** Replaces the mark on the picture of a video or a gallery. */
  mark?: ReactNode;
  /** Another link to the story, at the end. */
  more?: ReactNode;
  /** Rank in a numbered list. */
  rank?: number | undefined;
  frame?: CardFrame | undefined;
}

/** A story's card with marks for video, gallery, live and subscribers. It omits fields that the story does not have. @see B7 */
export const StoryCard = styleable<StoryCardProps>(
  Card,
  function StoryCard({
    teaser,
    level,
    layout,
    scale,
    ratio = STORY_CARD_RATIO,
    sizes,
    heights,
    priority,
    standfirst,
    byline,
    time,
    kicker = 'kicker',
    rank,
    frame,
    mark,
    more,
    ...rest
  }) {
    const picture = layout === 'text' ? undefined : teaser.picture;
    const over = kicker === 'none' ? undefined : kicker === 'section' ? teaser.section?.name : teaser.kicker;
    const names = byline && teaser.authors.map(({ name }) => name).join(', ');
    const live = teaser.format === 'live' && <Badge tone="live">{story.live}</Badge>;
    const when = time && teaser.time && teaser.publishedAt;
    return (
      <Card
        href={teaser.url}
        headline={teaser.headline}
        level={level}
        layout={layout}
        scale={scale}
        data-format={teaser.format}
        picture={
          picture && (
            <Image
              src={picture.src}
              srcSet={picture.srcSet}
              alt=""
              ratio={ratio}
              sizes={sizes && coverSizes(picture, heights ?? ratio, sizes)}
              priority={priority}
              focal={picture.focal}
            />
          )
        }
        mark={picture && (mark ?? markOf(teaser))}
        kicker={
          (over || teaser.sponsored || live) && (
            <>
              {live} {teaser.sponsored ? story.sponsored : live && repeatsLive(over ?? '') ? undefined : over}
            </>
          )
        }
        numeral={rank}
        standfirst={standfirst && teaser.standfirst}
        meta={
          (names || when || more) && (
            <>
              {names && <span className="byline">{names}</span>}
              {when && (
                <DateTime iso={when} strong={time === 'strong'}>
                  {teaser.time!}
                </DateTime>
              )}
              {more}
            </>
          )
        }
        locked={teaser.locked}
        frame={frame}
        fill={picture && ratio === 'fill'}
        {...rest}
      />
    );
  },
);

/** The mark on the picture of a video or a gallery; none on others. */
function markOf(teaser: ShownTeaser): ReactNode {
  if (teaser.format === 'video')
    return (
      <Badge>
        <Icon icon={playIcon} label={story.video} /> {teaser.duration}
      </Badge>
    );
  if (teaser.format !== 'gallery') return null;
  if (!teaser.count)
    return (
      <Badge>
        <Icon icon={galleryIcon} label={story.gallery} />
      </Badge>
    );
  // The number alone, because a word would cover the small pictures of lists.
  return (
    <Badge>
      <Icon icon={galleryIcon} label={`${story.gallery}: ${story.photos(teaser.count)}`} />{' '}
      <span aria-hidden>{teaser.count}</span>
    </Badge>
  );
}
