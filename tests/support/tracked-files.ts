import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface ChosenFiles {
  /** Patterns of git: `*.ts`, `:!docs`. Default: all files. */
  patterns?: readonly string[];
  /** Also files that git does not track yet and does not ignore. Default: false. */
  untracked?: boolean;
}

/**
 * The files of a repository that git tracks, each once. Git also lists a file that was deleted but not staged, and several
 * times one with conflicts.
 * @param root the folder of the repository; the paths are relative to it
 */
export function trackedFiles(root: string, { patterns = [], untracked = false }: ChosenFiles = {}): string[] {
  const others = untracked ? ['--others', '--exclude-standard'] : [];
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', ...others, '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))].filter((file) => file && existsSync(join(root, file)));
}
