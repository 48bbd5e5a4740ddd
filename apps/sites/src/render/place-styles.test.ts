import { expect, it, vi } from 'vitest';
import { placeStyles } from './place-styles.ts';

const LINK = '<link rel="stylesheet" href="/assets/weekly-shared-1.css"/>';
const css = (html: string): string => `css of ${html.length}`;
const shared = (rest: string) => ({
  address: '/assets/weekly-shared-1.css',
  pageCss: vi.fn(() => ({ first: 'first', rest })),
});

it('a page in development links its stylesheets', () => {
  expect(placeStyles('<p>', {})).toEqual({ html: '<p>', head: undefined, inline: [] });
});

it('a page without the link has all its CSS in the head', () => {
  for (const own of [{ css }, { css, shared: shared('rest') }])
    expect(placeStyles('<p>', own)).toEqual({ html: '<p>', head: 'css of 3', inline: ['css of 3'] });
});

it('a page with the link has the first view in the head, and what is missing behind the link', () => {
  const own = shared('rest');
  expect(placeStyles(`<p>${LINK}<b>`, { css, shared: own })).toEqual({
    html: `<p>${LINK}<style>rest</style><b>`,
    head: 'first',
    inline: ['first', 'rest'],
  });
  expect(own.pageCss).toHaveBeenCalledWith(`<p>${LINK}<b>`, 3);
});

it('has no empty style', () => {
  expect(placeStyles(`<p>${LINK}<b>`, { css, shared: shared('') })).toEqual({
    html: `<p>${LINK}<b>`,
    head: 'first',
    inline: ['first'],
  });
});
