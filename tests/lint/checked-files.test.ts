import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/tracked-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Apps as other teams write them: the steps `consumers` and `examples` compile and run them. */
const CONSUMERS = /^(tests\/package\/consumers|examples)\//;
/** Output of `npm run tokens`, and the same page in several design systems, as each wants it. */
const NOT_LINTED = /\/generated\/|^bench\/subjects\//;

const tracked = (...patterns: string[]): string[] =>
  trackedFiles(ROOT, { patterns }).filter((file) => !CONSUMERS.test(file));

describe('no source file is left out of a check', () => {
  it('the type check reads every TypeScript file', () => {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
    const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    const read = new Set(fileNames);
    const unread = tracked('*.ts', '*.tsx').filter((file) => !read.has(join(ROOT, file)));
    expect(unread, 'add their folder to "include" of tsconfig.json').toEqual([]);
  });

  it('the linter reads every TypeScript and JavaScript file', async () => {
    const linter = new ESLint({ cwd: ROOT });
    const files = tracked('*.ts', '*.tsx', '*.js', '*.mjs').filter((file) => !NOT_LINTED.test(file));
    const ignored = await Promise.all(files.map((file) => linter.isPathIgnored(join(ROOT, file))));
    expect(
      files.filter((_, index) => ignored[index]),
      'take them out of `ignores` in eslint.config.mjs',
    ).toEqual([]);
  });
});
