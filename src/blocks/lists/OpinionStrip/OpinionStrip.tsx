import { useId, type ElementType } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Image } from '../../../components/Image/Image.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { phoneOf, type OnPhone } from '../../shared/phone/on-phone.ts';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import type { ImageSizes } from '../../../components/Image/sources.ts';
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
  /** Opens a row with the first column: a large portrait, and its whole standfirst. @defaultValue false */
  lead?: boolean | undefined;
}

/** A row of the page's width has larger portraits. */
const SIZES = { row: { sm: '64px', lg: '88px' }, column: '64px' } as const;

/** The large portrait is as wide as a phone, and a third of a wider page. */
const LEAD_SIZES = { sm: '100vw', md: '34vw', lg: '400px' };

/** Number of characters of a standfirst. */
const EXCERPT = {
  row: TRUNCATION_CHARS.opinionCardExcerpt,
  column: TRUNCATION_CHARS.authorCardExcerpt,
} as const;

interface ColumnProps {
  teaser: Teaser;
  headline: ElementType;
  sizes: ImageSizes;
  standfirst: string | false | undefined;
}

/** The portrait of a columnist, and the words beside or below it. */
const Column = ({ teaser, headline: Headline, sizes, standfirst }: ColumnProps) => {
  const [author] = teaser.authors;
  return (
    <>
      {author?.portrait ? (
        <Image
          className="portrait"
          src={author.portrait.src}
          srcSet={author.portrait.srcSet}
          alt=""
          ratio="1:1"
          sizes={sizes}
          focal={author.portrait.focal ?? { x: 0.5, y: 0.3 }}
        />
      ) : (
        <Avatar className="portrait" name={author?.name ?? ''} size="l" decorative />
      )}
      <div className="words">
        {author && (
          <p className="author">{author.url ? <a href={author.url}>{author.name}</a> : author.name}</p>
        )}
        <Headline className="headline">
          <a href={teaser.url}>{teaser.headline}</a>
        </Headline>
        {standfirst && <p className="standfirst">{standfirst}</p>}
      </div>
    </>
  );
};

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
    lead = false,
    ...rest
  }) {
    const id = useId();
    if (teasers.length === 0) return null;
    const headline = !title ? 'h2' : headingLevel === 2 ? 'h3' : 'h4';
    const opening = lead && direction === 'row' ? teasers[0] : undefined;
    const others = opening ? teasers.slice(1) : teasers;
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
        {opening && (
          <div className="leading">
            <Column
              teaser={opening}
              headline={headline}
              sizes={LEAD_SIZES}
              standfirst={showsStandfirst && opening.standfirst}
            />
          </div>
        )}
        {others.length > 0 && (
          <ul className="columns" role="list">
            {others.map((teaser) => (
              <li key={teaser.id}>
                <Column
                  teaser={teaser}
                  headline={headline}
                  sizes={SIZES[direction]}
                  standfirst={
                    showsStandfirst && teaser.standfirst && truncate(teaser.standfirst, EXCERPT[direction])
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </OpinionStripRoot>
    );
  },
);
