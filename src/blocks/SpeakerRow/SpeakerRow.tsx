import { Image } from '../../components/Image/Image.tsx';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { safeHref } from '../../domain/url/safe.ts';
import type { Speaker } from '../event/speakers.ts';
import { SpeakerRowRoot } from './SpeakerRow.styles.ts';

export interface SpeakerRowProps {
  id: string;
  /** '' where the page's own heading names them. */
  title: string;
  speakers: readonly Speaker[];
  /** Where all of them are. */
  href?: string | undefined;
  /** Words of the link to all of them. */
  more?: string | undefined;
}

/** Who speaks: square portraits with names and posts in a ruled grid. Nothing when nobody does. @see B7 forums */
export function SpeakerRow({ id, title, speakers, href, more }: SpeakerRowProps) {
  if (speakers.length === 0) return null;
  const Name = title ? 'h3' : 'h2';
  return (
    <SpeakerRowRoot aria-labelledby={title ? id : undefined}>
      {title && <SectionHeader title={title} headingId={id} href={href} more={more} />}
      <ul className="people" role="list">
        {speakers.map(({ id: key, name, post, url, portrait }) => (
          <li key={key}>
            <Image
              className="face"
              src={portrait?.src}
              srcSet={portrait?.srcSet}
              alt=""
              ratio="1:1"
              sizes={{ sm: '50vw', md: '33vw', lg: '208px' }}
              focal={portrait?.focal}
            />
            <Name className="who">
              <a href={safeHref(url)}>{name}</a>
            </Name>
            {post && <p className="post">{post}</p>}
          </li>
        ))}
      </ul>
    </SpeakerRowRoot>
  );
}
