'use client';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { Image } from '../../components/Image/Image.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import type { Teaser } from '../teaser/teaser.ts';

export interface HeroSlidesProps {
  label: string;
  teasers: readonly Teaser[];
}

/** The slides of the hero: a picture as high as the screen with the headline over it; bars lead to each. @see B5 */
export default function HeroSlides({ label, teasers }: HeroSlidesProps) {
  return (
    <Carousel label={label} loop arrows="none" pagination="bars" spacing="narrow">
      {teasers.map(({ id, url, kicker, headline, standfirst, authors, picture }, index) => (
        <article key={id} className="story">
          <Image
            src={picture?.src}
            srcSet={picture?.srcSet}
            alt=""
            ratio="fill"
            focal={picture?.focal}
            sizes={{ sm: '100vw', lg: '68vw' }}
            priority={index === 0}
          />
          <div className="text">
            {kicker && <p className="kicker">{kicker}</p>}
            <h2 className="headline">
              <a href={safeHref(url)}>{headline}</a>
            </h2>
            {standfirst && <p className="standfirst">{standfirst}</p>}
            {authors.length > 0 && <p className="byline">Por {authors.map(({ name }) => name).join(', ')}</p>}
          </div>
        </article>
      ))}
    </Carousel>
  );
}
