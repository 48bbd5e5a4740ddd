/** Makes the screenshots of the last run the baselines, and removes those of deleted stories and dropped themes: `npm run visual:accept`. */
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { storiesOf } from '../support/workbench.ts';
import { acceptLastRun, lastStale, orphans, removeBaselines } from './baselines.ts';

const accepted = await acceptLastRun();
const removed = [...orphans(storiesOf(STORYBOOK).map(({ id }) => id)), ...lastStale()];
removeBaselines(removed);
for (const file of accepted) console.log(`accepted: ${file.replace(/\.png$/, '')}`);
for (const name of removed) console.log(`removed: ${name}`);
console.log(
  `Screenshots: ${accepted.length} accepted, ${removed.length} removed. Look at each in tests/visual/__baselines__ before you commit it.`,
);
