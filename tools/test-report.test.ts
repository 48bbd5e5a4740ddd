import { describe, expect, it } from 'vitest';
import { countTests, sum } from './test-report.ts';

describe('the counts of `npm test`', () => {
  it('come from the last summary of vitest, skipped tests aside', () => {
    const output =
      ' Test Files  2 passed (2)\n      Tests  1 failed | 22 passed | 3 skipped (26)\n   Start at  01:21:30\n';
    expect(countTests('vitest', output, 1)).toEqual({ passed: 22, failed: 1 });
  });

  it('come from jest through its colours', () => {
    const output =
      '\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m, 7 total\n';
    expect(countTests('jest', output, 0)).toEqual({ passed: 7, failed: 0 });
  });

  it('count a step without tests of its own as one', () => {
    expect(countTests(undefined, '', 0)).toEqual({ passed: 1, failed: 0 });
    expect(countTests(undefined, '', 2)).toEqual({ passed: 0, failed: 1 });
  });

  it('count a crash as a failure although no test failed', () => {
    expect(countTests('vitest', '      Tests  5 passed (5)\n', 1)).toEqual({ passed: 5, failed: 1 });
    expect(countTests('jest', 'Cannot find module', 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('add up', () => {
    expect(
      sum([
        { passed: 5, failed: 0 },
        { passed: 1, failed: 2 },
      ]),
    ).toEqual({ passed: 6, failed: 2 });
  });
});
