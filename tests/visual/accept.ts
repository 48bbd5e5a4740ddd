/** Makes the screenshots of the last run the baselines, and removes those of deleted stories: `npm run visual:accept`. */
import { STORYBOOK } from '../../tools/storybook-build.ts';
import { storiesOf } from '../support/workbench.ts';
import { acceptLastRun, orphans, removeBaselines } from './baselines.ts';

const accepted = await acceptLastRun();
const removed = orphans(storiesOf(STORYBOOK).map(({ id }) => id));
removeBaselines(removed);
console.log(
  `${accepted.length} screenshots accepted, ${removed.length} removed. Look at each before you commit it.`,
);
