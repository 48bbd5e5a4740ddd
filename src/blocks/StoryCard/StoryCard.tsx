import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card, type CardLayout, type CardScale } from '../../components/Card/Card.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import type { HeadingLevel } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { lockIcon } from '../../components/Icon/icons/interface.ts';
import { galleryIcon, playIcon } from '../../components/Icon/icons/media.ts';
import { Image, type ImageRatio } from '../../components/Image/Image.tsx';
import type { ImageSizes } from '../../components/Image/sources.ts';
import type { Teaser } from '../teaser/teaser.ts';

export interface StoryCardProps {
  teaser: Teaser;
  level?: HeadingLevel;
  layout?: CardLayout;
  scale?: CardScale;
  ratio?: ImageRatio;
  /** How wide the picture is shown. */
  sizes?: ImageSizes;
  /** The page's one lead picture. */
  priority?: boolean;
  standfirst?: boolean;
  byline?: boolean;
  time?: boolean;
  /** `section` where the list mixes sections. */
  kicker?: 'kicker' | 'section' | 'none';
  /** Rank in a numbered list. */
  rank?: number;
}

/** A story's card: says what it is by marks (video, gallery, live, subscribers) and leaves out what the story lacks. @see N, B7 */
export function StoryCard({
  teaser,
  level,
  layout,
  scale,
  ratio = 'card',
  sizes,
  priority,
  standfirst,
  byline,
  time,
  kicker = 'kicker',
  rank,
}: StoryCardProps) {
  const picture = layout === 'text' ? undefined : teaser.picture;
  const over = kicker === 'none' ? undefined : kicker === 'section' ? teaser.section?.name : teaser.kicker;
  const names = byline && teaser.authors.map(({ name }) => name).join(', ');
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
            sizes={sizes}
            priority={priority}
            focal={picture.focal}
          />
        )
      }
      mark={picture && markOf(teaser)}
      kicker={
        (over || teaser.sponsored || teaser.format === 'live') && (
          <>
            {teaser.format === 'live' && <Badge tone="live">En vivo</Badge>}{' '}
            {teaser.sponsored ? 'Contenido patrocinado' : LIVE.test(over ?? '') ? undefined : over}
          </>
        )
      }
      numeral={rank}
      standfirst={standfirst && teaser.standfirst}
      meta={
        (names || when || teaser.locked) && (
          <>
            {names && <span className="byline">{names}</span>}
            {when && <DateTime iso={when}>{teaser.time ?? ''}</DateTime>}
            {teaser.locked && (
              <span className="locked">
                <Icon of={lockIcon} /> Suscriptores
              </span>
            )}
          </>
        )
      }
    />
  );
}

/** A kicker that the badge says already. */
const LIVE = /^en vivo$/i;

/** What stands on the picture of a video or a gallery; nothing on others. */
function markOf(teaser: Teaser): ReactNode {
  if (teaser.format === 'video')
    return (
      <Badge>
        <Icon of={playIcon} label="Video" /> {teaser.duration}
      </Badge>
    );
  if (teaser.format === 'gallery')
    return (
      <Badge>
        <Icon of={galleryIcon} label="Galería" /> {teaser.count && `${teaser.count} fotos`}
      </Badge>
    );
  return null;
}
