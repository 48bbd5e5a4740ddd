import { ApiError, type Suggestion } from 'rotativa/domain';
import { createLinks } from 'rotativa/providers';
import { describe, expect, it, vi } from 'vitest';
import { answerSuggestions } from './answer-suggestions.ts';
import { cacheControl, PAGE_CACHE } from './cache-control.ts';
import type { PageRequest } from './page/page-request.ts';

/** The answer for these words, and what was asked and logged. */
async function suggest(query: string, find: () => Promise<readonly Suggestion[]>) {
  const suggestions = vi.fn<(words: string) => Promise<readonly Suggestion[]>>(find);
  const error = vi.fn();
  const response = await answerSuggestions({
    url: new URL(`http://localhost:3001/api/sugerencias${query}`),
    services: { content: { suggestions }, links: createLinks('http://localhost:3001') },
    log: { error },
  } as unknown as PageRequest);
  const { status, headers } = response;
  return {
    facts: [status, headers.get('Cache-Control'), headers.get('X-Robots-Tag')],
    links: (await response.json()) as unknown,
    asked: suggestions.mock.calls.map(([words]) => words),
    logged: error.mock.calls as unknown[],
  };
}

const KEPT = [200, cacheControl(PAGE_CACHE), 'noindex'];
const NOT_KEPT = [200, 'no-store', 'noindex'];

describe('B11 the answer with suggestions', () => {
  it('has links to pages of the site, the same for the same words', async () => {
    const found: Suggestion[] = [
      { kind: 'section', text: 'Nación', id: '/nacion' },
      { kind: 'tag', text: 'Café', id: 'cafe' },
      { kind: 'author', text: 'Ana Ruiz', id: 'ana ruiz' },
      { kind: 'story', text: 'Una nota', id: '/nacion/articulo/a' },
    ];
    const { facts, links, asked, logged } = await suggest(
      '?q=%20%C2%A1CAF%C3%89!%20de%20',
      async () => found,
    );
    expect([facts, asked, logged]).toEqual([KEPT, ['cafe de'], []]);
    expect(links).toEqual([
      { kind: 'section', text: 'Nación', href: '/nacion/' },
      { kind: 'tag', text: 'Café', href: '/noticias/cafe/' },
      { kind: 'author', text: 'Ana Ruiz', href: '/autor/ana%20ruiz/' },
      { kind: 'story', text: 'Una nota', href: '/nacion/articulo/a/' },
    ]);
  });

  it.each(['', '?q=', '?q=a', '?q=%00', '?q=---'])('is empty for %j, without a question', async (query) => {
    const { facts, links, asked } = await suggest(query, async () => []);
    expect([facts, links, asked]).toEqual([KEPT, [], []]);
  });

  it('has suggestions from two letters on', async () => {
    expect((await suggest('?q=ca', async () => [])).asked).toEqual(['ca']);
  });

  it('is empty and not kept without the service, which has its own line in the log', async () => {
    const down = new ApiError('unavailable', 'down', 503);
    const { facts, links, logged } = await suggest('?q=cafe', () => Promise.reject(down));
    expect([facts, links, logged]).toEqual([NOT_KEPT, [], []]);
  });

  it('is empty and not kept after a fault of the program, which the log has', async () => {
    const fault = new TypeError('a fault');
    const { facts, links, logged } = await suggest('?q=cafe', () => Promise.reject(fault));
    expect([facts, links, logged]).toEqual([NOT_KEPT, [], [[{ err: fault }, 'suggestions failed']]]);
  });
});
