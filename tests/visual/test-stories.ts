import { afterAll, beforeAll, it } from 'vitest';
import type { Story } from '../support/workbench.ts';
import { explain } from './compare.ts';
import { checkStory, type Found } from './story-checks.ts';
import { openStoryPages, type StoryPages } from './story-pages.ts';
import { PAGES } from './open-pages.ts';

/** Opens the pages of a file of tests, and closes them after it. */
export function openedStoryPages(count: number): () => StoryPages {
  let pages: StoryPages;
  beforeAll(async () => {
    pages = await openStoryPages(count);
  });
  afterAll(() => pages?.close());
  return () => pages;
}

/** A new picture is no surprise: it is taken again before it is accepted. */
const isClean = ({ problems, mismatches }: Found): boolean =>
  problems.length === 0 && mismatches.every(({ expected }) => !expected);

/** Explains the pictures that differ, and throws when something is wrong. */
export async function judge({ problems, mismatches }: Found, { browser }: StoryPages): Promise<void> {
  const all = [...problems];
  for (const mismatch of mismatches) all.push(...(await explain(mismatch, browser)));
  // The stack of this error says nothing about the story.
  if (all.length > 0) throw Object.assign(new Error(all.join('\n')), { stack: '' });
}

/** A page may hang, and an earlier Storybook may have to be built for the expected picture. */
export const STORY_TIMEOUT_MS = 420_000;

/** Tests each of these stories: its play function, axe, its pictures, motion, focus and large text. */
export function testStories(stories: readonly Story[]): void {
  const pages = openedStoryPages(PAGES);

  /** Other stories may have left something in the page. Only what a new page shows too is a problem of the story. */
  async function found(story: Story): Promise<Found> {
    let isNew = false;
    const first = await pages()
      .use(async (page) => {
        isNew = await pages().prepare(page);
        return checkStory(page, story);
      })
      .catch((error: unknown) => {
        if (isNew) throw error;
        console.warn(`${story.id} is shown once more in a new page: ${(error as Error).message}`);
        return undefined;
      });
    if (first && (isNew || isClean(first))) return first;
    return pages().use(async (page) => {
      await pages().renew(page);
      return checkStory(page, story);
    });
  }

  it.concurrent.for(stories)('$title › $name', { timeout: STORY_TIMEOUT_MS }, async (story) =>
    judge(await found(story), pages()),
  );
}
