import { useId } from 'react';
import { Card, type CardScale } from '../../../components/Card/Card.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { playIcon } from '../../../components/Icon/icons/media.ts';
import { Image } from '../../../components/Image/Image.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { sectionIcon } from '../../shared/section-icons/section-icon.tsx';
import type { SectionIconName } from '../../shared/section-icons/section-icons.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import { VideoGridRoot } from './VideoGrid.styles.ts';
import { more, story } from '../../../words/blocks.ts';

export interface VideoGridProps extends StoryViewProps<'section'> {
  icon?: SectionIconName | undefined;
  /** `stage` shows the first video large and lists the others beside it. @defaultValue 'grid' */
  preset?: 'grid' | 'stage' | undefined;
}

/** Widths of the pictures: of the first video, and of the others. */
const SIZES = {
  grid: [
    { sm: '100vw', md: '100vw', lg: '612px' },
    { sm: '100vw', md: '50vw', lg: '300px' },
  ],
  stage: [
    { sm: '100vw', md: '100vw', lg: '64vw', xl: '800px' },
    { sm: '148px', md: '50vw', lg: '148px' },
  ],
} as const;

/** The first of a stage, or of three, is larger. */
function scaleOf(preset: 'grid' | 'stage', at: number, count: number): CardScale {
  if (preset === 'stage') return at === 0 ? 'l' : 'xs';
  return at === 0 && count < 4 ? 'm' : 's';
}

/** Videos with a round play button and their duration. Renders nothing without videos. @see B7 */
export const VideoGrid = styleable<VideoGridProps>(
  VideoGridRoot,
  function VideoGrid({ title, url, teasers, icon, preset = 'grid', ...rest }) {
    const id = useId();
    if (teasers.length === 0) return null;
    const stage = preset === 'stage';
    const [first, others] = SIZES[preset];
    return (
      <VideoGridRoot data-preset={preset} aria-labelledby={title ? id : undefined} {...rest}>
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
          {teasers.map(({ id: key, url: href, headline, kicker, standfirst, picture, duration }, index) => (
            <li key={key}>
              <Card
                href={href}
                headline={headline}
                level={title ? 3 : 2}
                scale={scaleOf(preset, index, teasers.length)}
                kicker={kicker}
                standfirst={stage && index === 0 && standfirst}
                picture={
                  <Image
                    src={picture?.src}
                    srcSet={picture?.srcSet}
                    alt=""
                    ratio="16:9"
                    sizes={index === 0 ? first : others}
                    priority={stage && index === 0}
                    focal={picture?.focal}
                  />
                }
                mark={
                  <>
                    <span className="play">
                      <Icon icon={playIcon} size="m" label={story.video} />
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
