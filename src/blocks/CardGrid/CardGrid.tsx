import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { sectionIcon } from '../section-icons/section-icon.tsx';
import type { SectionIconName } from '../section-icons/section-icons.ts';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { StoriesProps } from '../story-block/story-block.ts';
import { CardGridRoot } from './CardGrid.styles.ts';

export interface CardGridProps extends StoriesProps {
  /** A drawing before the section's name. */
  icon?: SectionIconName | undefined;
  /** `soft` cards with borders of their own, `ruled` cells of one grid. */
  look: 'soft' | 'ruled';
  /** Where the large first card stands, or `even` for none larger. */
  first: 'start' | 'end' | 'even';
}

/** A section as cards in two rows: one large, four beside it. Nothing without stories. @see B7 */
export function CardGrid({ title, url, teasers, icon, look, first }: CardGridProps) {
  if (teasers.length === 0) return null;
  const id = `grupo-${teasers[0]?.id}`;
  const large = first !== 'even' && teasers.length > 3;
  return (
    <CardGridRoot data-look={look} data-first={first} aria-labelledby={title ? id : undefined}>
      {title && (
        <SectionHeader title={title} headingId={id} href={url} more="Ver más" icon={sectionIcon(icon)} />
      )}
      <ul className="cards" role="list">
        {teasers.map((teaser, index) => {
          const isLead = large && index === 0;
          return (
            <li key={teaser.id}>
              <StoryCard
                teaser={teaser}
                level={title ? 3 : 2}
                scale={isLead ? 'm' : 's'}
                standfirst={isLead}
                byline={isLead}
                sizes={{ sm: '100vw', md: '50vw', lg: isLead ? '624px' : '312px' }}
              />
            </li>
          );
        })}
      </ul>
    </CardGridRoot>
  );
}
