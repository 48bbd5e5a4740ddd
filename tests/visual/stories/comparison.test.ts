import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Theme } from '../../../.storybook/brands.ts';
import { sizesOf } from '../../../.storybook/story-sizes.ts';
import { STORYBOOK } from '../../../tools/storybook-build.ts';
import { EVERYTHING } from '../../support/everything.ts';
import { difference, hashOf } from '../../support/picture.ts';
import { themesOfStory } from '../../support/themes-of-story.ts';
import { showStory } from '../../support/workbench.ts';
import { all } from '../chosen-stories.ts';
import { orphans } from '../compare.ts';
import { draw } from '../draw.ts';
import { expectedPicture } from '../expected.ts';
import { unseenHover } from '../hover.ts';
import { nameOf, readManifest, type View } from '../manifest.ts';
import { largeTextProblems, motionProblems } from '../reader-settings.ts';
import { shoot, stopTimers, testsOf } from '../story-page.ts';
import { axeProblems, brokenPictures, unseenFocus } from '../story-checks.ts';
import { openStoryPages } from '../story-pages.ts';
import { STORY_TIMEOUT_MS, openedStoryPages } from '../test-stories.ts';

/** The checks of the stories see what they are for. */

const pages = openedStoryPages(1);

/** Changes of a card that a comparison must see, each alone: rules of CSS in the page. */
const SMALL_CHANGES = [
  ['a headline that moves by a pixel', '.rt-card .headline { translate: 1px 0; }'],
  ['a gap that grows by a pixel', '.rt-card { --rt-card-gap: calc(var(--rt-space-3) + 1px); }'],
  ['a card that moves by a pixel as a whole', '.rt-card { translate: 0 1px; }'],
  ['a token of a colour', ':root { --rt-color-text-muted: #767676 !important; }'],
  ['a token of a size', ':root { --rt-space-3: 13px !important; }'],
] as const;

it('X7, Z3 the picture of a card sees small changes', () =>
  pages().use(async (page) => {
    const story = all.find(({ id }) => id === 'components-card--stacked')!;
    const [size] = sizesOf(story.title);
    const [theme] = themesOfStory(story.id, undefined, 1);
    await page.setViewportSize(size!);
    await pages().renew(page);
    await showStory(page, story.id);
    await stopTimers(page);
    const unseen: string[] = [];
    const usual = await draw(page, theme!, 'rest');
    for (const [name, css] of SMALL_CHANGES) {
      const style = await page.addStyleTag({ content: css });
      if (difference(usual, await shoot(page)).pixels === 0) unseen.push(name);
      await style.evaluate((element) => (element as HTMLElement).remove());
    }
    expect(difference(usual, await shoot(page))).toEqual({ pixels: 0 });
    expect(unseen).toEqual([]);
  }));

/** Stories that a pointer and the direction of a page change. */
const STATES_OF_STORIES = [
  ['hover', 'components-button--primary'],
  ['active', 'components-button--primary'],
  ['rtl', 'components-breadcrumb--default'],
] as const;

it.each(STATES_OF_STORIES)('X7 the picture of a story in the state %s is another one', (state, id) =>
  pages().use(async (page) => {
    const story = all.find((one) => one.id === id)!;
    const theme: Theme = { brand: 'weekly', mode: 'light' };
    await page.setViewportSize(sizesOf(story.title)[0]!);
    await pages().renew(page);
    await showStory(page, id);
    await stopTimers(page);
    const usual = await draw(page, theme, 'rest');
    expect(difference(usual, await draw(page, theme, state)).pixels).toBeGreaterThan(0);
    // The page is at rest again.
    expect(difference(usual, await draw(page, theme, 'rest'))).toEqual({ pixels: 0 });
  }),
);

/** Its play function leaves a short list open below the field, with room for it above too. */
const OPEN_LIST = 'components-multiselect--loaded';

/** Whether the list is above its field; undefined for one that is closed. */
const isListAbove = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => {
    const [frame, list] = ['.frame', '.popup'].map((at) =>
      document.querySelector(`.rt-multi-select > ${at}`)?.getBoundingClientRect(),
    );
    return list && list.top < frame!.top;
  });

