import type { BlockPage } from 'rotativa/blocks';
import {
  canLoadMore,
  LAST_PAGE,
  pageAddress,
  pageSpan,
  type Feed,
  type LoadMoreRules,
} from 'rotativa/domain';
import type { LoadMoreData } from 'rotativa/patterns/lists/LoadMore';
import { listSource } from '../pages/list-source.ts';

const addressOf = ({ path, query }: BlockPage): string => `${path}?${query.toString()}`;

/** The addresses of all pages of a list. */
export const pageAddresses = (page: BlockPage, pages: number): string[] =>
  Array.from({ length: pages }, (_, at) => pageAddress(addressOf(page), at + 1));

/** How the shown pages and the next one are cut, and the next one's addresses; undefined at the end of the list. */
export function nextPage(
  page: BlockPage,
  { label, firstSize, pageSize, video = false }: LoadMoreRules & { label: string },
  last: Pick<Feed, 'count' | 'next'>,
): LoadMoreData | undefined {
  const { number: first, through = first } = page;
  const number = through + 1;
  const rules = { firstSize, pageSize, video };
  if (!canLoadMore({ next: last.next, count: last.count, rules }) || number > LAST_PAGE) return undefined;
  const { feedOffset } = pageSpan(rules, number);
  return {
    href: pageAddress(addressOf(page), number),
    source: listSource(page.path, page.query, number),
    ...(label && { label }),
    number,
    first,
    rules: { ...rules, firstSize: feedOffset },
    count: last.count,
    next: feedOffset,
  };
}
