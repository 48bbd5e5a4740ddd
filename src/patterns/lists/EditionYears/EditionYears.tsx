import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Image } from '../../../components/Image/Image.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Teaser } from '../../../blocks/shared/teaser/teaser.ts';
import { safeHref } from '../../../domain/url/safe.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { editionYears as messages } from '../../../messages/patterns.ts';
import { EditionYearsRoot } from './EditionYears.styles.ts';

/** The print editions of a year, newest first. */
export interface EditionYear {
  readonly year: number;
  /** The kicker is the number; an edition without a picture has a typographic cover. */
  readonly editions: readonly Teaser[];
}

export interface EditionYearsProps extends RootProps<'section'> {
  years: readonly EditionYear[];
  /** The name of the publication, on covers without a picture. */
  masthead: string;
  page?: number | undefined;
  /** The last of the pages that are shown together, from `page`. @defaultValue `page` */
  through?: number | undefined;
  pages?: number | undefined;
  /** Address of each page, from the first. */
  addresses?: readonly string[] | undefined;
  /** The element that loads the next years: `LoadMore`. */
  more?: ReactNode;
}

const Cover = ({ headline, kicker, picture }: Teaser, masthead: string): ReactNode =>
  picture ? (
    <Image
      className="cover"
      src={picture.src}
      srcSet={picture.srcSet}
      alt=""
      ratio="3:4"
      sizes="(width >= 960px) 160px, 38vw"
    />
  ) : (
    <div className="cover" data-words="" aria-hidden="true">
      <span className="masthead">{masthead}</span>
      <span className="cry">{headline}</span>
      <span className="issue">{kicker}</span>
    </div>
  );

/** The archive of print editions: a row of covers for each year, newest first. @see B15 */
export const EditionYears = styleable<EditionYearsProps>(
  EditionYearsRoot,
  function EditionYears({
    years,
    masthead,
    page = 1,
    through = page,
    pages = 1,
    addresses = [],
    more,
    ...rest
  }) {
    if (years.length === 0) return null;
    return (
      <EditionYearsRoot aria-label={messages.name} data-more={(more && page === 1) || undefined} {...rest}>
        <ol className="years" role="list">
          {years.map(({ year, editions }) => (
            <li key={year} data-item={year} className="year">
              <Heading level={2} className="name">
                <VisuallyHidden>{messages.of}</VisuallyHidden> {year}
              </Heading>
              <ul className="covers" role="list">
                {editions.map((edition) => (
                  <li key={edition.id} className="edition">
                    {Cover(edition, masthead)}
                    <h3 className="title">
                      <a href={safeHref(edition.url)}>{edition.headline}</a>
                    </h3>
                    {edition.kicker && <p className="number">{edition.kicker}</p>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        {more}
        <Pagination
          page={page}
          through={through}
          pages={pages}
          hrefOf={(number) => addresses[number - 1] ?? '#'}
        />
      </EditionYearsRoot>
    );
  },
);
