import { getJestConfig } from '@storybook/test-runner';
import { chromiumPath, CONTEXT_OPTIONS, LAUNCH_ARGS } from '../tools/chromium.ts';

const config = getJestConfig();

/** The test-runner's own configuration, driving the Chromium that came with npm. */
export default {
  ...config,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: await chromiumPath(), args: LAUNCH_ARGS, headless: true },
      contextOptions: CONTEXT_OPTIONS,
    },
  },
};
