import { defineBlock, sourceInclude, toTeaser, type BlockPage } from 'rotativa/blocks';
import { bogotaDay, pageCount, pageSpan, printEditions, type LoadMoreRules } from 'rotativa/domain';
import type { EditionYear } from 'rotativa/patterns/lists/EditionYears';
import { z } from 'zod';
import { loadMoreIsland } from 'rotativa/patterns/lists/LoadMore';
import { siteBrand } from '../config/brands.ts';
import { EDITION_YEARS, FIRST_YEAR, LIST_SETTINGS } from '../pages/list-rules.ts';
import { EditionYears, type SiteEditionYearsProps } from './EditionYears.tsx';
import { nextPage, pageAddresses } from './next-page.ts';

/** The button says 'Cargando...' at least this long after a click, in milliseconds. */
const LEAST_MS = 1400;

/** The years of the shown pages, from last year back. */
function yearsOf({ number, through = number }: BlockPage, rules: LoadMoreRules, all: readonly number[]) {
  const { feedOffset: from } = pageSpan(rules, number);
  const { feedOffset, feedSize } = pageSpan(rules, through);
  return all.slice(from, feedOffset + feedSize);
}

/** The print editions of earlier years, each year with its covers. @see B15 */
export const editionYearsBlock = defineBlock({
  name: EDITION_YEARS,
  label: 'Ediciones impresas por año',
  category: 'editions',
  settings: z.object({
    ...LIST_SETTINGS,
    first: z.number().int().min(1900).default(FIRST_YEAR).meta({ title: 'Primer año' }),
    perYear: z.number().int().min(1).max(50).default(20).meta({ title: 'Ediciones por año' }),
  }),
  load: async ({ first, perYear, ...settings }, { content, clock }, page) => {
    const last = Number((bogotaDay(clock.now()) ?? '').slice(0, 4)) - 1;
    const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at);
    const years = await Promise.all(
      yearsOf(page, settings, all).map(async (year) => {
        const request = printEditions({ feedSize: perYear, sourceInclude: sourceInclude() }, year);
        return { year, feed: await content.feed(request, { signal: page.signal }) };
      }),
    );
    return years.length > 0 ? { years, count: all.length } : null;
  },
  props: ({ years, count }, settings, services, page): SiteEditionYearsProps | null => {
    const pages = pageCount(settings, count);
    const { feedOffset } = pageSpan(settings, (page.through ?? page.number) + 1);
    const shown: EditionYear[] = years.flatMap(({ year, feed: { content_elements: items } }) =>
      items.length > 0
        ? { year, editions: items.map((item) => toTeaser(item, services, { ratio: '3:4' })) }
        : [],
    );
    if (shown.length === 0) return null;
    const next = nextPage(page, settings, { count, next: feedOffset });
    return {
      masthead: siteBrand(page.brand).name,
      years: shown,
      page: page.number,
      through: page.through ?? page.number,
      pages,
      addresses: pageAddresses(page, pages),
      next: next && { ...next, least: LEAST_MS },
    };
  },
  view: EditionYears,
  islands: [loadMoreIsland],
});
