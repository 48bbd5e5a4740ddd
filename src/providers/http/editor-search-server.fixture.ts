import type { ApiError } from '../../domain/errors/api-error.ts';
import type { MemoryEditorSearch } from '../memory/editor-search.ts';
import type { ChoiceSearch, StorySearch } from '../ports/editor-search.ts';
import type { Answer } from './local-server.fixture.ts';

const namesIn = (query: URLSearchParams, key: string): string[] | undefined =>
  query.has(key) ? (JSON.parse(query.get(key)!) as string[]) : undefined;
const numberIn = (query: URLSearchParams, key: string): number | undefined =>
  query.has(key) ? Number(query.get(key)) : undefined;

/** The wire of `/stories` and `/choices` over a search in memory. A bearer token is the e-mail address of its member of staff. */
export const editorSearchAnswer =
  (memory: MemoryEditorSearch): Answer =>
  async ({ url, headers }, response) => {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const port = memory.as(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? null);
    const given = Object.fromEntries(query) as Record<string, string>;
    const at = query.get('at');
    const common = { ...given, limit: numberIn(query, 'limit') };
    try {
      const reply = pathname.endsWith('/stories')
        ? await port.stories({
            ...common,
            ids: namesIn(query, 'ids'),
            pictures: query.get('pictures') === 'true',
            at: at === null ? undefined : new Date(at),
            offset: numberIn(query, 'offset'),
          } as StorySearch)
        : {
            choices: await port.choices({
              ...common,
              values: namesIn(query, 'values'),
            } as unknown as ChoiceSearch),
          };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    } catch (error) {
      const { code, message, httpStatus } = error as ApiError;
      response
        .writeHead(httpStatus, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code, message }));
    }
  };
