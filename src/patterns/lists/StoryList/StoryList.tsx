import { Fragment, useId, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { chevronRightIcon } from '../../../components/Icon/icons/arrows.ts';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { safeHref } from '../../../domain/url/safe.ts';
import { StoryCard } from '../../../blocks/lists/StoryCard/StoryCard.tsx';
import type { Teaser } from '../../../blocks/shared/teaser/teaser.ts';
import type { BrandList } from '../../../themes/brand.ts';
import { PRESETS } from './presets.tsx';
import { withFound, type FoundWords } from './found.tsx';
import { placesOf, splitAt } from './rows.ts';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { StoryListRoot } from './StoryList.styles.ts';

export interface StoryListProps extends RootProps<'div'> {
  teasers: readonly Teaser[];
  preset: BrandList['rows'];
  /** Heading of the list, where the page shows other stories above it: 'Otros videos'. @defaultValue '' */
  title?: string | undefined;
  /** Whether the first story is larger, on pages without another opening. */
  lead?: boolean | undefined;
  /** Whether the stories are from several sections, so that each shows its section. */
  mixed?: boolean | undefined;
  /** Message of a list without stories. */
  empty?: string | undefined;
  page?: number | undefined;
  /** The last of the pages that are shown together, from `page`. @defaultValue `page` */
  through?: number | undefined;
  pages?: number | undefined;
  /** Address of each page, from the first. */
  addresses?: readonly string[] | undefined;
  /** Number of stories of each page that is shown. A row ends with them, so that more below move none above. */
  parts?: readonly number[] | undefined;
  /** The words that a search found, which are marked. */
  found?: FoundWords | undefined;
  /** Text of a link to each story, such as 'Ver el especial'. Its name has the headline too. */
  action?: string | undefined;
  /** An advertisement after the third story. */
  ad?: ReactNode;
  /** The element that loads the next page: `LoadMore`. With it the other links are for browsers without scripts. */
  more?: ReactNode;
}

/** Number of stories before the advertisement. @see B16 */
const BEFORE_AD = 3;

/** Another link to a story. Its name begins with its text, and has the headline. */
const actionLink = (action: string, { url, headline }: Teaser): ReactNode => (
  <a className="action" href={safeHref(url)}>
    {action} <VisuallyHidden>{headline}</VisuallyHidden>
    <Icon icon={chevronRightIcon} />
  </a>
);

/** A list of stories, newest first, with links to its other pages. @see B3, B4 */
export const StoryList = styleable<StoryListProps>(
  StoryListRoot,
  function StoryList({
    teasers,
    preset,
    title = '',
    lead = false,
    mixed = false,
    empty,
    page = 1,
    through = page,
    pages = 1,
    addresses = [],
    parts = [teasers.length],
    found,
    action,
    ad,
    more,
    ...rest
  }) {
    const id = useId();
    const { card, lead: large, plain = card, leading, rows } = PRESETS[preset];
    // A row ends before the advertisement, which has one for itself.
    const rowParts = ad ? splitAt(parts, BEFORE_AD) : parts;
    const plainOnes = teasers.map(({ picture }) => !picture);
    const places = rows && placesOf(rowParts, plainOnes, rows, lead);
    return (
      <StoryListRoot data-preset={preset} data-more={(more && page === 1) || undefined} {...rest}>
        {title && teasers.length > 0 && <SectionHeader title={title} headingId={id} />}
        {teasers.length === 0 && empty && <p className="empty">{empty}</p>}
        {(teasers.length > 0 || more) && (
          <ul className="stories" role="list" aria-labelledby={title ? id : undefined}>
            {teasers.map((teaser, at) => {
              const first = lead && at === 0;
              const place = places?.[at];
              return (
                <Fragment key={teaser.id}>
                  {ad && at === BEFORE_AD && <li data-ad="">{ad}</li>}
                  <li
                    data-item={teaser.id}
                    data-lead={first || undefined}
                    data-columns={place?.columns}
                    data-at={place?.at}
                    data-alone={place?.alone || undefined}
                    data-plain={!teaser.picture || undefined}
                    data-short={!teaser.standfirst || undefined}
                  >
                    {leading?.(teaser)}
                    <StoryCard
                      teaser={withFound(teaser, found)}
                      level={title ? 3 : 2}
                      kicker={mixed ? 'section' : 'kicker'}
                      {...(first ? large : teaser.picture ? card : plain)}
                      priority={first}
                      more={action && actionLink(action, teaser)}
                    />
                  </li>
                </Fragment>
              );
            })}
          </ul>
        )}
        {more}
        <Pagination
          page={page}
          through={through}
          pages={pages}
          hrefOf={(number) => addresses[number - 1] ?? '#'}
        />
      </StoryListRoot>
    );
  },
);
