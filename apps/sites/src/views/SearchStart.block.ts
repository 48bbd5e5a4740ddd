import { defineBlock, pageRequest } from 'rotativa/blocks';
import { mostRead, searchedWords } from 'rotativa/domain';
import { z } from 'zod';
import { failureOf } from '../pages/failure.ts';
import { SearchStart } from './SearchStart.tsx';

const STORIES = 5;

/** A service that is down leaves the list out; the page has its own answer to that. */
function noneIfDown(error: unknown): [] {
  if (failureOf(error) === 'fault') throw error;
  return [];
}

/** Topics and popular stories on a search page without words, or without results. @see B11 */
export const searchStartBlock = defineBlock({
  name: 'search-start',
  label: 'Temas y notas sin resultados',
  settings: z.object({
    popular: z.boolean().default(true).meta({ title: 'Con lo más leído' }),
  }),
  editorial: false,
  load: async ({ popular }, { content }, page) => {
    if (page.kind !== 'search' || page.number > 1) return 'elsewhere';
    const request = searchedWords(page) ? pageRequest(page) : undefined;
    const { signal } = page;
    // The list sends the same request. A search that the service refuses has no results.
    const found = request ? await content.feed(request, { signal }).catch(noneIfDown) : [];
    if (!Array.isArray(found) && found.count > 0) return 'elsewhere';
    const [topics, trending] = await Promise.all([
      content.suggestions('', { signal }).catch(noneIfDown),
      popular ? content.trending({ signal }).catch(noneIfDown) : [],
    ]);
    return topics.length + trending.length > 0 ? { topics, trending } : null;
  },
  props: ({ topics, trending }, _settings, { links }, { path }) => ({
    topics: topics.map(({ text, id }) => ({ text, href: links.tag(id) })),
    popular: mostRead(trending, path, STORIES),
  }),
  view: SearchStart,
});
