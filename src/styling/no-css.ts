import { noteMissingBundler } from './missing-styles.ts';

// `imports` of package.json has this module in place of each CSS file where no bundler resolves it.
noteMissingBundler();
