import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'rotativa-changes-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A hook that runs the tests has variables of the outer repository. */
const OWN_ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
);
const git = (repository: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...args], {
    cwd: at(repository),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: OWN_ENVIRONMENT,
  }).trim();

/** Commits a change of one file. Returns the commit. */
function commit(repository: string, name: string): string {
  writeFileSync(at(`${repository}/${name}`), `${Math.random()}`);
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message', name);
  return git(repository, 'rev-parse', 'HEAD');
}

const clone = (name: string, ...options: string[]): void => {
  git('.', 'clone', '--quiet', ...options, `file://${at('published')}`, name);
};

let first: string;
beforeAll(() => {
  git('.', 'init', '--quiet', '--initial-branch', 'main', 'published');
  first = commit('published', 'a.ts');
  commit('published', 'b.ts');
  commit('published', 'c.ts');
});

describe('the files that changed', () => {
  it('in a clean clone are those of the last commit', () => {
    clone('clean');
    expect(changedFiles(at('clean'), '').files).toEqual(['c.ts']);
  });

  it('are those of every commit that is not published, and of none', () => {
    clone('ahead');
    commit('ahead', 'd.ts');
    commit('ahead', 'e.ts');
    writeFileSync(at('ahead/a.ts'), 'not committed');
    writeFileSync(at('ahead/new name.ts'), 'not known to git');
    expect(changedFiles(at('ahead'), '').files).toEqual(['a.ts', 'd.ts', 'e.ts', 'new name.ts']);
  });

  it('are those of a branch that tracks no other', () => {
    clone('branch');
    git('branch', 'checkout', '--quiet', '-b', 'work');
    commit('branch', 'd.ts');
    expect(changedFiles(at('branch'), '').files).toEqual(['d.ts']);
  });

  it('since a commit that CI names are those after the common ancestor', () => {
    clone('named');
    git('named', 'checkout', '--quiet', '-b', 'work', first);
    commit('named', 'd.ts');
    expect(changedFiles(at('named'), 'origin/main').files).toEqual(['d.ts']);
    expect(changedFiles(at('named'), first).files).toEqual(['d.ts']);
  });

  it('have both names of a file that was renamed, and the name of one that was deleted', () => {
    clone('renamed');
    git('renamed', 'mv', 'a.ts', 'z.ts');
    git('renamed', 'rm', '--quiet', 'b.ts');
    git('renamed', 'commit', '--quiet', '--message', 'names');
    expect(changedFiles(at('renamed'), '').files).toEqual(['a.ts', 'b.ts', 'z.ts']);
  });
});

describe('everything counts as changed', () => {
  it('in a shallow clone', () => {
    clone('shallow', '--depth', '1');
    expect(changedFiles(at('shallow'), '')).toEqual({
      files: undefined,
      since: 'everything counts as changed: the history ends with the last commit',
    });
    expect(changedFiles(at('shallow'), first).files).toBeUndefined();
  });

  it('without a remote repository', () => {
    expect(changedFiles(at('published'), '').files).toBeUndefined();
  });

  it('when CI names a commit that is not there, as for a new branch', () => {
    expect(changedFiles(at('clean'), '0'.repeat(40)).files).toBeUndefined();
  });

  it('in a folder without a repository', () => {
    expect(changedFiles(tmpdir(), '').files).toBeUndefined();
  });
});
