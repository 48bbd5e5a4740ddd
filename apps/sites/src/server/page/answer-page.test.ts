import type { PageDocument } from 'rotativa/blocks';
import { expect, it, describe, onTestFinished } from 'vitest';
import { PAGES } from '../../pages/documents/index.ts';
import { feed, openSites, story, type Answer } from '../sites.fixture.ts';

const ANSWER: Answer = (source) => {
  if (source === 'story-by-url') return story('x');
  return source === 'content-apir' ? feed('a', 'b') : undefined;
};

/** Gives the weekly another document for a page while a test runs. */
function plant(page: 'article' | 'error', change: (document: PageDocument) => PageDocument): void {
  const own = PAGES.weekly[page];
  PAGES.weekly[page] = change(own);
  onTestFinished(() => void (PAGES.weekly[page] = own));
}

const unknownLayout = (document: PageDocument): PageDocument => ({ ...document, layout: 'none' });

describe('a page that cannot be made', () => {
  it('nor its error page, is a sentence with the code of the failure, which no cache keeps', async () => {
    const { get } = await openSites(ANSWER, { PAGE_CACHE_MB: '8' });
    plant('article', unknownLayout);
    plant('error', unknownLayout);
    const { status, html, headers } = await get('/nacion/articulo/x/');
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      500,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(html).toBe(
      'Algo falló de nuestro lado. Intente de nuevo en unos minutos. ' +
        `Código de esta falla: ${headers.get('X-Request-Id')}.`,
    );
  });

  it('for a fault of the program is logged with the fault, and for an outage as an outage', async () => {
    let answer = ANSWER;
    const { get, warnings } = await openSites((...asked) => answer(...asked));
    const messages = () => warnings.map(({ msg }) => msg);
    answer = () => new TypeError('fetch failed');
    expect((await get('/nacion/articulo/x/')).status).toBe(503);
    expect(messages()).not.toContain('page failed');
    answer = ANSWER;
    plant('article', unknownLayout);
    expect((await get('/nacion/articulo/x/')).status).toBe(500);
    expect(messages()).toContain('page failed');
  });
});

describe('a page in development', () => {
  it('is made for each request, without a tag, and explains what it does not show', async () => {
    let calls = 0;
    const { get } = await openSites(
      (...asked) => {
        calls += 1;
        return ANSWER(...asked);
      },
      { PAGE_CACHE_MB: '8' },
      { clientFolder: undefined },
    );
    const pages = [];
    for (let turn = 0; turn < 2; turn += 1) {
      calls = 0;
      pages.push(await get('/'));
      expect(calls).toBeGreaterThan(0);
    }
    for (const { status, headers, html } of pages) {
      expect([status, headers.get('ETag'), headers.get('Age')]).toEqual([200, null, null]);
      expect(html).toMatch(/<!-- [^>]*\w[^>]* --><\/body>/);
    }
  });

  it('explains nothing to readers', async () => {
    const { get } = await openSites(ANSWER);
    expect((await get('/')).html).not.toMatch(/ --><\/body>/);
  });
});
