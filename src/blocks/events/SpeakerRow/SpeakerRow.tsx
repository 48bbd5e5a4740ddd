import { Image } from '../../../components/Image/Image.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import type { Speaker } from '../event/speakers.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { SpeakerRowRoot } from './SpeakerRow.styles.ts';

export interface SpeakerRowProps extends RootProps<'section'> {
  id: string;
  /** '' if the page's heading already names them. */
  title: string;
  speakers: readonly Speaker[];
  /** Address of the page with all speakers. */
  href?: string | undefined;
  /** Text of the link to all speakers. */
  more?: string | undefined;
}

/** The speakers of an event: square portraits with names and positions in a ruled grid. Renders nothing without speakers. @see B7 */
export const SpeakerRow = styleable<SpeakerRowProps>(
  SpeakerRowRoot,
  function SpeakerRow({ id, title, speakers, href, more, ...rest }) {
    if (speakers.length === 0) return null;
    const Name = title ? 'h3' : 'h2';
    return (
      <SpeakerRowRoot aria-labelledby={title ? id : undefined} {...rest}>
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
  },
);
