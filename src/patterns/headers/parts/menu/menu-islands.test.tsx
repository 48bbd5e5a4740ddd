// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromData } from '../../../../islands/data.ts';
import type { IslandComponent, IslandDefinition } from '../../../../islands/define-island.ts';
import { hydrate } from '../../../../islands/hydrate.tsx';
import { Islands, preload } from '../../../../islands/server.tsx';
import { brand as daily } from '../../../../themes/daily/index.ts';
import { brand as men } from '../../../../themes/men/index.ts';
import { brand as weekly } from '../../../../themes/weekly/index.ts';
import { DailyHeader } from '../../DailyHeader/DailyHeader.tsx';
import { MenHeader } from '../../MenHeader/MenHeader.tsx';
import { WeeklyHeader } from '../../WeeklyHeader/WeeklyHeader.tsx';
import { headerProps } from '../header-props.ts';
import { headerIslands } from '../islands.ts';
import { fullMenuIsland } from './full-menu-island.ts';
import { moreMenuIsland } from './more-menu-island.ts';
import { siteMenuIsland } from './site-menu-island.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const MENUS: readonly IslandDefinition<never>[] = [fullMenuIsland, moreMenuIsland, siteMenuIsland];

const reported = vi.fn();
beforeAll(() => preload(headerIslands));
beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  document.body.innerHTML = '';
  reported.mockReset();
});

describe.each([
  { brand: weekly, Header: WeeklyHeader, names: ['site-menu', 'more-menu'] },
  { brand: daily, Header: DailyHeader, names: ['site-menu', 'more-menu'] },
  { brand: men, Header: MenHeader, names: ['full-menu'] },
])('the menus of $brand.name', ({ brand, Header, names }) => {
  const { more, main } = brand.navigation;
  const group = main.find(({ children }) => children) ?? more[0]!;
  const { link: path } = group.children?.[0] ?? group;

  it('send no link of a section twice, and keep all of them when they hydrate', async () => {
    document.body.innerHTML = renderToString(
      <Islands onError={reported}>
        <Header {...headerProps(brand, path, NOW)} />
      </Islands>,
    );
    const menus = MENUS.flatMap(({ name, load }) =>
      [...document.querySelectorAll<HTMLElement>(`rt-island[name=${name}]`)].map((element) => ({
        ...{ element, load, name },
      })),
    );
    expect(new Set(menus.map(({ name }) => name))).toEqual(new Set(names));
    for (const { element, load } of menus) {
      const data = element.getAttribute('data');
      const links = [...element.querySelectorAll('nav a, .rt-menu-list a, .more a')];
      expect(links.length).toBeGreaterThan(2);
      for (const link of links.slice(1, -1))
        if (!link.hasAttribute('aria-current'))
          expect(data).not.toContain(`\`${link.getAttribute('href')}\``);
      const html = element.innerHTML;
      const { default: Component } = await load();
      await hydrate(element, Component as IslandComponent<object>, fromData(data), undefined, reported);
      expect(element.innerHTML).toBe(html);
    }
    expect(reported).not.toHaveBeenCalled();
  });
});
