import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { StoryCard } from '../../blocks/StoryCard/StoryCard.tsx';
import type { Teaser } from '../../blocks/teaser/teaser.ts';
import type { BrandList } from '../../themes/brand.ts';
import { LOOKS } from './looks.tsx';
import { abreast } from './rows.ts';
import { StoryListRoot } from './StoryList.styles.ts';

export interface StoryListProps {
  teasers: readonly Teaser[];
  look: BrandList['rows'];
  /** Whether the first story is larger than the others: where nothing else opens the page. */
  lead?: boolean;
  /** Whether the stories are of several sections, so that each says its own. */
  mixed?: boolean;
  /** What a list without stories says. */
  empty?: string | undefined;
  page?: number;
  pages?: number;
  /** Address of each page, from the first. */
  addresses?: readonly string[];
}

/** Stories that belong together, newest first, and the way to the other pages of the list. @see 001 §2, B3 */
export function StoryList({
  teasers,
  look,
  lead = false,
  mixed = false,
  empty,
  page = 1,
  pages = 1,
  addresses = [],
}: StoryListProps) {
  const { card, lead: large, before, rows } = LOOKS[look];
  const places = rows && abreast(teasers.length, rows, lead);
  return (
    <StoryListRoot data-look={look}>
      {teasers.length === 0 && empty && <p className="empty">{empty}</p>}
      {teasers.length > 0 && (
        <ul className="stories" role="list">
          {teasers.map((teaser, at) => {
            const first = lead && at === 0;
            return (
              <li key={teaser.id} data-lead={first || undefined} data-abreast={places?.[at]}>
                {before?.(teaser)}
                <StoryCard
                  teaser={teaser}
                  level={2}
                  kicker={mixed ? 'section' : 'kicker'}
                  {...(first ? large : card)}
                  priority={first}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => addresses[number - 1] ?? '#'} />
    </StoryListRoot>
  );
}
