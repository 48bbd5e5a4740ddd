import { describe, expect, it } from 'vitest';
import { hoistPreloads } from './preloads.ts';

const link = '<link rel="preload" as="image" imageSrcSet="/a 1x" imageSizes="(width &gt;= 960px) 68vw"/>';

describe('the hints for a page’s first pictures', () => {
  it('leave the body for the head, each once', () => {
    expect(hoistPreloads(`<main>${link}<img src="/a"></main><p>${link}</p>`)).toEqual({
      html: '<main><img src="/a"></main><p></p>',
      preloads: link,
    });
  });

  it('stay in an island too, which React finds again when it hydrates', () => {
    const island = `<rt-island name="hero"><p>${link}<img src="/a"></p></rt-island>`;
    expect(hoistPreloads(`<p>${link}</p>${island}<p>${link}</p>`)).toEqual({
      html: `<p></p>${island}<p></p>`,
      preloads: link,
    });
  });

  it('leave other links where they are', () => {
    const html = '<link rel="preload" as="font" href="/f.woff2"><p>Nada</p>';
    expect(hoistPreloads(html)).toEqual({ html, preloads: '' });
  });
});
