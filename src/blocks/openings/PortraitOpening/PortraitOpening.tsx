import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { Image } from '../../../components/Image/Image.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import type { OpeningProps } from '../../shared/story-block/story-block.ts';
import { styleable } from '../../../styling/styleable.ts';
import { PortraitOpeningRoot } from './PortraitOpening.styles.ts';
import { author } from '../../../messages/blocks.ts';

/** The first story of a front: a portrait at the window's edge, and a display headline over its corner. */
export const PortraitOpening = styleable<OpeningProps<'article'>>(
  PortraitOpeningRoot,
  function PortraitOpening({ title, url, teasers: [story], ...rest }) {
    if (!story) return null;
    const { picture, kicker, headline, standfirst, authors, publishedAt, time } = story;
    const names = authors.map(({ name }) => name).join(', ');
    return (
      <PortraitOpeningRoot data-bleed="both" data-picture={picture ? undefined : 'none'} {...rest}>
        {picture && (
          <div className="picture">
            <Image
              src={picture.src}
              srcSet={picture.srcSet}
              alt=""
              ratio="fill"
              focal={picture.focal}
              sizes={{ sm: '100vw', lg: '50vw' }}
              priority
            />
          </div>
        )}
        <div className="text">
          {kicker && <Kicker className="kicker">{kicker}</Kicker>}
          <Heading level={2} size="xl" className="headline">
            <a href={safeHref(story.url)}>{headline}</a>
          </Heading>
          {standfirst && <p className="standfirst">{standfirst}</p>}
          {(names || time) && (
            <p className="meta">
              {names && <span>{author.by(names)}</span>}
              {time && publishedAt && <DateTime iso={publishedAt}>{time}</DateTime>}
            </p>
          )}
        </div>
      </PortraitOpeningRoot>
    );
  },
);
