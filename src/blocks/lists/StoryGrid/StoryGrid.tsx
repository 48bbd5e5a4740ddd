import { useId, type ReactNode } from 'react';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { truncate } from '../../../domain/text/truncate.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import { phoneOf, WIDER_THAN_PHONE, type OnPhone } from '../../shared/phone/on-phone.ts';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import { StoryCard, type StoryCardProps } from '../StoryCard/StoryCard.tsx';
import { PRESETS, type GridPreset } from './presets.ts';
import { StoryGridRoot } from './StoryGrid.styles.ts';
import { gallery, more } from '../../../messages/blocks.ts';

export interface StoryGridProps extends StoryViewProps<'section'> {
  /** Cards, a row of a section, portraits, related stories. Each preset is an entry of one table. */
  preset: GridPreset;
  /** Position of the large first card of `soft` and `ruled`, or `even` for cards of equal size. @defaultValue 'even' */
  first?: 'start' | 'end' | 'even' | undefined;
  /** Alignment of a story's text. `portraits` are centred by default. */
  align?: 'start' | 'center' | undefined;
  /** A phone shows a large first story and rows, only rows, or a row that scrolls. @defaultValue 'stack' */
  phone?: OnPhone | 'rows' | undefined;
  /** A decorative drawing before the section's name. */
  icon?: ReactNode;
}

/** Width of a card in a row that scrolls. */
const RAIL_CARD = '68vw';

/** The width of a picture in the composition of a phone; undefined when it is as wide as the grid. */
const phoneWidth = (phone: StoryGridProps['phone'], row: string | undefined, index: number) =>
  phone === 'rail' ? RAIL_CARD : phone === 'rows' || index > 0 ? row : undefined;

/** The picture's widths with that on a phone. */
const onPhone = ({ sizes }: Pick<StoryCardProps, 'sizes'>, width: string): Pick<StoryCardProps, 'sizes'> =>
  typeof sizes === 'object' ? { sizes: { [WIDER_THAN_PHONE]: sizes.sm, ...sizes, sm: width } } : {};

/** Stories as a grid of cards with the name of their section above. Renders nothing without stories. @see B7, N10, N14 */
export const StoryGrid = styleable<StoryGridProps>(
  StoryGridRoot,
  function StoryGrid({ title, url, teasers, preset, first = 'even', align, phone, icon, ...rest }) {
    const id = useId();
    const set = PRESETS[preset];
    const shown = teasers.slice(0, set.most);
    const count = shown.length;
    if (!count) return null;
    const large = first !== 'even' && set.lead;
    return (
      <StoryGridRoot
        data-preset={preset}
        data-count={count}
        data-first={large ? first : undefined}
        data-align={align ?? set.align}
        data-phone={phoneOf(phone)}
        aria-labelledby={title ? id : undefined}
        {...rest}
      >
        {title && (
          <SectionHeader
            title={title}
            headingId={id}
            href={url || undefined}
            more={url && set.more ? more[set.more] : undefined}
            icon={icon}
          />
        )}
        <ul className="stories" role="list">
          {shown.map((teaser, index) => {
            const card = {
              ...set.card,
              ...(set.sizes && { sizes: set.sizes(count, index) }),
              ...(index === 0 && count % 2 === 1 && set.odd),
              ...(!teaser.picture && set.plain),
              ...(count === 1 && set.only),
              ...(index === 0 && count > 3 && large),
            };
            const width = phoneWidth(phone, set.row, index);
            return (
              <li key={teaser.id} data-plain={!teaser.picture || undefined}>
                <StoryCard
                  teaser={
                    set.headline ? { ...teaser, headline: truncate(teaser.headline, set.headline) } : teaser
                  }
                  level={title ? 3 : 2}
                  {...card}
                  {...(width && onPhone(card, width))}
                />
                {set.galleryLink && (
                  <a href={safeHref(teaser.url)} aria-label={gallery.openNamed(teaser.headline)}>
                    {gallery.open}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </StoryGridRoot>
    );
  },
);
