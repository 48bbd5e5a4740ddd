'use client';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { AUTHOR_ARROWS_ABOVE } from '../../../domain/article/byline.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { useSentContent } from '../../../islands/sent-content.ts';

export interface CarouselAuthor {
  id: string;
  /** Empty for a story of the newsroom. */
  name: string;
  url?: string | undefined;
  /** Address of the picture. Without one, initials or a drawn figure are shown. */
  portrait?: string | undefined;
}

export interface AuthorRowProps {
  label: string;
  /** Absent in the browser, which keeps the server's portraits. So is `newsroom`. */
  authors?: readonly CarouselAuthor[] | undefined;
  /** Replaces a missing name: 'Redacción Semanario'. */
  newsroom?: string | undefined;
}

/** The horizontally scrolling row. */
export default function AuthorRow({ label, authors = [], newsroom }: AuthorRowProps) {
  const sent = useSentContent('.slide');
  const { length } = sent ?? authors;
  return (
    <Carousel
      label={label}
      perView="auto"
      pagination="none"
      spacing="screen"
      sent={sent}
      arrows={length > AUTHOR_ARROWS_ABOVE ? 'below' : 'none'}
    >
      {authors.map(({ id, name, url, portrait }) => {
        const person = (
          <>
            <Avatar name={name} src={portrait} size="xl" decorative />
            <span className="name">{name || newsroom}</span>
          </>
        );
        return url ? (
          <a key={id} className="person" href={safeHref(url)}>
            {person}
          </a>
        ) : (
          <span key={id} className="person">
            {person}
          </span>
        );
      })}
    </Carousel>
  );
}
