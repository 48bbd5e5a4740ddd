import { searchChoices, searchedWords } from 'rotativa/domain';
import type { Config } from '../../config/env.ts';
import type { Site } from '../../config/site.ts';
import { siteAddress } from '../../config/site-address.ts';
import type { FoundPage } from '../found-page.ts';

/**
 * The address of the script of the search service; undefined for pages without it: those that are not the first
 * results of a search, and searches that a reader narrows or sorts on the site.
 * @see B11, B20
 */
export function searchWidgetScript(
  { page, status }: FoundPage,
  { brand }: Site,
  { searchWidget }: Pick<Config, 'searchWidget'>,
): string | undefined {
  if (status !== 200 || page.kind !== 'search' || !brand.features.searchWidget) return undefined;
  const plain = page.number === 1 && Object.keys(searchChoices(page.query)).length === 0;
  return plain && searchedWords(page) && searchWidget ? siteAddress(searchWidget, brand) : undefined;
}
