import { useId } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Image } from '../../../components/Image/Image.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { phoneOf, type OnPhone } from '../../shared/phone/on-phone.ts';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import { TRUNCATION_CHARS, truncate } from '../../../domain/text/truncate.ts';
import { styleable } from '../../../styling/styleable.ts';
import { OpinionStripRoot } from './OpinionStrip.styles.ts';
import { more } from '../../../messages/blocks.ts';

export interface OpinionStripProps extends StoryViewProps<'section'> {
  /** `column` is narrow, for the side of another block. */
  direction?: 'row' | 'column' | undefined;
  headingLevel?: 2 | 3 | undefined;
  variant?: 'rule' | 'tab' | undefined;
  /** A phone shows the columns below each other, or as a row that scrolls. @defaultValue 'stack' */
  phone?: OnPhone | undefined;
  /** Shows the beginning of each standfirst: 150 characters, in a column 80. @defaultValue false */
  standfirst?: boolean | undefined;
}

/** A row of the page's width has larger portraits. */
const ROW_SIZES = { sm: '64px', lg: '88px' };

/** Number of characters of a standfirst. */
const EXCERPT = {
  row: TRUNCATION_CHARS.opinionCardExcerpt,
  column: TRUNCATION_CHARS.authorCardExcerpt,
} as const;

/** Columnists with their portraits: the name first, then the column's headline. @see B6 */
export const OpinionStrip = styleable<OpinionStripProps>(
  OpinionStripRoot,
  function OpinionStrip({
    title,
    url,
    teasers,
    direction = 'row',
    headingLevel = 2,
    variant = 'rule',
    phone,
    standfirst: showsStandfirst = false,
    ...rest
  }) {
    const id = useId();
    if (teasers.length === 0) return null;
    const Headline = !title ? 'h2' : headingLevel === 2 ? 'h3' : 'h4';
    return (
      <OpinionStripRoot
        data-direction={direction}
        data-phone={phoneOf(phone)}
        aria-labelledby={title ? id : undefined}
        {...rest}
      >
        {title && (
          <SectionHeader
            title={title}
            headingId={id}
            level={headingLevel}
            variant={variant}
            href={url || undefined}
            more={url ? more.columns : undefined}
          />
        )}
        <ul className="columns" role="list">
          {teasers.map(({ id: key, url: href, headline, standfirst, authors: [author] }) => (
            <li key={key}>
              {author?.portrait ? (
                <Image
                  className="portrait"
                  src={author.portrait.src}
                  srcSet={author.portrait.srcSet}
                  alt=""
                  ratio="1:1"
                  sizes={direction === 'column' ? '64px' : ROW_SIZES}
                  focal={author.portrait.focal ?? { x: 0.5, y: 0.3 }}
                />
              ) : (
                <Avatar className="portrait" name={author?.name ?? ''} size="l" decorative />
              )}
              <div className="words">
                {author && (
                  <p className="author">
                    {author.url ? <a href={author.url}>{author.name}</a> : author.name}
                  </p>
                )}
                <Headline className="headline">
                  <a href={href}>{headline}</a>
                </Headline>
                {showsStandfirst && standfirst && (
                  <p className="standfirst">{truncate(standfirst, EXCERPT[direction])}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </OpinionStripRoot>
    );
  },
);
