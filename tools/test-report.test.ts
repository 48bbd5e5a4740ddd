import { describe, expect, it } from 'vitest';
import { countTests, durations, failuresOf, noneChosen, notedTests, sum } from './test-report.ts';

describe('the counts of `npm test`', () => {
  it('come from the last summary of vitest, skipped tests aside', () => {
    const output =
      ' Test Files  2 passed (2)\n      Tests  1 failed | 22 passed | 3 skipped (26)\n   Start at  01:21:30\n';
    expect(countTests('vitest', output, 1)).toEqual({ passed: 22, failed: 1 });
  });

  it('are read through colours', () => {
    const output = '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m (7)\n';
    expect(countTests('vitest', output, 0)).toEqual({ passed: 7, failed: 0 });
  });

  it('count a step without a test report as one test', () => {
    expect(countTests(undefined, '', 0)).toEqual({ passed: 1, failed: 0 });
    expect(countTests(undefined, '', 2)).toEqual({ passed: 0, failed: 1 });
  });

  it('count a crash as a failure although no test failed', () => {
    expect(countTests('vitest', '      Tests  5 passed (5)\n', 1)).toEqual({ passed: 5, failed: 1 });
    expect(countTests('vitest', 'Cannot find module', 1)).toEqual({ passed: 0, failed: 1 });
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

it('the durations have the longest step first', () => {
  const steps = [
    { step: { name: 'lint' }, seconds: 61.4 },
    { step: { name: 'unit' }, seconds: 300 },
  ];
  expect(durations(steps, 361.6)).toBe('Durations:\n   300 s  unit\n    61 s  lint\n   362 s  all together');
});

describe('what the gate repeats at its end', () => {
  const output =
    'a\n\u001b[2mskipped: 4 of real documents (needs ROTATIVA_FIXTURES)\u001b[22m\nnot skipped: b\nflaky: a.test.ts > b\n';

  it('are the tests that a step skipped', () => {
    expect(notedTests('skipped', output)).toEqual(['4 of real documents (needs ROTATIVA_FIXTURES)']);
  });

  it('are the tests that failed', () => {
    expect(notedTests('failed', ' 1 failed\nfailed: a.test.ts > b (2 is not 1)\n')).toEqual([
      'a.test.ts > b (2 is not 1)',
    ]);
  });

  it('are the steps that failed without a failed test', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`);
    const [failure] = failuresOf('report', lines.join('\n\n'), { passed: 0, failed: 1 });
    expect(failure).toMatch(/^report: the step failed; .* ends with\n {4}\| line 5\n/);
    expect(failure).toMatch(/\n {4}\| line 19$/);
    expect(failuresOf('report', '', { passed: 0, failed: 1 })).toEqual([
      'report: the step failed; its output is above, and ends with nothing',
    ]);
    expect(failuresOf('unit', 'failed: a.test.ts > b\n', { passed: 0, failed: 1 })).toEqual([
      'unit: a.test.ts > b',
    ]);
    expect(failuresOf('lint', '', { passed: 1, failed: 0 })).toEqual([]);
  });

  it('are the words that chose no test', () => {
    const words = ['src/domain', '-t', 'nothing'];
    const none = countTests('vitest', '      Tests  9 skipped (9)\n', 0);
    const line = noneChosen(words, none);
    expect(failuresOf('unit', line, { passed: 0, failed: 1 })).toEqual([
      'unit: no test ran for src/domain -t nothing',
    ]);
    expect(noneChosen([], none)).toBe('');
    expect(noneChosen(words, { passed: 1, failed: 0 })).toBe('');
    expect(noneChosen(words, countTests('vitest', 'No test files found', 1))).toBe('');
  });

  it('are the tests that passed on their second try', () => {
    expect(notedTests('flaky', output)).toEqual(['a.test.ts > b']);
  });
});
