import { MIN_SUGGESTION_CHARACTERS, suggestionWords, type Suggestion } from 'rotativa/domain';
import type { SuggestedLink } from 'rotativa/patterns/lists/PageHead';
import { failureOf } from '../pages/failure.ts';
import { cacheControl, PAGE_CACHE } from './cache-control.ts';
import type { PageRequest } from './page/page-request.ts';

const reply = (links: readonly SuggestedLink[], caching: string): Response =>
  Response.json(links, { headers: { 'Cache-Control': caching, 'X-Robots-Tag': 'noindex' } });

/** The pages that the search field suggests, as JSON. Without the service the list is empty, and the form still searches. @see B11 */
export async function answerSuggestions({ url, services, log }: PageRequest): Promise<Response> {
  const { content, links } = services;
  // The same words have the same answer, however they are written.
  const words = suggestionWords(url.searchParams.get('q') ?? '').join(' ');
  if (words.length < MIN_SUGGESTION_CHARACTERS) return reply([], cacheControl(PAGE_CACHE));
  const href = ({ kind, id }: Suggestion): string => {
    if (kind === 'story') return links.document(id);
    return { section: links.section, tag: links.tag, author: links.author }[kind](id);
  };
  try {
    const found = await content.suggestions(words);
    return reply(
      found.map((one) => ({ kind: one.kind, text: one.text, href: href(one) })),
      cacheControl(PAGE_CACHE),
    );
  } catch (error) {
    if (failureOf(error) === 'fault') log.error({ err: error }, 'suggestions failed');
    return reply([], 'no-store');
  }
}
