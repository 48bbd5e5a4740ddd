import type { BlockPage } from 'rotativa/blocks';
import { canLoadMore, pageSpan, type Feed, type LoadMoreRules } from 'rotativa/domain';
import type { LoadMoreData } from 'rotativa/patterns/lists/LoadMore';
import { LAST_PAGE } from '../pages/addresses.ts';
import { listSource } from '../pages/list-source.ts';

/** The address of another page of the same list. */
export function pageAddress(page: BlockPage, number: number): string {
  const query = new URLSearchParams(page.query);
  if (number > 1) query.set('pagina', String(number));
  else query.delete('pagina');
  const text = query.toString();
  return text ? `${page.path}?${text}` : page.path;
}

/** How the shown pages and the next one are cut, and the next one's addresses; undefined at the end of the list. */
export function nextPage(
  page: BlockPage,
  rules: LoadMoreRules,
  last: Pick<Feed, 'count' | 'next'>,
  label: string,
): LoadMoreData | undefined {
  const { number: first, through = first } = page;
  const number = through + 1;
  if (!canLoadMore({ next: last.next, count: last.count, rules }) || number > LAST_PAGE) return undefined;
  const from = pageSpan(rules, first).feedOffset;
  const { feedOffset } = pageSpan(rules, number);
  return {
    href: pageAddress(page, number),
    source: listSource(page.path, page.query, number),
    ...(label && { label }),
    number,
    first,
    rules: { ...rules, firstOffset: from, firstSize: feedOffset - from },
    count: last.count,
    next: feedOffset,
  };
}
