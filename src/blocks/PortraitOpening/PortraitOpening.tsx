import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Image } from '../../components/Image/Image.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import type { StoriesProps } from '../story-block/story-block.ts';
import { PortraitOpeningRoot } from './PortraitOpening.styles.ts';

/** The front's first story: a portrait from the window's edge, and a display headline laid over its corner. @see 002 §1 */
export function PortraitOpening({ teasers: [story] }: Pick<StoriesProps, 'teasers'>) {
  if (!story) return null;
  const { picture, kicker, headline, standfirst, authors, publishedAt, time, url } = story;
  const names = authors.map(({ name }) => name).join(', ');
  return (
    <PortraitOpeningRoot data-bleed="both" data-picture={picture ? undefined : 'none'}>
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
        {kicker && <p className="kicker">{kicker}</p>}
        <h2 className="headline">
          <a href={safeHref(url)}>{headline}</a>
        </h2>
        {standfirst && <p className="standfirst">{standfirst}</p>}
        {(names || time) && (
          <p className="meta">
            {names && <span>Por {names}</span>}
            {time && publishedAt && <DateTime iso={publishedAt}>{time}</DateTime>}
          </p>
        )}
      </div>
    </PortraitOpeningRoot>
  );
}
