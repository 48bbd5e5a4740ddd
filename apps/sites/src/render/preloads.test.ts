import { describe, expect, it } from 'vitest';
import { hoistPreloads } from './preloads.ts';

const link = '<link rel="preload" as="image" imageSrcSet="/a 1x" imageSizes="(width &gt;= 960px) 68vw"/>';

describe('preload hints for a page’s first pictures', () => {
  it('move from the body to the head, without repetition', () => {
    expect(hoistPreloads(`<main>${link}<img src="/a"></main><p>${link}</p>`)).toEqual({
      html: '<main><img src="/a"></main><p></p>',
      preloads: link,
    });
  });

  it('are also kept in an island, where React expects them when it hydrates', () => {
    const island = `<rt-island name="hero"><p>${link}<img src="/a"></p></rt-island>`;
    expect(hoistPreloads(`<p>${link}</p>${island}<p>${link}</p>`)).toEqual({
      html: `<p></p>${island}<p></p>`,
      preloads: link,
    });
  });

  it('do not affect other links', () => {
    const html = '<link rel="preload" as="font" href="/f.woff2"><p>Nada</p>';
    expect(hoistPreloads(html)).toEqual({ html, preloads: '' });
  });
});
