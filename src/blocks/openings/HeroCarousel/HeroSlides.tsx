'use client';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { Image } from '../../../components/Image/Image.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { useSentContent } from '../../../islands/sent-content.ts';
import { coverSizes } from '../../shared/teaser/cover-sizes.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { author } from '../../../messages/blocks.ts';

export interface HeroSlidesProps {
  label: string;
  /** Absent in the browser, which keeps the server's stories. */
  teasers?: readonly Teaser[] | undefined;
}

/** The height of the window, within the limits of the stylesheet. Above its text a picture has a part of it. */
const HEIGHT = 'clamp(540px, 100vh, 860px)';
const HEIGHTS = { sm: `0.44 * ${HEIGHT}`, lg: HEIGHT };

/** The slides of the hero: a picture in screen height with the headline on it, and a bar for each slide. @see B5 */
export default function HeroSlides({ label, teasers = [] }: HeroSlidesProps) {
  const sent = useSentContent('.slide');
  return (
    <Carousel
      label={label}
      loop
      arrows="none"
      pagination="bars"
      paginationPlacement="over"
      spacing="narrow"
      sent={sent}
    >
      {teasers.map(({ id, url, kicker, headline, standfirst, authors, picture }, index) => (
        <article key={id} className="story">
          <Image
            src={picture?.src}
            srcSet={picture?.srcSet}
            alt=""
            ratio="fill"
            focal={picture?.focal}
            sizes={coverSizes(picture ?? {}, HEIGHTS, { sm: '100vw', lg: '68vw' })}
            priority={index === 0}
          />
          <div className="text">
            {kicker && <Kicker className="kicker">{kicker}</Kicker>}
            <Heading level={2} size="xl" tone="inherit" className="headline">
              <a href={safeHref(url)}>{headline}</a>
            </Heading>
            {standfirst && <p className="standfirst">{standfirst}</p>}
            {authors.length > 0 && (
              <p className="byline">{author.by(authors.map(({ name }) => name).join(', '))}</p>
            )}
          </div>
        </article>
      ))}
    </Carousel>
  );
}
