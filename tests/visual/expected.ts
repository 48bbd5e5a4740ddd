import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { sizesOf, type Size } from '../../.storybook/story-sizes.ts';
import { changedFiles } from '../../tools/changed-files.ts';
import { CONTEXT_OPTIONS } from '../../tools/chromium.ts';
import { storybookAt } from '../../tools/storybook-at.ts';
import { SOURCES } from '../../tools/storybook-build.ts';
import { hashOf, type Picture } from '../support/picture.ts';
import { testPictures } from '../support/test-picture.ts';
import {
  openWorkbench,
  serveWorkbench,
  setGlobals,
  showStory,
  storiesOf,
  type Workbench,
} from '../support/workbench.ts';
import { draw } from './draw.ts';
import { lineOf, MANIFEST, nameOf, type Fingerprint, type View } from './manifest.ts';
import { preparePage, stopTimers } from './story-page.ts';

/** The manifest has only hashes, so an expected picture is drawn again, from the sources of an earlier commit. */

/** The picture, and what to know about it; or why there is none. */
export type Expected = { picture: Picture; note: string } | { reason: string };

interface EarlierStorybook {
  workbench: Workbench;
  titles: ReadonlyMap<string, string>;
}

const opened = new Map<string, Promise<EarlierStorybook>>();

async function open(commit: string): Promise<EarlierStorybook> {
  const folder = await storybookAt(commit);
  const workbench = await serveWorkbench(folder, [testPictures(folder)]);
  return { workbench, titles: new Map(storiesOf(folder).map(({ id, title }) => [id, title])) };
}

/** Ends the servers of the earlier Storybooks. */
export async function closeEarlier(): Promise<void> {
  for (const earlier of opened.values()) await (await earlier).workbench.close();
  opened.clear();
}

/** The picture as it was at a commit; undefined if the story did not exist. */
async function drawnAt(
  commit: string,
  { story, theme, state }: View,
  size: Size,
  browser: Browser,
): Promise<Picture | undefined> {
  if (!opened.has(commit)) opened.set(commit, open(commit));
  const { workbench, titles } = await opened.get(commit)!;
  const title = titles.get(story);
  if (title === undefined) return undefined;
  const page = await (await browser.newContext(CONTEXT_OPTIONS)).newPage();
  try {
    await preparePage(page);
    await page.setViewportSize(sizesOf(title)[0]!);
    await openWorkbench(page, workbench);
    // A whole page is that of a brand.
    if (title.startsWith('Pages/')) await setGlobals(page, theme);
    await showStory(page, story);
    await stopTimers(page);
    await page.setViewportSize(size);
    return await draw(page, theme, state);
  } finally {
    await page.context().close();
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that wrote a line of the manifest. Undefined if it is not committed yet, or not in the history that is here. */
const writerOf = (line: string): string | undefined =>
  git('log', '-1', '--format=%H', `-S${line}\n`, '--', MANIFEST) || undefined;

/** Whether stories have other sources now than at a commit. */
const haveSourcesChanged = (commit: string): boolean =>
  git('status', '--porcelain', '--', ...SOURCES) !== '' ||
  git('diff', '--name-only', commit, '--', ...SOURCES) !== '';

/**
 * Returns the picture that a line of the manifest is the hash of. The commit that a change is compared with has most of
 * them, so one build of Storybook is enough; the commit that wrote the line has the others.
 */
export async function expectedPicture(
  view: View,
  size: Size,
  expected: Fingerprint,
  browser: Browser,
): Promise<Expected> {
  const line = lineOf(nameOf(view), expected);
  const writer = writerOf(line);
  if (writer === undefined)
    return { reason: 'its line is not committed, so no commit has the expected picture' };
  const { commit: tested } = changedFiles();
  let last: Picture | undefined;
  for (const commit of new Set([...(tested ? [tested] : []), writer])) {
    last = await drawnAt(commit, view, size, browser);
    if (last && hashOf(last) === expected.hash) return { picture: last, note: '' };
  }
  if (!last) return { reason: `${writer.slice(0, 10)}, which wrote its line, does not have the story` };
  if (!haveSourcesChanged(writer))
    return {
      reason: `nothing has changed since ${writer.slice(0, 10)}, which wrote its line: the line was wrong, or another machine draws it otherwise`,
    };
  return {
    picture: last,
    note: ' (this machine draws the expected picture otherwise than the one that wrote its hash)',
  };
}
