import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchWidgetScript, type WidgetAnswer } from '../src/search-widget/widget.ts';
import { openApp, type TestApp } from './open-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openApp();
});
afterAll(() => test.close());

const get = (path: string) => test.app.request(`/search-widget/${path}`);

describe('B20 the search service', () => {
  it('has a script for each site, which pages of other origins may load', async () => {
    const reply = await get('semanario.js');
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('set-cookie')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      null,
    ]);
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await reply.text()).startsWith(`(${searchWidgetScript.toString()})`)).toBe(true);
  });

  it('has the results of the content search, and filters them by section', async () => {
    const { body: own } = await test.ask('search-api', { query: 'educación' });
    const ask = async (query: string) =>
      (await (await get(`semanario/results?${query}`)).json()) as WidgetAnswer;
    const all = await ask('q=educaci%C3%B3n');
    expect(all.results.map(({ href }) => href)).toEqual(
      own.content_elements.map(({ canonical_url: path }) => path),
    );
    const [facet] = all.facets;
    const narrowed = await ask(`q=educaci%C3%B3n&section=${facet!.value}`);
    expect(narrowed.results).toHaveLength(facet!.count);
  });

  it.each([
    ['otra.js', 404],
    ['otra/results?q=agua', 404],
    ['semanario/results', 400],
    ['semanario/results?q=agua&section=__proto__', 400],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});
