import { describe, expect, it } from 'vitest';
import { guardDocument } from '../ans/guard.ts';
import { articleOf, documentOf, rawStory } from '../fixtures/index.ts';
import { PUBLIC_PREVIEW, readableArticle } from './access.ts';
import { basicImage, teaserPicture } from './promo.ts';

const body = (...content_elements: object[]) =>
  articleOf({ ...rawStory, promo_items: {}, content_elements }, { insertions: [] });
const image = (url: string) => ({ _id: 'I', type: 'image', url, caption: 'La plaza' });

const UNUSABLE = [
  'foto.jpg',
  '../foto.jpg',
  './a/b.png',
  'https://',
  'http:foto.jpg',
  'https://[x/a.jpg',
  '///a.jpg',
];

describe('unusable image addresses', () => {
  it.each(UNUSABLE)('%j is dropped from the body and logged', (url) => {
    const { body: blocks, log } = body(image(url), { _id: 'T', type: 'text', content: 'Texto.' });
    expect(blocks.map(({ type }) => type)).toEqual(['text']);
    expect(log).toMatchObject([{ type: 'image', id: 'I' }]);
  });

  it.each(UNUSABLE)('%j is not used as lead, teaser picture or portrait', (url) => {
    const raw = { ...rawStory, promo_items: { basic: image(url) }, content_elements: [] };
    const article = articleOf(raw);
    expect(article.lead).toBeUndefined();
    expect(article.log).toMatchObject([{ type: 'image', id: 'I' }]);
    expect(basicImage(documentOf(raw))).toBeDefined();
    expect(teaserPicture(documentOf(raw))).toBeUndefined();
    const signed = guardDocument({ ...rawStory, credits: { by: [{ name: 'Ana', image: { url } }] } });
    expect(signed.ok && signed.value.credits.by[0]).not.toHaveProperty('image');
    expect(signed.ok && signed.issues.map(({ path }) => path)).toContain('credits.by[0].image');
  });

  it.each(UNUSABLE)('%j is dropped from raw HTML', (url) => {
    const html = `<p>Texto.</p><img src="${url}" alt="x">`;
    expect(body({ type: 'raw_html', content: html }).body).toMatchObject([{ html: '<p>Texto.</p>' }]);
  });

  it.each(['https://a.ejemplo/x.jpg', '//a.ejemplo/x.jpg', '/images/x'])('%j is kept', (url) => {
    expect(body(image(url)).body).toMatchObject([{ type: 'image' }]);
  });
});

describe('frames', () => {
  const frame = (attributes: string): string => {
    const [block] = body({ type: 'raw_html', content: `<iframe ${attributes}></iframe>` }).body;
    return block && 'html' in block ? block.html : '';
  };

  it.each([
    ['https://player.vimeo.com/video/1', 'video'],
    ['https://medio.ejemplo/embed/video/7', 'video'],
    ['https://open.spotify.com/embed/track/1', 'audio'],
    ['https://www.facebook.com/plugins/post.php?x', 'post'],
    ['https://datos.ejemplo/mapa', 'page'],
  ])('without a height %s has the shape of its kind, %s', (src, kind) => {
    expect(frame(`src="${src}" width="300"`)).toContain(`data-kind="${kind}"`);
    expect(frame(`src="${src}" width="100%" height="100%"`)).toContain(`data-kind="${kind}"`);
    expect(frame(`src="${src}" width="300"`)).not.toContain('width=');
  });

  it('a frame with a height keeps its size', () => {
    const html = frame('src="https://datos.ejemplo/mapa" width="300" height="420" data-kind="video"');
    expect(html).toContain('width="300" height="420"');
    expect(html).not.toContain('data-kind');
  });

  it('a frame of the site itself becomes a link with its title', () => {
    expect(frame('src="/impresa/2261.pdf" title="Edición impresa 2261"')).toBe(
      '<a href="/impresa/2261.pdf">Edición impresa 2261</a>',
    );
    expect(frame('src="/x/" title="<img src=x onerror=alert(1)>"')).not.toContain('<img');
    expect(frame('src="javascript:alert(1)" title="x"')).toBe('');
  });
});

describe('escaped markup in text elements', () => {
  const html = (content: string, type = 'text'): unknown => {
    const [block] = body({ type, content }).body;
    return block && 'html' in block ? block.html : block;
  };

  it.each(['text', 'header'])('is sanitised like other markup (%s)', (type) => {
    expect(html('Un &lt;b&gt;gran&lt;/b&gt; r&iacute;o', type)).toBe('Un <b>gran</b> río');
    expect(html('Un &lt;a href=&quot;javascript:x&quot;&gt;gran&lt;/a&gt; río', type)).toBe(
      'Un <span>gran</span> río',
    );
    expect(html('Uno&lt;script&gt;alert(1)&lt;/script&gt;', type)).toBe('Uno');
  });

  it('stays unchanged where a text mentions a tag', () => {
    expect(html('La etiqueta &lt;b&gt; hace negrita.')).toBe('La etiqueta &lt;b&gt; hace negrita.');
    expect(html('<i>Así:</i> &lt;b&gt;x&lt;/b&gt;')).toBe('<i>Así:</i> &lt;b&gt;x&lt;/b&gt;');
    expect(html('3 &lt; 5 y 7 &gt; 2')).toBe('3 &lt; 5 y 7 &gt; 2');
  });
});

describe('dateline and sign-off', () => {
  it('are sanitised; a locked story has no sign-off', () => {
    const article = articleOf({
      ...rawStory,
      location: 'Washington, D.C.',
      sign_off: 'Con <b>AFP</b><script>',
    });
    expect(article).toMatchObject({ dateline: 'Washington, D.C.', signOffHtml: 'Con <b>AFP</b>' });
    expect(readableArticle(article, PUBLIC_PREVIEW)).toMatchObject({ dateline: 'Washington, D.C.' });
    expect(readableArticle(article, PUBLIC_PREVIEW)).not.toHaveProperty('signOffHtml');
  });

  it('the dateline is preferred to the location', () => {
    expect(articleOf({ ...rawStory, dateline: 'Mocoa', location: 'Colombia' }).dateline).toBe('Mocoa');
  });
});

describe("'Contexto:' boxes", () => {
  const box = (url: string) => body({ type: 'interstitial_link', url, content: 'El río' });

  it('link to http, https and paths of the site', () => {
    expect(box('/nacion/articulo/x/').body).toMatchObject([
      { label: 'Contexto:', href: '/nacion/articulo/x/' },
    ]);
    expect(box('https://otro.ejemplo/').body).toHaveLength(1);
  });

  it.each(['x/y', '//otro.ejemplo/', '/\\otro.ejemplo', 'javascript:alert(1)', 'mailto:a@b.co'])(
    'not to %s',
    (url) => {
      const { body: blocks, log } = box(url);
      expect([blocks, log]).toMatchObject([[], [{ type: 'interstitial_link' }]]);
    },
  );
});
