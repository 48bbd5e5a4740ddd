import { useId } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { playIcon } from '../../../components/Icon/icons/media.ts';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { WIDER_THAN_PHONE } from '../../shared/phone/on-phone.ts';
import { sectionIcon } from '../../shared/section-icons/section-icon.tsx';
import type { SectionIconName } from '../../shared/section-icons/section-icons.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import type { StepLengths } from '../../shared/teaser/cover-sizes.ts';
import type { TeaserPicture } from '../../shared/teaser/teaser.ts';
import { StoryCard, type StoryCardProps } from '../StoryCard/StoryCard.tsx';
import { VideoGridRoot } from './VideoGrid.styles.ts';
import { more, story } from '../../../messages/blocks.ts';

export interface VideoGridProps extends StoryViewProps<'section'> {
  icon?: SectionIconName | undefined;
  /** `stage` shows the first video large and lists the others beside it. @defaultValue 'grid' */
  preset?: 'grid' | 'stage' | undefined;
}

type Video = Omit<StoryCardProps, 'teaser' | 'sizes'> & { sizes: StepLengths };

/** Width of a picture beside its headline. */
const BESIDE = '148px';
const GRID_FIRST: Video = { scale: 'm', sizes: { sm: '100vw', md: '100vw', lg: '612px' } };
const GRID_OTHERS: Video = { scale: 's', sizes: { sm: BESIDE, [WIDER_THAN_PHONE]: '50vw', lg: '300px' } };

/** The first video of each preset, and the others. On a tablet the first of an odd number is as wide as two. */
const PRESETS: Readonly<Record<'grid' | 'row' | 'stage', readonly [Video, Video]>> = {
  grid: [GRID_FIRST, GRID_OTHERS],
  /** A grid of four and more, in which all are alike. */
  row: [{ scale: 's', sizes: { sm: '100vw', md: '100vw', lg: '300px' } }, GRID_OTHERS],
  stage: [
    {
      scale: 'l',
      standfirst: true,
      priority: true,
      sizes: { sm: '100vw', md: '100vw', lg: '64vw', xl: '800px' },
    },
    { scale: 'xs', sizes: { sm: BESIDE, [WIDER_THAN_PHONE]: '50vw', lg: BESIDE } },
  ],
};

/** The first of an even number, which has another one beside it. */
const besideAnother = (first: Video): Video => ({ ...first, sizes: { ...first.sizes, md: '50vw' } });

/** A video without a picture has a placeholder, because its play button is on it. */
const NO_PICTURE: TeaserPicture = { src: '', alt: '' };

/** Videos with a round play button and their duration. Renders nothing without videos. @see B7 */
export const VideoGrid = styleable<VideoGridProps>(
  VideoGridRoot,
  function VideoGrid({ title, url, teasers, icon, preset = 'grid', ...rest }) {
    const id = useId();
    if (teasers.length === 0) return null;
    const [alone, others] = PRESETS[preset === 'grid' && teasers.length > 3 ? 'row' : preset];
    const first = teasers.length % 2 === 1 ? alone : besideAnother(alone);
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
          {teasers.map((teaser, index) => (
            <li key={teaser.id}>
              <StoryCard
                teaser={teaser.picture ? teaser : { ...teaser, picture: NO_PICTURE }}
                level={title ? 3 : 2}
                ratio="16:9"
                mark={
                  <>
                    <span className="play">
                      <Icon icon={playIcon} size="m" label={story.video} />
                    </span>
                    {teaser.duration && <span className="length">{teaser.duration}</span>}
                  </>
                }
                {...(index === 0 ? first : others)}
              />
            </li>
          ))}
        </ul>
      </VideoGridRoot>
    );
  },
);
