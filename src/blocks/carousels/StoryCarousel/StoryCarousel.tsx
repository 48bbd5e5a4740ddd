import type { ReactNode } from 'react';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { StoryViewProps } from '../../shared/story-block/story-block.ts';
import type { Teaser } from '../../shared/teaser/teaser.ts';
import { storyCarouselIsland } from './island.ts';
import { safeSource } from '../../../domain/url/safe.ts';
import { presetOf, type CarouselPreset } from './presets.ts';
import { StoryCarouselRoot } from './StoryCarousel.styles.ts';
import { list, more as messages } from '../../../messages/blocks.ts';

/** A partner, whose name is shown if it has no logo. */
export interface StoryPartner {
  name: string;
  /** Address of its logo, for a dark ground. */
  logo?: string | undefined;
}

export interface StoryCarouselProps extends StoryViewProps<'section'> {
  /** Cards or a dark band of videos. Each preset is an entry of one table. */
  preset: CarouselPreset;
  /** Text of the link to the page with more stories. @defaultValue by the preset */
  more?: string | undefined;
  /** Whose stories these are: logos beside the title. */
  partners?: readonly StoryPartner[] | undefined;
}

/** A logo, or the name in its place. */
function partnerMark({ name, logo }: StoryPartner): ReactNode {
  const src = safeSource(logo);
  return src ? <img src={src} alt={name} width={120} height={32} loading="lazy" /> : name;
}

/** The data of the island, which server components send to the browser. No preset's card has a standfirst or an author. */
const onCard = ({ standfirst: _, ...teaser }: Teaser): Teaser => ({ ...teaser, authors: [] });

/** A carousel of stories up to the edges of the window. Renders nothing without stories. @see B6 */
export const StoryCarousel = styleable<StoryCarouselProps>(
  StoryCarouselRoot,
  function StoryCarousel({ title, url, teasers, preset, more, partners = [], ...rest }) {
    if (teasers.length === 0) return null;
    const { perView, label, more: word, bleed, mode } = presetOf(preset);
    return (
      <StoryCarouselRoot
        data-preset={preset}
        data-bleed={bleed}
        data-mode={mode}
        data-few={teasers.length < perView || undefined}
        {...rest}
      >
        {title && (
          <SectionHeader
            className="head"
            title={title}
            href={url || undefined}
            more={url ? more || messages[word] : undefined}
          />
        )}
        {partners.length > 0 && (
          <ul className="partners" role="list" aria-label={list.partners}>
            {partners.map((partner) => (
              <li key={partner.name}>{partnerMark(partner)}</li>
            ))}
          </ul>
        )}
        <Island
          definition={storyCarouselIsland}
          props={{
            label: title || list[label],
            teasers: teasers.map(onCard),
            preset,
            level: title ? 3 : 2,
          }}
        />
      </StoryCarouselRoot>
    );
  },
);
