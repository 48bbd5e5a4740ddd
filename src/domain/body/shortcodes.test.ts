import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import { prepareArticle } from '../article/prepare.ts';
import { prepareBody } from './prepare-body.ts';

const read = (document: object) => documentOf({ type: 'story', ...document });
const body = (...content_elements: object[]) =>
  prepareBody(read({ content_elements }).content_elements, { insertions: [] });
const shown = (type: string, content: string): string =>
  JSON.stringify(body({ type, content }).blocks).replaceAll('\\"', '"');

const IMG = '<img src="https://a.ejemplo.com/a.jpg" alt="" />';

describe('N3 shortcodes of WordPress', () => {
  it.each([
    `[caption id="attachment_7" align="aligncenter" width="300"]${IMG} La <i>plaza</i>[/caption]`,
    `[caption width="300" caption="La <i>plaza</i>"]<a href="/a.jpg">${IMG}</a>[/caption]`,
    `[wp_caption]${IMG}La <i>plaza</i>[/wp_caption]`,
  ])('%s is a figure', (content) => {
    for (const type of ['text', 'raw_html']) {
      const html = shown(type, content);
      expect(html).not.toMatch(/[[]\/?(?:wp_)?caption/);
      expect(html).toMatch(/<figure>.*<img .*<figcaption>La <i>plaza<\/i><\/figcaption><\/figure>/);
    }
  });

  it.each([
    ['[gallery ids="1,2"]', 'Uno dos.'],
    ['[gallery]', 'Uno dos.'],
    ['[contact-form-7 id=&#8221;9&#8243; title=”x”]', 'Uno dos.'],
    ['[su_note color="#fff"]tres[/su_note]', 'Uno tres dos.'],
    ['[dropcap]tres[/dropcap]', 'Uno tres dos.'],
    ['[sic]', 'Uno [sic] dos.'],
    ['[El presidente]', 'Uno [El presidente] dos.'],
    ['[…]', 'Uno […] dos.'],
    ['[a=b]', 'Uno [a=b] dos.'],
  ])('%s in a text leaves %j', (code, text) => {
    const [block] = body({ type: 'text', content: `Uno ${code} dos.` }).blocks;
    expect(block).toMatchObject({ type: 'text' });
    expect(JSON.stringify(block).replaceAll(/\s+/g, ' ')).toContain(`"html":"${text}"`);
  });

  it('that are a whole text leave nothing, and no program is changed', () => {
    expect(body({ type: 'text', content: '<p>[gallery ids="1,2"]</p>' }).blocks).toEqual([]);
    expect(body({ type: 'code', content: '[gallery ids="1,2"]' }).blocks).toMatchObject([
      { code: '[gallery ids="1,2"]' },
    ]);
  });

  it.each([
    ['[embed]https://a.ejemplo.com/v/1[/embed]', '<a href="https://a.ejemplo.com/v/1"'],
    ['[video mp4="https://a.ejemplo.com/a.mp4"][/video]', '<video src="https://a.ejemplo.com/a.mp4"'],
    ['[audio src="https://a.ejemplo.com/a.mp3"]', '<audio src="https://a.ejemplo.com/a.mp3"'],
    ['[youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ]', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ])('%s has its address', (code, part) => expect(shown('raw_html', code)).toContain(part));
});

describe('N3 escaped HTML', () => {
  const ESCAPED = 'La &lt;i&gt;plaza&lt;/i&gt;';
  it('is read as HTML in captions, citations and descriptions', () => {
    const image = { type: 'image', url: 'https://a.ejemplo.com/a.jpg', caption: ESCAPED };
    const { blocks } = body(
      image,
      { type: 'gallery', content_elements: [image] },
      { type: 'quote', citation: ESCAPED, content_elements: [{ type: 'text', content: 'x' }] },
      { type: 'table', caption: ESCAPED, rows: [['x']] },
      { type: 'interstitial_link', url: '/x/', content: 'x', description: ESCAPED },
    );
    for (const block of blocks) {
      expect([block.type, JSON.stringify(block)]).toEqual([
        block.type,
        expect.stringContaining('La <i>plaza</i>'),
      ]);
      expect(JSON.stringify(block)).not.toContain('&lt;');
    }
  });

  it('is read as HTML in headlines and standfirsts', () => {
    const document = read({ headlines: { basic: ESCAPED }, subheadlines: ESCAPED });
    const article = prepareArticle(document, {
      access: 'whole',
      product: 'semanario',
      siteName: 'Semanario',
    });
    expect([article.headline, article.headlineHtml]).toEqual(['La plaza', 'La <i>plaza</i>']);
    expect(article.subheadlineHtml).toBe('La <i>plaza</i>');
  });

  it('that only mentions a tag stays', () => {
    expect(read({ headlines: { basic: 'Qué es &lt;b&gt;' } }).headlines.basic).toBe('Qué es &lt;b&gt;');
  });
});