it('a list keeps its side in the window of one pixel that a picture begins with', () =>
  pages().use(async (page) => {
    const [size] = sizesOf('Components/MultiSelect');
    await page.setViewportSize(size!);
    await pages().renew(page);
    await showStory(page, OPEN_LIST);
    for (const window of [{ width: 1, height: 1 }, size!]) {
      await page.setViewportSize(window);
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
    }
    expect(await isListAbove(page)).toBe(false);
  }));

it('a story that the page shows is shown from its beginning', () =>
  pages().use(async (page) => {
    await pages().renew(page);
    await showStory(page, OPEN_LIST);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => isListAbove(page)).toBeUndefined();
    expect(await showStory(page, OPEN_LIST)).toBeUndefined();
    expect(await isListAbove(page)).toBe(false);
  }));

// It builds the Storybook of an earlier commit, so only the nightly run does.
if (EVERYTHING)
  it(
    'Z3 the expected picture is drawn again from the commit that wrote its line',
    { timeout: STORY_TIMEOUT_MS },
    async () => {
      const story = all.find(({ id }) => id === 'components-badge--neutral')!;
      const [size] = sizesOf(story.title);
      const [theme] = themesOfStory(story.id, undefined, 1);
      const view: View = { story: story.id, theme: theme!, width: size!.width, state: 'rest' };
      const fingerprint = readManifest().get(nameOf(view))!;
      const found = await expectedPicture(view, size!, fingerprint, pages().browser);
      expect(found).toMatchObject({ note: '' });
      expect('picture' in found && hashOf(found.picture)).toBe(fingerprint.hash);
    },
  );

it('a page that hangs is closed, and the next test has another one', async () => {
  const hanging = await openStoryPages(1, 500);
  try {
    await expect(hanging.use((page) => page.evaluate('new Promise(() => undefined)'))).rejects.toThrow(
      'did not answer within 0.5 s',
    );
    expect(await hanging.use((page) => page.evaluate('1 + 1'))).toBe(2);
  } finally {
    await hanging.close();
  }
});

it('finds what is planted by each check', () =>
  pages().use(async (page) => {
    const story = all.find(({ id }) => id === 'components-button--primary')!;
    const [size] = sizesOf(story.title);
    const theme: Theme = { brand: 'weekly', mode: 'light' };
    await pages().renew(page);
    await showStory(page, story.id);
    await page.addStyleTag({ content: ':focus-visible { outline: none !important; }' });
    await page.addStyleTag({
      content: '.rt-button:hover { background: var(--rt-color-action-default) !important; }',
    });
    await page.evaluate(() => {
      const root = document.getElementById('storybook-root')!;
      root.insertAdjacentHTML(
        'beforeend',
        '<img src="data:image/png;base64,AA"><p style="inline-size: 90rem; transition: color 1s !important">ancho</p>',
      );
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(await axeProblems(page, theme, await testsOf(page, story.id))).toEqual([
      expect.stringContaining('image-alt'),
    ]);
    expect(await brokenPictures(page)).toHaveLength(1);
    expect(await unseenHover(page, story.id)).toHaveLength(1);
    expect(await motionProblems(page)).toHaveLength(1);
    expect(await unseenFocus(page, size!, [theme])).toHaveLength(1);
    expect(await largeTextProblems(page)).toHaveLength(1);
  }));

it('axe runs in the tests, and not in the stories as well', () =>
  pages().use(async (page) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(basename(request.url())));
    await pages().renew(page);
    await showStory(page, all[0]!.id);
    const axe = readdirSync(join(STORYBOOK, 'assets')).filter((name) => name.startsWith('axe-'));
    expect(axe).toHaveLength(1);
    expect(loaded).not.toContain(axe[0]);
  }));

it('every line of the manifest belongs to a story', () => {
  const left = orphans(new Set(all.map(({ id }) => id)));
  if (left.length > 0) throw new Error(`npm run visual:accept removes these:\n${left.join('\n')}`);
});
