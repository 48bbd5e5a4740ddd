import { useId } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { playIcon } from '../../../components/Icon/icons/media.ts';
import { Image } from '../../../components/Image/Image.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { sectionIcon } from '../../shared/section-icons/section-icon.tsx';
import type { SectionIconName } from '../../shared/section-icons/section-icons.ts';
import { part } from '../../../styling/part.ts';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import { VideoGridRoot } from './VideoGrid.styles.ts';
import { more, story } from '../../../words/blocks.ts';

export interface VideoGridProps extends StoryViewProps<'section'> {
  icon?: SectionIconName | undefined;
}

/** Videos with a round play button and their duration. Renders nothing without videos. @see B7 */
export const VideoGrid = part<VideoGridProps>(
  VideoGridRoot,
  function VideoGrid({ title, url, teasers, icon, ...rest }) {
    const id = useId();
    if (teasers.length === 0) return null;
    return (
      <VideoGridRoot aria-labelledby={title ? id : undefined} {...rest}>
        {title && (
          <SectionHeader
            title={title}
            headingId={id}
            href={url || undefined}
            more={url ? more.videoGrid : undefined}
            icon={sectionIcon(icon)}
          />
        )}
        <ul className="videos" role="list">
          {teasers.map(({ id: key, url: href, headline, kicker, picture, duration }, index) => (
            <li key={key}>
              <Card
                href={href}
                headline={headline}
                level={title ? 3 : 2}
                scale={index === 0 && teasers.length < 4 ? 'm' : 's'}
                kicker={kicker}
                picture={
                  <Image
                    src={picture?.src}
                    srcSet={picture?.srcSet}
                    alt=""
                    ratio="16:9"
                    sizes={{
                      sm: '100vw',
                      md: index === 0 ? '100vw' : '50vw',
                      lg: index === 0 ? '612px' : '300px',
                    }}
                    focal={picture?.focal}
                  />
                }
                mark={
                  <>
                    <span className="play">
                      <Icon of={playIcon} size="m" label={story.video} />
                    </span>
                    {duration && <span className="length">{duration}</span>}
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </VideoGridRoot>
    );
  },
);
