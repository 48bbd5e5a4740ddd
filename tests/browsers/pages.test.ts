import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPage, origin } from '../e2e/support/open-page.ts';
import { KINDS, kindPath } from './kinds.ts';
import type { Engine } from './engine.ts';
import { ENGINES } from './engines.ts';

const WIDTHS = [360, 1280];

/** Maximum distance of a main region from Chromium's: engines lay out text slightly differently. */
const PLACE_PX = 4;
const SIZE_SHARE = 0.04;
const SIZE_PX = 48;

/** Height of a thin scrollbar. */
const SCROLLBAR_PX = 6;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Layout {
  width: number;
  height: number;
  /** Whether scenes and tours move with the scrolling: then they are as high as several windows. */
  moves: boolean;
  overflow: number;
  /** Whether the entry script ran to its end without a failed island. */
  started: boolean;
  /** Number of visible wordmarks in the header. */
  wordmarks: number;
  /** Carousels that cut their slides: rows whose scrollbar covers the last line or that also scroll vertically. */
  cut: string[];
  regions: Record<string, Box | null>;
}

/** Fonts are loaded, and two frames were drawn: only then a bar that follows scrolling is in its place. */
const DRAWN = `document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
)`;

const LAYOUT = `(() => {
  const SCROLLBAR = ${SCROLLBAR_PX};
  const root = document.documentElement;
  const box = (selector) => {
    const found = document.querySelector(selector);
    if (!found) return null;
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  };
  const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const bottom = (element) => element.getBoundingClientRect().bottom;
  const isCut = (viewport) => {
    const track = viewport.firstElementChild;
    const { overflowY } = getComputedStyle(viewport);
    // The slides of a gallery are below each other on a phone, and nothing scrolls.
    if (getComputedStyle(track).flexDirection === 'column') return overflowY !== 'visible';
    return overflowY !== 'hidden' || bottom(viewport) - bottom(track) < SCROLLBAR;
  };
  return {
    width: root.clientWidth,
    height: innerHeight,
    moves:
      matchMedia('(prefers-reduced-motion: no-preference)').matches &&
      CSS.supports('animation-timeline', 'view()') &&
      CSS.supports('timeline-scope', '--a'),
    overflow: root.scrollWidth - root.clientWidth,
    started: customElements.get('rt-island') !== undefined && !document.querySelector('rt-island[failed]'),
    wordmarks: [...document.querySelectorAll('header .wordmark')].filter(visible).length,
    cut: [...document.querySelectorAll('.rt-carousel > .viewport')]
      .filter((viewport) => visible(viewport) && isCut(viewport))
      .map((viewport) => viewport.textContent.slice(0, 40)),
    regions: Object.fromEntries(['body > * header', 'main', 'main h1', 'footer'].map((name) => [name, box(name)])),
  };
})()`;

const centre = ({ x, width }: Box): number => x + width / 2;

function differences(here: Layout, chromium: Layout): string[] {
  return Object.entries(chromium.regions).flatMap(([name, expected]) => {
    const found = here.regions[name];
    if (!expected || !found) return expected === found ? [] : [`${name}: only in one of them`];
    const far = [
      // The start of centred text moves if the text is slightly wider.
      Math.min(Math.abs(found.x - expected.x), Math.abs(centre(found) - centre(expected))) > PLACE_PX,
      Math.abs(found.width - expected.width) > PLACE_PX + expected.width * SIZE_SHARE,
      Math.abs(found.height - expected.height) > SIZE_PX + expected.height * SIZE_SHARE,
    ];
    return far.includes(true)
      ? [`${name}: ${JSON.stringify(found)}, Chromium ${JSON.stringify(expected)}`]
      : [];
  });
}

describe.each(ENGINES)('$name', ({ name, start, hint }) => {
  if (!start) {
    // A night without a browser would pass.
    it.skipIf(!process.env['CI'])(`is installed. ${hint}`, () =>
      expect.unreachable(`${name} is not installed.`),
    );
    return;
  }
  let engine: Engine;
  beforeAll(async () => {
    engine = await start(inject('sitesPort') + 8);
  });
  afterAll(() => engine?.close());

  it.each(KINDS.flatMap((page) => WIDTHS.map((width) => ({ ...page, width }))))(
    `${name}: $brand, $kind at $width px is laid out as in Chromium, without errors`,
    async ({ brand, kind, width }) => {
      const path = await kindPath({ brand, kind });
      const errors = await engine.open(`${origin(brand)}${path}`, width);
      await engine.evaluate(DRAWN);
      const here = await engine.evaluate<Layout>(LAYOUT);
      // The smallest window of WebKit's browser is wider than a phone, and its page lower than its window.
      const { width: windowWidth, height, moves } = here;
      const { page, close } = await openPage({ brand, path, width: windowWidth, height, moves });
      await page.evaluate(DRAWN);
      const chromium = await page.evaluate<Layout>(LAYOUT);
      await close();
      expect(errors).toEqual([]);
      expect(here.started).toBe(true);
      expect(here.overflow).toBe(0);
      expect(here.cut).toEqual([]);
      expect(here.wordmarks).toBe(chromium.wordmarks);
      expect(differences(here, chromium)).toEqual([]);
    },
  );
});
