import { Card } from '../../components/Card/Card.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { playIcon } from '../../components/Icon/icons/media.ts';
import { Image } from '../../components/Image/Image.tsx';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { sectionIcon } from '../section-icons/section-icon.tsx';
import type { SectionIconName } from '../section-icons/section-icons.ts';
import type { StoriesProps } from '../story-block/story-block.ts';
import { VideoGridRoot } from './VideoGrid.styles.ts';

export interface VideoGridProps extends StoriesProps {
  icon?: SectionIconName | undefined;
}

/** Videos with a round play button and their length. Nothing without videos. @see B7 videos */
export function VideoGrid({ title, url, teasers, icon }: VideoGridProps) {
  const id = `videos-${teasers[0]?.id ?? ''}`;
  if (teasers.length === 0) return null;
  return (
    <VideoGridRoot aria-labelledby={title ? id : undefined}>
      {title && (
        <SectionHeader
          title={title}
          headingId={id}
          href={url || undefined}
          more={url ? 'Más videos' : undefined}
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
                  sizes={{ sm: '100vw', md: '50vw', lg: index === 0 ? '612px' : '300px' }}
                  focal={picture?.focal}
                />
              }
              mark={
                <>
                  <span className="play">
                    <Icon of={playIcon} size="m" label="Video" />
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
}
