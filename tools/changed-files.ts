import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The files that checks by change look at. */
export interface Changes {
  /** Relative to the root; deleted files too. Undefined if git cannot tell: then every file counts as changed. */
  files: readonly string[] | undefined;
  /** The commit that was compared with. */
  commit?: string;
  /** The same in words, or why there is none. Checks print it. */
  since: string;
}

/** A reason why git cannot tell. */
class Unknown extends Error {}

/**
 * Returns the files that differ from a tested state, with what is not committed. That state is the merge base with the
 * commit in `BASE`, which CI sets; without it the last commit that is published; and if all are, as in a clean
 * clone, the first parent of the last one.
 *
 * @param folder the root of a repository
 * @param base a commit; '' is none
 */
export function changedFiles(folder: string = ROOT, base: string = process.env['BASE'] ?? ''): Changes {
  const run = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
      }).trim();
    } catch {
      return undefined;
    }
  };
  const listed = (...args: string[]): string[] => {
    const output = run(...args);
    if (output === undefined) throw new Unknown(`git ${args[0]} failed`);
    return output.split('\0').filter(Boolean);
  };
  try {
    const { commit, since } = testedCommit(run, base);
    const files = new Set([
      ...listed('diff', '--name-only', '--no-renames', '-z', commit),
      ...listed('ls-files', '--others', '--exclude-standard', '-z'),
    ]);
    return { files: [...files].sort(), commit, since };
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return { files: undefined, since: `everything counts as changed: ${error.message}` };
  }
}

type Run = (...args: string[]) => string | undefined;

function testedCommit(run: Run, base: string): { commit: string; since: string } {
  const head = run('rev-parse', '--verify', 'HEAD');
  if (head === undefined) throw new Unknown('this is no repository with a commit');
  const short = (commit: string): string => commit.slice(0, 10);
  if (base !== '') {
    const commit = run('merge-base', base, 'HEAD');
    if (commit === undefined) throw new Unknown(`git finds no common ancestor of BASE=${base} and HEAD`);
    return { commit, since: `since ${short(commit)}, the common ancestor with BASE` };
  }
  const published = publishedCommit(run);
  if (published !== head)
    return { commit: published, since: `since ${short(published)}, which is published` };
  const parent = run('rev-parse', '--verify', 'HEAD^1');
  if (parent === undefined) throw new Unknown('the history ends with the last commit');
  return { commit: parent, since: `since ${short(parent)}, the parent of the last commit` };
}

/** The last commit of HEAD that the remote repository has, as far as was fetched. */
function publishedCommit(run: Run): string {
  const upstream =
    run('rev-parse', '--verify', '@{upstream}') ?? run('rev-parse', '--verify', 'refs/remotes/origin/HEAD');
  if (upstream === undefined) throw new Unknown('no branch of a remote repository is known');
  const commit = run('merge-base', upstream, 'HEAD');
  if (commit === undefined) throw new Unknown('git finds no common ancestor with the remote branch');
  return commit;
}
