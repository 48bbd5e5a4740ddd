import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Island } from '../../../islands/Island.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { AuthorCarouselRoot } from './AuthorCarousel.styles.ts';
import type { CarouselAuthor } from './AuthorRow.tsx';
import { authorCarouselIsland } from './island.ts';
import { list } from '../../../messages/blocks.ts';

export interface AuthorCarouselProps extends RootProps<'section'> {
  title: string;
  authors: readonly CarouselAuthor[];
  newsroom: string;
}

/** The authors of a site with portrait and name; arrows above seven. Renders nothing without authors. @see N13 */
export const AuthorCarousel = styleable<AuthorCarouselProps>(
  AuthorCarouselRoot,
  function AuthorCarousel({ title, authors, newsroom, ...rest }) {
    if (authors.length === 0) return null;
    return (
      <AuthorCarouselRoot {...rest}>
        {title && <SectionHeader title={title} />}
        <Island
          definition={authorCarouselIsland}
          props={{ label: title || list.authors, authors, newsroom }}
        />
      </AuthorCarouselRoot>
    );
  },
);
