import fc from '../../../tests/support/fuzz.ts';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { sanitizeInline, sanitizeRich } from './policy.ts';

/** The tags of an HTML text. Sanitised text has every other '<' as a reference. */
function tags(html: string): string[] {
  return html.match(/<[^>]*>/g) ?? [];
}

/** The tag without the values of its attributes. */
const names = (tag: string): string => tag.replace(/"[^"]*"/g, '""');

function expectHarmless(html: string): void {
  for (const tag of tags(html)) {
    expect(tag).not.toMatch(/^<\/?(script|style|object|embed|form|svg|math|base|meta|link)\b/i);
    expect(names(tag)).not.toMatch(/\son\w+\s*=/i);
    expect(tag).not.toMatch(
      /\s(href|src|poster|srcset|action)\s*=\s*["']?[\s\p{Cc}]*(javascript|data|vbscript):/iu,
    );
    expect(names(tag)).not.toMatch(/\s(style|id|srcdoc|formaction)\s*=/i);
  }
}

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa\tScRiPt:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="data:text/html,x"></iframe>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<scr<p>ipt>alert(1)</scr</p>ipt>',
  '<b onmouseover="alert(1)" style="background:url(javascript:x)" id="x">x</b>',
  '<video src="javascript:alert(1)" onloadstart=alert(1) poster="javascript:x"></video>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:x">x</button></form>',
  '<base href="https://mal.ejemplo/"><meta http-equiv=refresh content="0;url=javascript:x">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<svg><![CDATA[</svg><img src=x onerror=alert(1)>]]>',
];

describe('the policy for HTML in documents', () => {
  it.each(ATTACKS)('%s is harmless', (attack) => {
    expectHarmless(sanitizeInline(attack));
    expectHarmless(sanitizeRich(attack));
  });

  it('any combination of these is harmless, and sanitising is idempotent', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS, '<p>', '</b>', '"', '<', '>', '&lt;', '<a href='),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        for (const clean of [sanitizeInline, sanitizeRich]) {
          const once = clean(pieces.join(''));
          expectHarmless(once);
          expect(clean(once)).toBe(once);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['inline markup stays', 'a <b>b</b> <i>c</i> <sup>2</sup>', 'a <b>b</b> <i>c</i> <sup>2</sup>'],
    ['an unsafe link leaves its text', '<a href="javascript:x">texto</a>', '<span>texto</span>'],
    ['paragraphs do not run into each other', '<p>uno</p><p>dos</p>', 'uno  dos'],
    ['signs stay signs', '1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['a sign before a word is none of a tag', 'si x<y se cumple', 'si x&lt;y se cumple'],
    ['an address between signs stays', '<ana@ejemplo.co> <b>y</b>', '&lt;ana@ejemplo.co&gt; <b>y</b>'],
    ['a tag that was cut is no text', 'uno <a href="http', 'uno'],
    ['a CDATA section is its contents', '<![CDATA[uno <b>dos</b>]]>', 'uno <b>dos</b>'],
    [
      'mail and telephone',
      '<a href="mailto:a@b.co">m</a><a href="tel:+571">t</a>',
      '<a href="mailto:a@b.co">m</a><a href="tel:+571">t</a>',
    ],
    [
      'target only _blank, with rel',
      '<a href="/x" target="_blank">x</a><a href="/y" target="_top">y</a>',
      '<a href="/x" target="_blank" rel="noopener">x</a><a href="/y">y</a>',
    ],
    [
      'another host gets rel, what it said of itself stays',
      '<a href="https://o.co/" rel="nofollow me">x</a>',
      '<a href="https://o.co/" rel="noopener nofollow">x</a>',
    ],
  ])('inline: %s', (_name, html, expected) => {
    expect(sanitizeInline(html)).toBe(expected);
  });

  it('a link to a host of the site is internal', () => {
    expect(
      sanitizeInline('<a href="https://www.ejemplo.com/x">x</a>', { siteHosts: ['www.ejemplo.com'] }),
    ).toBe('<a href="https://www.ejemplo.com/x">x</a>');
  });

  it('frames must be https; they are sandboxed, lazy and named; only known players keep their origin', () => {
    const known = sanitizeRich(
      '<iframe src="//www.youtube.com/embed/x" width="560" height="1e9" onload="x"></iframe>',
    );
    expect(known).toContain('src="https://www.youtube.com/embed/x"');
    expect(known).toContain('allow-same-origin');
    expect(known).toContain('title="Contenido incrustado"');
    expect(known).not.toContain('height');
    const other = sanitizeRich('<iframe src="https://mapas.ejemplo.org/"></iframe>');
    expect(other).toMatch(/sandbox="[^"]*allow-scripts/);
    expect(other).not.toContain('allow-same-origin');
    expect(sanitizeRich('<iframe src="https://malyoutube.com/"></iframe>')).not.toContain(
      'allow-same-origin',
    );
  });

  it('a rejected frame becomes a link to its page', () => {
    expect(sanitizeRich('<iframe src="http://viejo.ejemplo.org/mapa"></iframe>')).toBe(
      '<a href="http://viejo.ejemplo.org/mapa" rel="noopener">Ver contenido incrustado</a>',
    );
    const own = sanitizeRich('<iframe src="https://www.ejemplo.com/perfil/"></iframe>', {
      siteHosts: ['www.ejemplo.com'],
    });
    expect(own).not.toContain('<iframe');
  });

  it('rich: structure, pictures and posts are kept, first-level headings become second-level', () => {
    expect(sanitizeRich('<h1>t</h1><table><tr><td colspan="2" bgcolor="red">c</td></tr></table>')).toBe(
      '<h2>t</h2><table><tr><td colspan="2">c</td></tr></table>',
    );
    expect(sanitizeRich('<blockquote class="twitter-tweet malo"><p>x</p></blockquote>')).toBe(
      '<blockquote class="twitter-tweet"><p>x</p></blockquote>',
    );
    expect(sanitizeRich('<img data-src="/a.jpg" width="10">')).toBe(
      '<img src="/a.jpg" alt="" width="10" loading="lazy" decoding="async" />',
    );
  });
});

describe('plainText', () => {
  it.each([
    ['<p>Ni&ntilde;o &amp; ni&#241;a</p><p>&#x201C;hola&#x201D;</p>', 'Niño & niña “hola”'],
    ['a<script>x</script>b<style>y</style>', 'a b'],
    ['uno<br>dos <b>tre</b>s', 'uno dos tres'],
    ['3 < 4 y 5 > 4', '3 < 4 y 5 > 4'],
    ['&#0;&#xD800;&nada;', '&nada;'],
    ['D&#146;Artagnan &#x97; &#128;', 'D’Artagnan — €'],
    ['&rarr; &oelig; &AMP; &commat;', '→ œ & @'],
    ['<![CDATA[<p>uno</p>]]> <ana@ejemplo.co> a<b y c', 'uno <ana@ejemplo.co> a<b y c'],
    ['uno <a href="http', 'uno'],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
