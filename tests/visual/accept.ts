/** Makes the screenshots of the last run the baselines, and removes those of deleted stories and dropped themes: `npm run visual:accept`. */
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { storiesOf } from '../support/workbench.ts';
import { acceptLastRun, lastStale, orphans, removeBaselines } from './baselines.ts';

const accepted = await acceptLastRun();
const removed = [...orphans(storiesOf(STORYBOOK).map(({ id }) => id)), ...lastStale()];
removeBaselines(removed);
console.log(
  `${accepted.length} screenshots accepted, ${removed.length} removed. Look at each before you commit it.`,
);
