import { useId } from 'react';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import { presetOf, type TextsPreset } from './presets.ts';
import { styleable } from '../../../styling/styleable.ts';
import { StoryTextsRoot } from './StoryTexts.styles.ts';
import { more as moreOf } from '../../../messages/blocks.ts';

export interface StoryTextsProps extends StoryViewProps<'section'> {
  /** Ranks, times, sections or large numerals. Each preset is an entry of one table. */
  preset: TextsPreset;
  /** The shape of the title. */
  variant?: 'rule' | 'tab' | undefined;
}

/** Stories without pictures: the most read by rank, the latest by time, texts by number. @see N7, B7 */
export const StoryTexts = styleable<StoryTextsProps>(
  StoryTextsRoot,
  function StoryTexts({ title, url, teasers, preset, variant = 'rule', ...rest }) {
    const id = useId();
    if (teasers.length === 0) return null;
    const { card, numbered, more } = presetOf(preset);
    return (
      <StoryTextsRoot data-preset={preset} aria-labelledby={title ? id : undefined} {...rest}>
        {title && (
          <SectionHeader
            title={title}
            headingId={id}
            href={url || undefined}
            more={url && more ? moreOf[more] : undefined}
            variant={variant}
          />
        )}
        <ol className="texts" role="list">
          {teasers.map((teaser, index) => (
            <li key={teaser.id}>
              <StoryCard
                teaser={teaser}
                level={title ? 3 : 2}
                layout="text"
                {...card}
                {...(numbered && { rank: index + 1 })}
              />
            </li>
          ))}
        </ol>
      </StoryTextsRoot>
    );
  },
);
