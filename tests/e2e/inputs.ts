import { fileURLToPath } from 'node:url';
import type { Passed } from '../support/passed.ts';
import { openSources } from '../support/sources.ts';
import { trackedFiles } from '../support/tracked-files.ts';

/** The files of browser tests that have passed. */
export const PASSED = fileURLToPath(new URL('passed.txt', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * The journeys that every gate tries, and the weight of pages. The others are left out while neither they nor any
 * source of the package, the sites or the sandbox have changed since they passed.
 */
export const ALWAYS: readonly string[] = [
  'checkout',
  'consent',
  'desk',
  'failures',
  'fronts',
  'live',
  'locked-variants',
  'page-styles',
  'paywall',
  'plain-checkout',
  'print',
  'search',
  'sign-in',
  'weight',
].map((name) => `tests/e2e/sites/${name}.test.ts`);

const TEST = /^tests\/e2e\/[^/]+\/.*\.test\.ts$/;
/** The sites, the sandbox and all that they are made of, and how the tests run. */
const COMMON =
  /^(?:src|apps|compiler|tests\/e2e)\/|^(?:package|package-lock|tsconfig)\.json$|^tools\/chromium\.ts$/;
/** Other tests, stories, texts for developers (not those for readers), and the files that only choose tests. */
const NOT_COMMON =
  /\.(?:test|stories)\.tsx?$|^(?!apps\/content\/).*\.mdx?$|\/README\.md$|^apps\/(?:sandbox\/tests|pictures\/src)\/|^tests\/e2e\/(?:passed\.txt|(?:accept|inputs|record-passed)\.ts)$/;

/**
 * @param root the folder of the repository
 * @param files its files
 * @returns the files of browser tests, each with a hash of what it imports, and of all that the sites are made of
 */
export function presentFiles(
  root: string = ROOT,
  files: readonly string[] = trackedFiles(root, { untracked: true }),
): Passed {
  const { hashOf, withImports } = openSources(root);
  const common = hashOf(files.filter((file) => COMMON.test(file) && !NOT_COMMON.test(file)));
  return new Map(
    files
      .filter((file) => TEST.test(file))
      .map((file) => [file, hashOf(withImports([file]), [common]).slice(0, 16)]),
  );
}
