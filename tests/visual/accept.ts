/**
 * Makes the pictures of the last run the expected ones, and removes the lines of deleted stories and dropped views:
 * `npm run visual:accept`. With files (`-- drawn.txt …`) it takes the lines that the nightly run has uploaded. It also
 * writes which stories have passed, so that the gate can leave them out until they change.
 */
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { readPassed, writePassed } from '../support/passed.ts';
import { storiesOf } from '../support/workbench.ts';
import { readLastRun } from './last-run.ts';
import { readManifest, storyOf, writeManifest } from './manifest.ts';
import { fileOf, PASSED } from './passed.ts';

const { drawn, stale, isWhole, passed } = readLastRun(process.argv.slice(2));
const present = storiesOf(STORYBOOK);
const files = new Set(present.map(fileOf));
writePassed(PASSED, new Map([...readPassed(PASSED), ...passed].filter(([file]) => files.has(file))));
console.log(`Files of stories that passed: ${passed.size} more, in tests/visual/passed.txt.`);
if (drawn.size > 0 && !isWhole) {
  const stories = [...new Set([...drawn.keys()].map(storyOf))];
  console.error(
    `The last run took only the pictures of the gate, so others of the same stories would stay old. First run\n  npm run visual:draw -- ${stories.join(' ')}`,
  );
  process.exit(1);
}
const manifest = readManifest();
for (const [name, picture] of drawn) manifest.set(name, picture);
const stories = new Set(present.map(({ id }) => id));
const removed = [...manifest.keys()].filter((name) => !stories.has(storyOf(name)) || stale.includes(name));
for (const name of removed) manifest.delete(name);
writeManifest(manifest);
for (const name of drawn.keys()) console.log(`accepted: ${name}`);
for (const name of removed) console.log(`removed: ${name}`);
console.log(
  `Screenshots: ${drawn.size} accepted, ${removed.length} removed. Look at each in .cache/visual before you commit tests/visual/pictures.txt.`,
);
