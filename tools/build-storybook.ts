/** Builds Storybook for its tests, if the sources have changed: one core, so that other steps of `npm test` run beside it. */
import { buildStorybook } from './storybook-build.ts';

buildStorybook();
