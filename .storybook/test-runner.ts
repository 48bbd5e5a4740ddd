import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import type { Brand, Theme } from './brands.ts';
import { inFewColours } from './few-colours.ts';
import { themesOfStory } from './themes-of-story.ts';

/** The moment of every story: what counts down or says how long ago must look the same tomorrow. */
const NOW = '2026-11-20T20:00:00-05:00';
const AXE = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');
const BASELINES = join(process.cwd(), 'tests/visual/__baselines__');
const DIFFERENCES = join(process.cwd(), '.cache/visual-differences');

interface Size {
  width: number;
  height: number;
}
/** Pixels of a story's page, theme by theme: blocks and patterns are seen as wide as a desktop and as a phone. */
const PIECE: Size[] = [{ width: 640, height: 480 }];
const PAGE: Size[] = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** What a story may say about its tests, in its parameters. */
interface StoryTests {
  /** Brands that it must be seen in, in both modes, besides the two themes that rotate. */
  brands?: Brand[];
  screenshot?: Partial<Size> & { skip?: boolean };
  a11y?: { test?: 'off' | 'todo' | 'error'; disable?: boolean; config?: { rules?: object[] } };
}

export default {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  async prepare({ page, browserContext }) {
    const url = new URL('iframe.html', process.env['TARGET_URL']);
    // axe runs here once in each theme; the add-on would run it once more in the first.
    url.searchParams.set('globals', 'a11y.manual:!true');
    await browserContext.addInitScript({ content: AXE });
    await page.clock.setFixedTime(NOW);
    await page.goto(url.href, { waitUntil: 'load' });
  },

  async postVisit(page, { id, title }) {
    const { parameters } = (await getStoryContext(page, { id, title, name: id })) as {
      parameters: StoryTests;
    };
    const { screenshot = {}, a11y = {} } = parameters;
    const sizes = /^(blocks|patterns)\//i.test(title) ? PAGE : PIECE;
    for (const [index, theme] of themesOfStory(id, parameters.brands).entries()) {
      const { width, height } = { ...sizes[index % sizes.length]!, ...screenshot };
      await page.setViewportSize({ width, height });
      await show(page, theme);
      if (!a11y.disable && a11y.test === 'error')
        await expectAccessible(page, theme, a11y.config?.rules ?? []);
      if (!screenshot.skip) await expectSamePixels(page, id, theme);
    }
  },
} satisfies TestRunnerConfig;

/** Switches the page as a site would: by attributes. Nothing renders again. */
async function show(page: Page, { brand, mode }: Theme): Promise<void> {
  await page.evaluate(
    ([brandName, modeName]) => {
      document.documentElement.dataset['brand'] = brandName;
      document.documentElement.dataset['mode'] = modeName;
    },
    [brand, mode] as const,
  );
  await page.evaluate(stillness);
}

/**
 * Runs in the page: waits until nothing moves and every picture is there. Fonts of the new brand come one after another,
 * each by the layout before; another width makes pictures choose another file, and what waits for the first is refused.
 */
async function stillness(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const posters = [...document.querySelectorAll<HTMLVideoElement>('video[poster]')].map(({ poster }) =>
    Object.assign(new Image(), { src: poster }),
  );
  const places = (): string =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .map((element) => [
        element.offsetLeft,
        element.offsetTop,
        element.offsetWidth,
        element.offsetHeight,
        element instanceof HTMLImageElement && element.currentSrc,
      ])
      .join(' ');
  let before = '';
  for (let turn = 0, same = 0; same < 2 && turn < 60; turn += 1) {
    const pictures = [...document.images, ...posters];
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 30));
    const now = places();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

interface AxeRunner {
  configure(spec: object): void;
  run(context: object): Promise<{ violations: AxeViolation[] }>;
}
interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

async function expectAccessible(page: Page, { brand, mode }: Theme, rules: object[]): Promise<void> {
  const violations = await page.evaluate(async (ruleConfig) => {
    const { axe } = window as unknown as { axe: AxeRunner };
    axe.configure({ rules: ruleConfig });
    const result = await axe.run({ include: 'body', exclude: ['.sb-wrapper', '#storybook-docs'] });
    return result.violations;
  }, rules);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  if (found.length > 0) throw new Error(`axe, in ${brand} ${mode}:\n${found.join('\n')}`);
}

async function expectSamePixels(page: Page, id: string, { brand, mode }: Theme): Promise<void> {
  const image = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    // The browser's own: they turn while a film is loading.
    style: 'video::-webkit-media-controls { display: none !important; }',
  });
  expect(await inFewColours(image)).toMatchImageSnapshot({
    customSnapshotsDir: BASELINES,
    customSnapshotIdentifier: `${id}.${brand}-${mode}`,
    customDiffDir: DIFFERENCES,
    // Machines differ by 1/255 per channel; anything that an eye could see is more than this.
    customDiffConfig: { threshold: 0.05 },
    // A scaled picture's edges are rasterised a few pixels apart from one run to the next; the
    // smallest change that was made on purpose (one word, one icon) moves several hundred.
    failureThresholdType: 'pixel',
    failureThreshold: 100,
  });
}
