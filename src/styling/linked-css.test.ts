import { expect, it, vi } from 'vitest';
import { createLinkedCss, withInlineCss } from './critical-css.ts';

const ORDER = '@layer rotativa.reset, rotativa.components;';
const SHEETS: Readonly<Record<string, string>> = {
  '/_next/a.css': `${ORDER}@font-face{src:url(../media/a.woff2?v=1)}.rt-card{gap:1px;--x:2px}.rt-card[data-side]{gap:var(--y)}`,
  '/_next/b.css': `${ORDER}.rt-card .rt-badge{gap:2px}.own{background:url("/a.svg")}:root{--y:1px}`,
  'https://cdn.example/c.css?x=1&y=2':
    '.own{background:url(i/a.svg),url(data:image/png;base64,aa),url(#mark),url("https://a.example/b.svg")}',
};
const STYLES = {
  base: '',
  roots: ['rt-card', 'rt-badge'].map((id) => ({ id, layer: 'rotativa.components', css: '' })),
  rendered: ['[data-side]'],
};
const link = (href: string): string =>
  `<link rel="stylesheet" href="${href.replace('&', '&amp;')}" data-precedence="next"/>`;
const page = (body: string, ...hrefs: string[]): string =>
  `<html><head>${hrefs.map(link).join('')}<link rel="stylesheet" media="print" href="/p.css"></head><body>${body}</body></html>`;
const PAGE = page('<p class="rt-card">', '/_next/a.css', '/_next/b.css');

const load = (address: string): Promise<string> => {
  const css = SHEETS[address];
  return css === undefined ? Promise.reject(new Error('status 404')) : Promise.resolve(css);
};

it('is what can match of the linked sheets in their order, with one order of the layers', async () => {
  expect(await createLinkedCss(STYLES, load)(PAGE)).toBe(
    `${ORDER}@font-face{src:url("/media/a.woff2?v=1")}.rt-card{gap:1px;--x:2px}.own{background:url("/a.svg")}:root{--y:1px}`,
  );
  for (const mark of ['data-side', 'data-side=""', 'data-side=1']) {
    const css = await createLinkedCss(STYLES, load)(page(`<p class="rt-card" ${mark}>`, '/_next/a.css'));
    expect([mark, css.includes('.rt-card[data-side]{gap:var(--y)}')]).toEqual([mark, true]);
  }
});

it('has the keyframes that its rules name, once', async () => {
  const turn = '@keyframes rt-turn{0%{rotate:0turn}to{rotate:1turn}}';
  const sheets = [`${turn}.own{animation:rt-turn 1s}`, `${turn}@keyframes rt-fade{0%{opacity:0}}`];
  const stylesOf = createLinkedCss(STYLES, (address) => Promise.resolve(sheets[Number(address.slice(1))]!));
  expect(await stylesOf(page('', '/0', '/1'))).toBe(`${turn}.own{animation:rt-turn 1s}`);
});

it('leaves out the custom properties that nothing reads, if it may', async () => {
  const css = await createLinkedCss(STYLES, load, { readOnly: true })(PAGE);
  expect(css).not.toContain('--x');
  expect(css).not.toContain('--y');
});

it('has no rule for what only the data of a script names', async () => {
  const data = '<script>push(`<p class="rt-badge" data-side="">`)</script>';
  const css = await createLinkedCss(
    STYLES,
    load,
  )(page(`<p class="rt-card">${data}`, '/_next/a.css', '/_next/b.css'));
  expect(css).not.toContain('.rt-badge');
  expect(css).not.toContain('[data-side]');
});

it('resolves addresses against the sheet, and leaves whole ones', async () => {
  const css = await createLinkedCss(STYLES, load)(page('', 'https://cdn.example/c.css?x=1&y=2'));
  expect(css).toBe(
    '.own{background:url("https://cdn.example/i/a.svg"),url(data:image/png;base64,aa),url(#mark),url("https://a.example/b.svg")}',
  );
});

it('loads each sheet once, and again after it has failed', async () => {
  const asked = vi.fn(load);
  const stylesOf = createLinkedCss(STYLES, asked);
  const twice = page('<p class="rt-card">', '/_next/a.css', '/_next/a.css#', '/_next/b.css');
  const [css, again] = await Promise.all([stylesOf(PAGE), stylesOf(twice)]);
  expect(again).toBe(css);
  expect(asked).toHaveBeenCalledTimes(2);
  const broken = page('', '/gone.css');
  await expect(stylesOf(broken)).rejects.toThrow('the stylesheet /gone.css of a page did not load');
  await expect(stylesOf(broken)).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(4);
});

it('has the sheets that withInlineCss lets wait', async () => {
  const html = withInlineCss(PAGE, await createLinkedCss(STYLES, load)(PAGE));
  expect(html.match(/data-rt-late/g)).toHaveLength(2);
  expect(html).toContain('<link rel="stylesheet" media="print" href="/p.css">');
});
