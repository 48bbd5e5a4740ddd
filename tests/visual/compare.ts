import type { Browser } from 'playwright-core';
import type { Size } from '../../.storybook/story-sizes.ts';
import { difference, hashOf, type Picture } from '../support/picture.ts';
import { expectedPicture } from './expected.ts';
import { rememberDifference, rememberDrawn, rememberStale, writePicture } from './last-run.ts';
import { nameOf, readManifest, storyOf, type Fingerprint, type View } from './manifest.ts';
import { describeDifference, threePictures } from './report.ts';

const manifest = readManifest();

const namesByStory = new Map<string, string[]>();
for (const name of manifest.keys())
  namesByStory.set(storyOf(name), [...(namesByStory.get(storyOf(name)) ?? []), name]);

/** A picture that the manifest does not have. */
export interface Mismatch {
  view: View;
  size: Size;
  actual: Picture;
  /** Absent for a new picture. */
  expected: Fingerprint | undefined;
}

/** Compares a picture with the manifest. Returns it if it is another one. */
export function compare(view: View, size: Size, actual: Picture): Mismatch[] {
  const expected = manifest.get(nameOf(view));
  return expected?.hash === hashOf(actual) ? [] : [{ view, size, actual, expected }];
}

/**
 * Explains a difference with the expected picture, which is drawn from the commit that it is the picture of. Returns
 * nothing when this machine draws the picture of that commit in the same way: then the machine is what differs.
 */
export async function explain(
  { view, size, actual, expected }: Mismatch,
  browser: Browser,
): Promise<string[]> {
  const name = nameOf(view);
  const file = await rememberDrawn(name, actual);
  const report = (text: string, picture: string): string[] => {
    rememberDifference({ name, text, picture });
    return [`${name}: ${text}. See .cache/visual/${picture}`];
  };
  if (!expected)
    return report('it has no line in tests/visual/pictures.txt: `npm run visual:accept` writes it', file);
  const drawn = await expectedPicture(view, size, expected, browser);
  if ('reason' in drawn) return report(`it differs from its hash; ${drawn.reason}`, file);
  const found = difference(drawn.picture, actual);
  if (found.pixels === 0) {
    console.warn(`${name}: this machine draws the expected picture otherwise, and this one in the same way`);
    return [];
  }
  const three = { name, expected: drawn.picture, actual, pixels: found.pixels, box: found.box! };
  const picture = writePicture(name, await threePictures(three, browser));
  return report(`${describeDifference(drawn.picture, actual, found)}${drawn.note}`, picture);
}

/**
 * The faults of the lines of a story.
 *
 * @param isWhole every picture was taken, so a missing line is known already
 */
export function lineProblems(story: string, views: readonly View[], isWhole: boolean): string[] {
  const wanted = new Set(views.map(nameOf));
  const known = namesByStory.get(story) ?? [];
  const stale = known.filter((name) => !wanted.has(name));
  if (stale.length > 0) rememberStale(stale);
  const missing = wanted.size + stale.length - known.length;
  return [
    ...stale.map((name) => `no test takes the picture ${name}: \`npm run visual:accept\` removes its line`),
    ...(missing > 0 && !isWhole
      ? [`${missing} of its pictures have no line: \`npm run visual:draw -- ${story}\`, then accept them`]
      : []),
  ];
}

/** Lines of stories that do not exist. */
export const orphans = (storyIds: ReadonlySet<string>): string[] =>
  [...namesByStory].flatMap(([story, names]) => (storyIds.has(story) ? [] : names));
