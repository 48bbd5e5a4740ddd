/**
 * Makes the pictures of the last run the expected ones, and removes the lines of deleted stories and dropped views:
 * `npm run visual:accept`. With files (`-- drawn.txt …`) it takes the lines that the nightly run has uploaded.
 */
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { storiesOf } from '../support/workbench.ts';
import { readLastRun } from './last-run.ts';
import { readManifest, storyOf, writeManifest } from './manifest.ts';

const { drawn, stale, isWhole } = readLastRun(process.argv.slice(2));
if (drawn.size > 0 && !isWhole) {
  const stories = [...new Set([...drawn.keys()].map(storyOf))];
  console.error(
    `The last run took only the pictures of the gate, so others of the same stories would stay old. First run\n  npm run visual:draw -- ${stories.join(' ')}`,
  );
  process.exit(1);
}
const manifest = readManifest();
for (const [name, picture] of drawn) manifest.set(name, picture);
const stories = new Set(storiesOf(STORYBOOK).map(({ id }) => id));
const removed = [...manifest.keys()].filter((name) => !stories.has(storyOf(name)) || stale.includes(name));
for (const name of removed) manifest.delete(name);
writeManifest(manifest);
for (const name of drawn.keys()) console.log(`accepted: ${name}`);
for (const name of removed) console.log(`removed: ${name}`);
console.log(
  `Screenshots: ${drawn.size} accepted, ${removed.length} removed. Look at each in .cache/visual before you commit tests/visual/pictures.txt.`,
);
