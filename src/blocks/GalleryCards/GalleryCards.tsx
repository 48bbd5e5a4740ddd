import { useId } from 'react';
import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { TRUNCATION_CHARS, truncate } from '../../domain/text/truncate.ts';
import { safeHref } from '../../domain/url/safe.ts';
import { StoryCard } from '../StoryCard/StoryCard.tsx';
import type { Teaser } from '../teaser/teaser.ts';
import { GalleryCardsRoot } from './GalleryCards.styles.ts';

/** @see 001 §9 */
export const GALLERY_CARDS_MAX = 4;

export interface GalleryCardsProps {
  /** 'Últimas galerías' or 'Galerías relacionadas'. */
  title: string;
  teasers: readonly Teaser[];
}

/** Four galleries under a gallery, each with its link 'Ver galería'; nothing without galleries. @see 001 §2 'Gallery page', N10 */
export function GalleryCards({ title, teasers }: GalleryCardsProps) {
  const id = useId();
  const shown = teasers.slice(0, GALLERY_CARDS_MAX);
  if (shown.length === 0) return null;
  return (
    <GalleryCardsRoot data-count={shown.length} aria-labelledby={id}>
      <SectionHeader title={title} headingId={id} />
      <ul role="list">
        {shown.map((teaser) => (
          <li key={teaser.id}>
            <StoryCard
              teaser={{
                ...teaser,
                headline: truncate(teaser.headline, TRUNCATION_CHARS.relatedGalleryHeadline),
              }}
              scale={shown.length === 1 ? 'm' : 'xs'}
              sizes={{ sm: '100vw', md: '50vw', xl: shown.length === 1 ? '500px' : '300px' }}
            />
            <a href={safeHref(teaser.url)} aria-label={`Ver galería: ${teaser.headline}`}>
              Ver galería
            </a>
          </li>
        ))}
      </ul>
    </GalleryCardsRoot>
  );
}
