// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { withInlineCss } from './inline-css.ts';
import { loadLateStyles } from './late-styles.ts';

const HTML =
  '<!doctype html><html><head><title>El tren</title><link nonce="n" rel="stylesheet" href="/a.css"/>' +
  '<link rel="stylesheet" media="print" href="/p.css"><link rel="icon" href="/i.svg"></head>' +
  '<body><p>&lt;link rel="stylesheet"></p></body></html>';

it('puts the CSS before the first stylesheet, which waits', () => {
  const html = withInlineCss(HTML, 'p{gap:1px}', { nonce: 'abc' });
  expect(html).toContain(
    '<style nonce="abc">p{gap:1px}</style>' +
      '<link disabled media="not all" data-rt-late="" nonce="n" rel="stylesheet" href="/a.css"/>',
  );
  expect(html).toContain(
    '<link rel="stylesheet" media="print" href="/p.css"><link rel="icon" href="/i.svg">',
  );
  expect(html.split('<body>')[1]).toBe(HTML.split('<body>')[1]);
});

it('keeps the browser from loading ahead what waits', () => {
  const preload = '<link rel="preload" href="/b.css" as="style"/>';
  const html = `<head>${preload}<link rel="preload" href="/l.woff2" as="font"/></head><p>`;
  expect(withInlineCss(html, '')).toBe(
    '<head><link media="not all" rel="preload" href="/b.css" as="style"/>' +
      '<link rel="preload" href="/l.woff2" as="font"/><style></style></head><p>',
  );
});

it('puts the CSS at the end of a head without stylesheets', () => {
  expect(withInlineCss('<head><title>a</title></head><p>', 'p{gap:1px}')).toBe(
    '<head><title>a</title><style>p{gap:1px}</style></head><p>',
  );
});

it('refuses a part of a document, and CSS that would end its element', () => {
  expect(() => withInlineCss('<p>', '')).toThrow(/Pass a whole document/);
  expect(() => withInlineCss(HTML, 'p{content:"</STYLE>"}')).toThrow(/would end its element/);
});

const LATE = () => document.querySelectorAll('link[disabled][media="not all"]').length;
const openPage = (): void => {
  document.head.innerHTML = withInlineCss('<head><link rel="stylesheet" href="/a.css"></head>', '').replace(
    /<\/?head>/g,
    '',
  );
};

it.each(['mousemove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'loads what waits when the reader does something: %s',
  (type) => {
    openPage();
    loadLateStyles(document);
    expect(LATE()).toBe(1);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(LATE()).toBe(0);
    expect(document.querySelector('link')!.outerHTML).toBe('<link rel="stylesheet" href="/a.css">');
  },
);

it('loads what waits at once for a page that asks for it', () => {
  openPage();
  loadLateStyles(document)();
  expect(LATE()).toBe(0);
});
