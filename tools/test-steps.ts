/** One part of `npm test`. */
export interface TestStep {
  /** What is printed, and what `npm test -- NAME` runs alone. */
  name: string;
  /** A command in `node_modules/.bin`, with its arguments. */
  command: readonly [string, ...string[]];
  /** How the command reports its tests. A command that reports none is one test itself. */
  report?: 'vitest' | 'jest';
}

/** Everything that `npm test` proves, cheapest first. Steps run one after another, and all of them run. */
export const TEST_STEPS: readonly TestStep[] = [
  { name: 'formatting', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'unit', command: ['vitest', 'run'], report: 'vitest' },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'package', command: ['npm', 'run', '--silent', 'test:package'] },
  { name: 'report', command: ['node', 'build/report.ts', '--check'] },
  { name: 'size', command: ['size-limit'] },
  {
    name: 'consumers',
    command: ['vitest', 'run', '--config', 'tests/package/vitest.config.ts'],
    report: 'vitest',
  },
  { name: 'storybook', command: ['node', 'tools/test-storybook.ts', '--build'], report: 'jest' },
  {
    name: 'styles',
    command: ['vitest', 'run', '--config', 'tests/styles/vitest.config.ts'],
    report: 'vitest',
  },
  { name: 'e2e', command: ['vitest', 'run', '--config', 'tests/e2e/vitest.config.ts'], report: 'vitest' },
];
