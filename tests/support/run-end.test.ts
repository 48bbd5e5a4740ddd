import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

const one = (name: string, body = ''): string =>
  `import { beforeAll, describe, it } from 'vitest';\nit('${name}', () => {${body}});`;
const FAILS = one('fails', "throw new Error('It fails.');");

/** Files of tests by their names: they run one after another, in this order. */
type Files = Readonly<Record<string, string>>;

let folder: string;
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/run-end-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The findings of a reporter in a real run. */
async function run(files: Files, ...options: string[]): Promise<{ passed: string[]; failed?: string[] }> {
  const root = mkdtempSync(join(folder, 'tests-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, `${name}.test.js`), text);
  const found = join(root, 'found.json');
  const reporter = join(root, 'reporter.ts');
  writeFileSync(
    reporter,
    `import { writeFileSync } from 'node:fs';
import { failedTests, passedModules } from ${JSON.stringify(join(ROOT, 'tests/support/run-end.ts'))};
export default class {
  onTestRunEnd(modules, errors, reason) {
    const run = { modules, errors, reason };
    const passed = passedModules(run).map(({ relativeModuleId }) => relativeModuleId.replace('.test.js', '')).sort();
    writeFileSync(${JSON.stringify(found)}, JSON.stringify({ passed, failed: failedTests(run) }));
  }
}`,
  );
  const config = join(root, 'vitest.config.ts');
  writeFileSync(
    config,
    `import { BaseSequencer } from 'vitest/node';
class ByName extends BaseSequencer {
  sort(files) {
    return files.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}
export default { test: { sequence: { sequencer: ByName }, fileParallelism: false } };`,
  );
  const args = [VITEST, 'run', '--root', root, '--config', config, '--reporter', reporter, ...options];
  // A run with failures ends with code 1.
  await new Promise((resolve) => execFile(process.execPath, args, resolve));
  return JSON.parse(readFileSync(found, 'utf8')) as { passed: string[]; failed?: string[] };
}

describe('the end of a run of tests', () => {
  it('names the files that passed and the tests that failed', async () => {
    expect(await run({ a: one('passes'), b: FAILS, c: one('passes') })).toEqual({
      passed: ['a', 'c'],
      failed: ['fails'],
    });
  });

  it('says nothing about a run that its first failure ends', async () => {
    expect(await run({ a: FAILS, b: one('passes'), c: one('passes') }, '--bail=1')).toEqual({ passed: [] });
  });

  it.each([
    ['an import', "import './missing.js';"],
    ['a hook of the file', `${one('is left out')}\nbeforeAll(() => { throw new Error('It fails.'); });`],
    [
      'a hook of a part',
      `${one('passes')}\ndescribe('part', () => { beforeAll(() => { throw new Error('It fails.'); }); it('is left out', () => {}); });`,
    ],
  ])('does not call a file passed in which %s fails, nor the failed tests all', async (_what, broken) => {
    expect(await run({ a: one('passes'), b: broken, c: FAILS })).toEqual({ passed: ['a'] });
  });

  it('does not call a file passed of which no test ran', async () => {
    expect(await run({ a: "import { it } from 'vitest';\nit.skip('is left out', () => {});" })).toEqual({
      passed: [],
      failed: [],
    });
  });
});
