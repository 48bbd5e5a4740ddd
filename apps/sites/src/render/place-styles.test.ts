import { expect, it, vi } from 'vitest';
import { placeStyles } from './place-styles.ts';

const OPENING = '<html data-brand="weekly">';
const LINK = '<link id="estilos" rel="stylesheet" href="/assets/weekly-shared-1.css"/>';
const css = (html: string): string => `css of ${html}`;
const shared = (rest: string) => ({
  address: '/assets/weekly-shared-1.css',
  pageCss: vi.fn(() => ({ first: 'first', rest })),
});

it('a page in development links its stylesheets', () => {
  expect(placeStyles('<p>', {}, OPENING)).toEqual({
    html: '<p>',
    head: undefined,
    hasEnd: false,
    inline: [],
  });
});

it('a page without the link has all its CSS in the head', () => {
  for (const own of [{ css }, { css, shared: shared('rest') }])
    expect(placeStyles('<p>', own, OPENING)).toEqual({
      html: '<p>',
      head: `css of ${OPENING}<p>`,
      hasEnd: false,
      inline: [`css of ${OPENING}<p>`],
    });
});

it('a page with the link has the first view in the head, and what is missing behind the link', () => {
  const own = shared('rest');
  expect(placeStyles(`<p>${LINK}<b>`, { css, shared: own }, OPENING)).toEqual({
    html: `<p>${LINK}<style>rest</style><b>`,
    head: 'first',
    hasEnd: true,
    inline: ['first', 'rest'],
  });
  expect(own.pageCss).toHaveBeenCalledWith(`${OPENING}<p>${LINK}<b>`, OPENING.length + 3);
});

it('has no empty style', () => {
  expect(placeStyles(`<p>${LINK}<b>`, { css, shared: shared('') }, OPENING)).toEqual({
    html: `<p>${LINK}<b>`,
    head: 'first',
    hasEnd: true,
    inline: ['first'],
  });
});
