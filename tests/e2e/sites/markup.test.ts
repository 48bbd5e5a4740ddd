import { describe, expect, it } from 'vitest';
import { brandsOf } from '../support/brands.ts';
import { contentModelFaults } from '../support/content-model.ts';
import { pagesOfEachKind } from '../support/listed-pages.ts';
import { origin } from '../support/open-page.ts';

/** Number of concurrent requests, so that the test does not overload the server. */
const BATCH = 4;

/** Fewer pages, and the kinds were not found: nothing would be tested. */
const LEAST_PAGES = 20;

describe.each(brandsOf('content model'))('%s', (brand) => {
  it('has no page of any kind that breaks the content model of HTML', { timeout: 600_000 }, async () => {
    const paths = await pagesOfEachKind(brand);
    expect(paths.length).toBeGreaterThan(LEAST_PAGES);
    const faults: Record<string, string[]> = {};
    for (let at = 0; at < paths.length; at += BATCH)
      await Promise.all(
        paths.slice(at, at + BATCH).map(async (path) => {
          const response = await fetch(origin(brand) + path);
          const html = await response.text();
          if (!response.headers.get('content-type')?.startsWith('text/html')) return;
          const found = contentModelFaults(html);
          if (found.length > 0) faults[path] = found;
        }),
      );
    expect(faults).toEqual({});
  });
});

describe('the check', () => {
  it.each([
    ['<span><h2>x</h2></span>', 'span > h2'],
    ['<h2 class="t"><a href="/"><div>x</div></a></h2>', 'h2.t > div'],
    ['<button><rt-island><p>x</p></rt-island></button>', 'button > p'],
    ['<p>x<div>y</div></p>', 'p: 1 written, 2 read'],
    ['<a href="/"><button>x</button></a>', 'a > button'],
    ['<ul><div>x</div></ul>', 'ul > div'],
    ['<summary><p>x</p></summary>', 'summary > p'],
  ])('finds the fault of %s', (markup, fault) => {
    expect(contentModelFaults(`<!doctype html><html><body>${markup}</body></html>`)).toContain(fault);
  });

  it.each([
    '<a href="/"><h2>x</h2><div>y</div></a>',
    '<summary><h2>x</h2></summary>',
    '<label>x<input></label>',
    '<p>x<script>"<div>"</script></p>',
    '<table><tr><td><div>x</div></td></tr></table>',
    '<rt-island><section><span>x</span></section></rt-island>',
  ])('has nothing against %s', (markup) => {
    expect(contentModelFaults(`<!doctype html><html><body>${markup}</body></html>`)).toEqual([]);
  });
});
