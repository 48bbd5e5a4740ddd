/** One part of `npm test`. */
export interface TestStep {
  /** The printed name, and the NAME in `npm test -- NAME`. */
  name: string;
  /** A command in `node_modules/.bin`, with its arguments. */
  command: readonly [string, ...string[]];
  /**
   * How the command reports its tests. A command that reports none is one test itself. One that does takes
   * words that choose some of them.
   */
  report?: 'vitest';
  /** Steps that must have passed: what they build is tested here. */
  needs?: readonly string[];
  /** It uses one core, so another such step may run beside it. */
  oneCore?: true;
}

/** The steps of `npm test`. A failure does not stop the steps that do not need the failed one. */
export const TEST_STEPS: readonly TestStep[] = [
  { name: 'build', oneCore: true, command: ['npm', 'run', '--silent', 'build'] },
  { name: 'formatting', oneCore: true, command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'storybook-build', oneCore: true, command: ['node', 'tools/build-storybook.ts'] },
  { name: 'lint', oneCore: true, command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', oneCore: true, command: ['npm', 'run', '--silent', 'typecheck'] },
  {
    name: 'package',
    oneCore: true,
    needs: ['build'],
    command: ['npm', 'run', '--silent', 'test:package'],
  },
  { name: 'report', oneCore: true, needs: ['build'], command: ['node', 'compiler/report.ts', '--check'] },
  { name: 'size', oneCore: true, needs: ['build'], command: ['node', 'compiler/sizes.ts', '--check'] },
  { name: 'unit', command: ['vitest', 'run'], report: 'vitest' },
  {
    name: 'consumers',
    needs: ['build'],
    command: ['vitest', 'run', '--config', 'tests/package/vitest.config.ts'],
    report: 'vitest',
  },
  {
    name: 'examples',
    needs: ['build'],
    command: ['vitest', 'run', '--config', 'tests/examples/vitest.config.ts'],
    report: 'vitest',
  },
  {
    name: 'storybook',
    needs: ['storybook-build'],
    command: ['node', 'tools/test-storybook.ts'],
    report: 'vitest',
  },
  {
    name: 'styles',
    needs: ['storybook-build'],
    command: ['vitest', 'run', '--config', 'tests/styles/vitest.config.ts'],
    report: 'vitest',
  },
  {
    name: 'docs',
    command: ['vitest', 'run', '--config', 'tests/docs-site/vitest.config.ts'],
    report: 'vitest',
  },
  { name: 'e2e', command: ['node', 'tools/test-e2e.ts'], report: 'vitest' },
];

/** The checks that `npm test` does not run, with reasons. */
export const SEPARATE_RUNS: readonly string[] = [
  'npm run test:all: every brand, page, story and theme in a browser, every piece in a Next app and every entry with attw take hours, and this was some of them; CI runs it every night',
  'npm run test:focus: the focus and the contrast of every story in all twelve themes take long; CI runs it every night',
  'npm run test:mutation, test:mutation:database and test:mutation:sites: the tests run once for each mutant; CI runs them every night',
  'npm run test:memory: whether the sites and the sandbox keep their memory shows after half an hour; CI runs it every night',
  'npm run test:installs: pnpm, Yarn and React Compiler with newspapers of rotativa init need the network and some minutes; CI runs it every night',
  'npm run test:release: a whole release to a registry of its run, and the steps of the Dockerfile in an empty folder, need the network and some minutes; CI runs it every night',
  'npm run test:browsers: needs Firefox and WebKit; CI runs it every night',
];
