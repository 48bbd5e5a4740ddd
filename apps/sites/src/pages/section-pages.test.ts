import { BRANDS } from 'rotativa/themes';
import { expect, it } from 'vitest';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { sectionAddress } from './addresses/sections.ts';
import { PAGES } from './documents/index.ts';
import { withDocuments } from './documents/page-names.ts';
import { sectionPage } from './section-pages.ts';

it.each(BRANDS)('%s: the closest path is the first in the list, which need not be in order', (brand) => {
  const { sections } = PAGES[brand];
  const paths = sections.flatMap((one) => one.paths).flatMap((path) => [path, `${path}abajo/`]);
  for (const path of paths) {
    const first = sections.find(({ paths: starts, only }) =>
      starts.some((start) => (only ? path === start : path.startsWith(start))),
    );
    const found = sectionPage({ ...PAGES[brand], sections: sections.toReversed() }, path);
    expect(found, path).toBe(first?.document ?? PAGES[brand].section);
  }
});

it.each(BRANDS)(
  'B15 %s shows the whole covers of its editions, which a list of stories would crop',
  (brand) => {
    const { regions } = sectionPage(PAGES[brand], sectionAddress(BRAND_CONFIGS[brand], '/edicion/'));
    const blocks = Object.values(regions).flatMap((placed = []) => placed.map(({ block }) => block));
    expect(blocks).toContain('edition-shelf');
    expect(blocks).not.toContain('page-list');
  },
);

it('X5 a stored document adds a special section by its name, and a kind of page', () => {
  const document = (title: string) => ({ layout: 'list', title, regions: {} });
  const pages = withDocuments(
    PAGES.weekly,
    new Map([
      ['section:/videos/deportes/', document('Deportes')],
      ['page:/videos/', document('Solo videos')],
      ['section:/videos/', document('Videos')],
      ['section:otra', document('Sin camino')],
      ['home', document('Portada')],
    ]),
  );
  const titleAt = (path: string) => sectionPage(pages, path).title;
  expect(titleAt('/videos/deportes/golf/')).toBe('Deportes');
  expect(titleAt('/videos/')).toBe('Solo videos');
  expect(titleAt('/videos/cultura/')).toBe('Videos');
  expect(pages.home.title).toBe('Portada');
  expect(pages.sections).toHaveLength(PAGES.weekly.sections.length + 2);
});
