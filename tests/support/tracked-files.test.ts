import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presentFiles } from '../e2e/inputs.ts';
import { trackedFiles } from './tracked-files.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tracked-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  writeFileSync(join(root, '.gitignore'), 'ignored.ts\n');
  for (const name of ['a.ts', 'b.md', 'package.json', 'package-lock.json'])
    writeFileSync(join(root, name), name);
  git('add', '--all');
  for (const name of ['new.ts', 'ignored.ts']) writeFileSync(join(root, name), name);
  for (const name of ['a.ts', 'package-lock.json']) rmSync(join(root, name));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the files of a repository', () => {
  it('are those that git tracks and that were not deleted', () => {
    expect(trackedFiles(root)).toEqual(['.gitignore', 'b.md', 'package.json']);
    expect(trackedFiles(root, { patterns: ['*.md'] })).toEqual(['b.md']);
  });

  it('are also those that git would track', () => {
    expect(trackedFiles(root, { untracked: true }).sort()).toEqual([
      '.gitignore',
      'b.md',
      'new.ts',
      'package.json',
    ]);
  });

  it('can be hashed while a deleted one is not staged', () => {
    expect(() => presentFiles(root)).not.toThrow();
  });
});
