/**
 * Runs the tests of the stories: play functions, axe and screenshots.
 *
 * `npm run test:storybook` runs all; words select some: `-- Button`, `-- src/components/Button`. Options are those of
 * vitest: `-- --shard=1/3`. If the sources have changed, it builds Storybook first. The gate leaves out stories that are as
 * they were when they passed (tests/visual/passed.ts).
 */
import { EVERYTHING } from '../tests/support/everything.ts';
import { readPassed, unchangedFiles } from '../tests/support/passed.ts';
import { sampleSeed } from '../tests/support/sample.ts';
import { storiesOf } from '../tests/support/workbench.ts';
import { PASSED, presentFiles } from '../tests/visual/passed.ts';
import { runVitest } from './run-vitest.ts';
import { buildStorybook, STORYBOOK } from './storybook-build.ts';

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
const words = args.filter((arg) => !arg.startsWith('-'));

/** Stories that are asked for by words, every night, or for their focus or pictures are never left out. */
const leavesOut = words.length === 0 && !EVERYTHING && !process.env['FOCUS'] && !process.env['PICTURES'];

buildStorybook();
const unchanged = leavesOut
  ? unchangedFiles(presentFiles(storiesOf(STORYBOOK)), readPassed(PASSED), sampleSeed())
  : [];
process.exitCode = runVitest('tests/visual/vitest.config.ts', options, 'tests/visual/record-passed.ts', {
  STORIES: words.join(' '),
  UNCHANGED_STORIES: unchanged.join(' '),
});
