import { describe, expect, it } from 'vitest';
import { frameSource } from './frames.ts';
import { decodeEntities, plainText } from './plain-text.ts';
import { sanitizeInline, sanitizeRich } from './policy.ts';

const SITE = { siteHosts: ['www.ejemplo.com'] };
const FRAME =
  'loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation" allow="autoplay; encrypted-media; picture-in-picture" allowfullscreen';

describe('the attributes that stay', () => {
  it.each([
    '<a href="https://www.ejemplo.com/" title="uno" hreflang="en">x</a>',
    '<a href="https://otra.ejemplo.org/" target="_blank" rel="noopener nofollow sponsored">x</a>',
    '<a href="https://otra.ejemplo.org/" rel="noopener ugc">x</a>',
    '<abbr title="uno">x</abbr>',
    '<time datetime="2026-03-10">x</time>',
    '<b lang="en" dir="ltr">x</b>',
    '<ruby>東<rp>(</rp><rt>dōng</rt><rp>)</rp></ruby>',
  ])('of inline HTML: %s', (html) => {
    expect(sanitizeInline(html, SITE)).toBe(html);
  });

  it.each(['data-src', 'data-lazy-src', 'data-original'])(
    'a picture that loads late has its address in %s',
    (name) => {
      const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      const html = `<img src="${placeholder}" ${name}="https://a.ejemplo.com/a.jpg">`;
      expect(sanitizeRich(html, SITE)).toContain('<img src="https://a.ejemplo.com/a.jpg"');
      const frame = `<iframe src="about:blank" ${name}="https://otra.ejemplo.org/a"></iframe>`;
      expect(sanitizeRich(frame, SITE)).toContain('<iframe src="https://otra.ejemplo.org/a"');
    },
  );

  it.each([
    '<img src="https://a.ejemplo.com/a.jpg" alt="uno" width="4" height="3" loading="lazy" decoding="async" />',
    '<video src="https://a.ejemplo.com/a.mp4" poster="https://a.ejemplo.com/a.jpg" width="4" height="3" controls preload="none"></video>',
    '<audio src="https://a.ejemplo.com/a.mp3" controls preload="none"></audio>',
    '<video controls preload="none"><source src="https://a.ejemplo.com/a.mp4" type="video/mp4" media="print"></source><track src="https://a.ejemplo.com/a.vtt" kind="captions" srclang="es" label="uno"></track></video>',
    '<blockquote class="instagram-media" cite="https://a.ejemplo.com/" data-instgrm-permalink="https://a.ejemplo.com/" data-lang="es">x</blockquote>',
    '<details open><summary>x</summary></details>',
    '<ol start="3" reversed><li>x</li></ol>',
    ...['1', 'a', 'A', 'i', 'I'].map((type) => `<ol type="${type}"><li value="-4">x</li></ol>`),
    '<table><colgroup span="2"></colgroup><colgroup><col span="3" /></colgroup><tbody><tr><th abbr="uno">x</th></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2" rowspan="2" scope="col">x</th><td colspan="2" rowspan="2">y</td></tr></tbody></table>',
    `<iframe src="https://otra.ejemplo.org/" width="400" height="300" title="uno" ${FRAME}></iframe>`,
    '<a href="https://www.ejemplo.com/" title="uno">x</a>',
  ])('of rich HTML: %s', (html) => {
    const open = (text: string): string =>
      text.replace(/ (controls|open|reversed|allowfullscreen)=""/g, ' $1');
    expect(open(sanitizeRich(html, SITE))).toBe(html);
  });

  it.each([
    ['a picture without words has none', '<img src="https://a.ejemplo.com/a.jpg">', ' alt=""'],
    [
      'a frame has a name',
      '<iframe src="https://otra.ejemplo.org/" title=" "></iframe>',
      ' title="Contenido incrustado"',
    ],
    [
      'the name of a frame is cut',
      '<iframe src="https://otra.ejemplo.org/" title=" uno "></iframe>',
      ' title="uno"',
    ],
    [
      'the address of a late frame',
      '<iframe data-src="https://otra.ejemplo.org/"></iframe>',
      ' src="https://otra.ejemplo.org/"',
    ],
    ['the link of a refused frame', '<iframe src="/a/" title=" uno "></iframe>', '<a href="/a/">uno</a>'],
    ['its words without a name', '<iframe src="/a/"></iframe>', '>Ver contenido incrustado'],
  ])('%s', (_name, html, part) => {
    expect(sanitizeRich(html, SITE)).toContain(part);
  });

  it.each([
    '<iframe></iframe>',
    '<iframe src="javascript:1"></iframe>',
    '<iframe src="a/b/"></iframe>',
    '<iframe src="//"></iframe>',
    '<img alt="uno">',
    '<img src="javascript:1">',
  ])('nothing stays of %s', (html) => {
    expect(sanitizeRich(html, SITE)).toBe('');
  });

  it.each([
    ['<ol type="disc"><li value="4px">x</li></ol>', '<ol><li>x</li></ol>'],
    ['<table><colgroup><col span="0"></colgroup></table>', '<table><colgroup><col /></colgroup></table>'],
    ['<table><colgroup span="1000"></colgroup></table>', '<table><colgroup></colgroup></table>'],
  ])('%s keeps its tags, and no value that is no number or letter', (html, clean) => {
    expect(sanitizeRich(html, SITE)).toBe(clean);
  });

  it('without the hosts of the site every host is another one', () => {
    expect(sanitizeInline('<a href="https://a.co/">x</a>')).toBe(
      '<a href="https://a.co/" rel="noopener">x</a>',
    );
    expect(sanitizeRich('<a href="https://a.co/">x</a>')).toBe(
      '<a href="https://a.co/" rel="noopener">x</a>',
    );
  });

  it('the address of a frame begins with https', () => {
    expect(frameSource('http://a.ejemplo.org/?u=https://b.ejemplo.org/', [])).toBeUndefined();
    expect(frameSource(undefined, [])).toBeUndefined();
    expect(frameSource(' //a.ejemplo.org/ ', [])).toBe('https://a.ejemplo.org/');
  });
});

describe('plain text', () => {
  it.each([
    ['&#72;&#x48;', 'HH'],
    ['&#0;&#xd800;&#xdfff;&#x110000;', ''],
    ['&#x10ffff;', '\u{10ffff}'],
    ['&#xe000;', '\ue000'],
  ])('%s is %j', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });

  it.each([
    ['uno<!-- dos\ntres -->cuatro', 'uno cuatro'],
    ['uno<!-- dos', 'uno'],
    ['uno<style>dos\n</style>tres', 'uno tres'],
    ['uno<script>dos', 'uno'],
    ['uno<h3 class="x">dos</h3>tres', 'uno dos tres'],
    ['u<b class="x">n</b>o', 'uno'],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
