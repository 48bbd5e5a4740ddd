import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BRANDS } from 'rotativa/themes';
import { PAGES } from '../pages/documents/index.ts';
import { LAYOUTS } from './layouts.tsx';

const REGIONS = Object.fromEntries(
  ['header', 'head', 'top', 'wide', 'middle', 'side', 'main', 'aside', 'after', 'footer'].map((name) => [
    name,
    <p key={name} id={name} />,
  ]),
);

const html = (name: string, regions: object = REGIONS): string => {
  const Layout = LAYOUTS[name]!;
  return renderToStaticMarkup(<Layout regions={regions as never} />);
};

describe('T6 page layouts', () => {
  it.each(Object.keys(LAYOUTS))('%s has one main part, which the first link reaches', (name) => {
    expect(html(name).match(/<main[^>]*id="contenido"/g)).toHaveLength(1);
    expect(html(name)).toContain('id="main"');
  });

  it('empty has nothing around its main part', () => {
    expect(html('empty')).toMatch(/^<main.*id="head".*id="main".*<\/main>$/);
    expect(html('empty')).not.toMatch(/header|footer|aside/);
  });

  it('landing opens with its picture; without one it leaves room for the header', () => {
    expect(html('landing')).toMatch(/id="top".*id="head".*id="main"/);
    expect(html('landing')).toContain('data-landing="opening"');
    expect(html('landing', { ...REGIONS, top: null })).toContain('data-landing="plain"');
  });

  it('reading and service differ only in the font', () => {
    expect(html('reading').replace('data-font="body"', 'data-font="ui"')).toBe(html('service'));
  });

  it.each(BRANDS)('every page of %s has a known layout', (brand) => {
    const { sections, ...pages } = PAGES[brand];
    const documents = [...Object.values(pages), ...sections.map(({ document }) => document)];
    expect(documents.filter(({ layout }) => !(layout in LAYOUTS))).toEqual([]);
  });
});
