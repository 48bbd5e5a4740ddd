import { useId } from 'react';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import { styleable } from '../../../styling/styleable.ts';
import { phoneOf, ROW_PICTURE, WIDER_THAN_PHONE, type OnPhone } from '../../shared/phone/on-phone.ts';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import { SectionRowRoot } from './SectionRow.styles.ts';
import { more } from '../../../messages/blocks.ts';

export interface SectionRowProps extends StoryViewProps<'section'> {
  /** Position of the large story: `lead` at the start, `lead-end` at the end. */
  arrangement: 'lead' | 'lead-end';
  /** A phone shows the other stories below the large one, as a row that scrolls, or all as rows. @defaultValue 'stack' */
  phone?: OnPhone | 'rows' | undefined;
}

/** On a tablet the picture is beside its text, on a phone it is as wide as the row or small. */
const LEAD_SIZES = { [WIDER_THAN_PHONE]: '50vw', xl: '612px' };

/**
 * A section as a row with its name above: the first story in three columns with its text beside its picture, and the
 * others as a text-only column. Renders nothing without stories. @see B7
 */
export const SectionRow = styleable<SectionRowProps>(
  SectionRowRoot,
  function SectionRow({ title, url, teasers, arrangement, phone, ...rest }) {
    const id = useId();
    const [first, ...others] = teasers;
    if (!first) return null;
    const level = title ? 3 : 2;
    return (
      <SectionRowRoot
        aria-labelledby={title ? id : undefined}
        data-arrangement={arrangement}
        data-phone={phoneOf(phone)}
        {...rest}
      >
        {title && (
          <SectionHeader
            title={title}
            headingId={id}
            href={url || undefined}
            more={url ? more.section : undefined}
          />
        )}
        <ul className="stories" role="list">
          <li>
            <StoryCard
              teaser={first}
              level={level}
              layout={first.picture ? 'side' : 'stacked'}
              scale="m"
              sizes={{ ...LEAD_SIZES, sm: phone === 'rows' ? ROW_PICTURE : '100vw' }}
              standfirst
              byline
            />
          </li>
          {others.length > 0 && (
            <li className="texts">
              {others.map((teaser) => (
                <StoryCard key={teaser.id} teaser={teaser} level={level} layout="text" scale="s" />
              ))}
            </li>
          )}
        </ul>
      </SectionRowRoot>
    );
  },
);
