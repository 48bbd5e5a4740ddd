import { SectionHeader } from '../../components/SectionHeader/SectionHeader.tsx';
import { Island } from '../../islands/Island.tsx';
import { AuthorCarouselRoot } from './AuthorCarousel.styles.ts';
import type { CarouselAuthor } from './AuthorRow.tsx';
import { authorCarouselIsland } from './island.ts';

export interface AuthorCarouselProps {
  title: string;
  authors: readonly CarouselAuthor[];
  newsroom: string;
}

/** Who writes here, by portrait and name; arrows above seven. Nothing without authors. @see 001 §2 'Author pages', §9, N13 */
export function AuthorCarousel({ title, authors, newsroom }: AuthorCarouselProps) {
  if (authors.length === 0) return null;
  return (
    <AuthorCarouselRoot>
      {title && <SectionHeader title={title} />}
      <Island of={authorCarouselIsland} props={{ label: title || 'Autores', authors, newsroom }} />
    </AuthorCarouselRoot>
  );
}
