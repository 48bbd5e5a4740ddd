import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/**
 * The part of its work that a gate tries. The hash of the commit's files chooses it, so that the same files, also in
 * another commit, always try the same and the next change tries something else. `SAMPLE=<hash> npm test -- e2e` repeats
 * the choice of another commit.
 */
export const sampleSeed = (): string =>
  (process.env['SAMPLE'] ||= execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim());

/** An even choice from 0 up to a number, by a name and a seed. */
export function sampleOf(name: string, count: number, seed: string): number {
  const [first, second] = createHash('sha256').update(`${seed} ${name}`).digest();
  return ((first! << 8) | second!) % count;
}

/** Some of a list, in its order, by a name and a seed: each choice equally often. */
export function someOf<T>(list: readonly T[], count: number, name: string, seed: string): readonly T[] {
  const left = list.map((_item, at) => at);
  while (left.length > count) left.splice(sampleOf(`${name} without ${left.length}`, left.length, seed), 1);
  return left.map((at) => list[at]!);
}
