import { useId } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Image } from '../../components/Image/Image.tsx';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { OpinionStripRoot } from './OpinionStrip.styles.ts';

export interface OpinionStripProps extends StoriesProps {
  /** `column` stays narrow, for the side of another block. */
  direction?: 'row' | 'column';
  headingLevel?: 2 | 3;
  variant?: 'rule' | 'tab';
}

/** Columnists by their portraits: the name first, then what they say. @see B6 002 §9 'opinion carousel' */
export function OpinionStrip({
  title,
  url,
  teasers,
  direction = 'row',
  headingLevel = 2,
  variant = 'rule',
}: OpinionStripProps) {
  const id = useId();
  if (teasers.length === 0) return null;
  const Headline = !title ? 'h2' : headingLevel === 2 ? 'h3' : 'h4';
  return (
    <OpinionStripRoot data-direction={direction} aria-labelledby={title ? id : undefined}>
      {title && (
        <SectionHeader
          title={title}
          headingId={id}
          level={headingLevel}
          variant={variant}
          href={url || undefined}
          more={url ? 'Ver todas' : undefined}
        />
      )}
      <ul className="columns" role="list">
        {teasers.map(({ id: key, url: href, headline, authors: [author] }) => (
          <li key={key}>
            {author?.portrait ? (
              <Image
                className="portrait"
                src={author.portrait.src}
                srcSet={author.portrait.srcSet}
                alt=""
                ratio="1:1"
                sizes="88px"
                focal={author.portrait.focal ?? { x: 0.5, y: 0.3 }}
              />
            ) : (
              <Avatar className="portrait" name={author?.name ?? ''} size="l" decorative />
            )}
            <div className="words">
              {author && <p className="author">{author.name}</p>}
              <Headline className="headline">
                <a href={href}>{headline}</a>
              </Headline>
            </div>
          </li>
        ))}
      </ul>
    </OpinionStripRoot>
  );
}
