import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentIssues, type PageDocument } from 'rotativa/domain';
import { BRANDS } from 'rotativa/themes';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../pages/documents/index.ts';
import { documentsOf, withDocuments } from '../pages/documents/page-names.ts';
import { LAYOUTS } from './layouts.tsx';
import { layoutFrame, LAYOUT_REGIONS } from './layout-regions.tsx';
import { pageSeed } from './page-seed.ts';

const FOLDER = join(import.meta.dirname, '../../../content/pages');
const stored = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(FOLDER, name), 'utf8')) as unknown;

describe('X5 what a store of pages begins with', () => {
  const seed = pageSeed();

  it('the folder has these files and no others', async () => {
    expect((await readdir(FOLDER)).toSorted()).toEqual(Object.keys(seed).toSorted());
  });

  it.each(Object.keys(seed))('%s is what the code says: else run npm run pages:seed', async (name) => {
    // As JSON: what is undefined is absent.
    expect(await stored(name)).toEqual(JSON.parse(JSON.stringify(seed[name])));
  });

  it.each(BRANDS)('the documents of %s have no faults, and an id for each block', (brand) => {
    const documents = [...documentsOf(PAGES[brand])];
    expect(documents.length).toBeGreaterThan(25);
    expect(
      documents.flatMap(([name, document]) => documentIssues(document).map((issue) => ({ name, issue }))),
    ).toEqual([]);
  });

  it.each(BRANDS)('each page of %s has a name, and they give the same pages again', (brand) => {
    const { sections, ...kinds } = PAGES[brand];
    const documents = documentsOf(PAGES[brand]);
    expect(documents.size).toBe(sections.length + Object.keys(kinds).length);
    expect(withDocuments(PAGES[brand], documents)).toEqual(PAGES[brand]);
  });

  it('uses only regions that its layout shows', () => {
    const regions = LAYOUT_REGIONS;
    const lost = BRANDS.flatMap((brand) =>
      [...documentsOf(PAGES[brand])].flatMap(([name, document]: [string, PageDocument]) =>
        Object.keys(document.regions)
          .filter((region) => document.regions[region]?.length)
          .filter((region) => !regions[document.layout]?.includes(region))
          .map((region) => `${brand} ${name} ${document.layout} ${region}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('a layout shows each of its regions once, and there is no frame of an unknown one', () => {
    for (const [layout, regions] of Object.entries(LAYOUT_REGIONS)) {
      expect(regions, layout).toContain('main');
      expect(new Set(regions).size, layout).toBe(regions.length);
    }
    expect(Object.keys(LAYOUT_REGIONS)).toEqual(Object.keys(LAYOUTS));
    expect(layoutFrame('toString')).toBeUndefined();
  });
});
