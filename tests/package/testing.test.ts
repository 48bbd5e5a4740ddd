import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { install, type Consumer } from './consumer.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await install('testing', inject('tarball').path);
});
afterAll(() => consumer?.remove());

interface Report {
  success: boolean;
  numPassedTests: number;
  testResults: { assertionResults: { status: string; title: string }[] }[];
}

/** Runs the consumer's own tests in the files whose names contain `messages`. */
async function check(words: string[], env?: Record<string, string>): Promise<Report> {
  const report = 'report.json';
  const args = ['run', ...words, '--reporter=json', `--outputFile=${report}`];
  // The report says what failed.
  await consumer.run('vitest', args, env).catch(() => undefined);
  return JSON.parse(readFileSync(join(consumer.dir, report), 'utf8')) as Report;
}

it('a consumer’s own tests run in jsdom with rotativa/testing, in the consumer’s language', async () => {
  expect(await check(['carousel', 'overlays', 'english'])).toMatchObject({
    success: true,
    numPassedTests: 7,
  });
});

describe('a consumer’s own adapter, under rotativa/testing/contract', () => {
  it('keeps the contract', async () => {
    const { success, numPassedTests } = await check(['contract']);
    expect({ success, tests: numPassedTests > 8 }).toEqual({ success: true, tests: true });
  });

  it('is tried in part with an adapter that has some methods', async () => {
    const { success, testResults } = await check(['part']);
    const titles = (status: string): string[] =>
      testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter((one) => one.status === status).map(({ title }) => title),
      );
    expect(success).toBe(true);
    expect(titles('passed')).toContain(
      'A4 a second account with an address is 300039, a weak password 300036',
    );
    expect(titles('skipped')).toContain('A3 a magic link signs a reader in, once');
  });

  it('reports the broken rules', async () => {
    const { testResults } = await check(['contract'], { FORGETS_SIGNAL: '1' });
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed');
    expect(failed.map(({ title }) => title)).toEqual(['rejects when its caller aborts']);
  });
});
