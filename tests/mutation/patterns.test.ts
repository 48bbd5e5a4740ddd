import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const CONFIGURATIONS = [
  'stryker.config.mjs',
  'tests/mutation/stryker.database.mjs',
  'tests/mutation/stryker.sites.mjs',
  'tests/mutation/vitest.config.ts',
  'tests/mutation/vitest.database.config.ts',
  'tests/mutation/vitest.sites.config.ts',
];

interface Configuration {
  mutate?: string[];
  test?: { include: string[] };
}

const CHOICE = /^(.*?)\{([^{}]*)\}(.*)$/;

/** `{a,b}.ts` is `a.ts` and `b.ts`. */
function alternatives(pattern: string): string[] {
  const [, before, choice, after] = CHOICE.exec(pattern) ?? [];
  return choice === undefined
    ? [pattern]
    : choice.split(',').flatMap((chosen) => alternatives(`${before}${chosen}${after}`));
}

const unmatched = (patterns: readonly string[]): string[] =>
  patterns
    .flatMap(alternatives)
    .filter((pattern) => globSync(pattern.replace(/^!/, ''), { cwd: ROOT }).length === 0);

// Stryker and Vitest pass over a pattern that matches no file, so a file that moves would leave the run unseen.
describe('files of the mutation tests', () => {
  it.each(CONFIGURATIONS)('are where %s says', async (path) => {
    const { default: configuration } = (await import(join(ROOT, path))) as { default: Configuration };
    const patterns = configuration.mutate ?? configuration.test?.include ?? [];
    expect(patterns.length).toBeGreaterThan(0);
    expect(unmatched(patterns)).toEqual([]);
  });

  it('are looked for one by one', () => {
    expect(unmatched(['stryker.{config,moved}.mjs', '!src/{domain,moved}/**/*.test.ts', 'src/**'])).toEqual([
      'stryker.moved.mjs',
      '!src/moved/**/*.test.ts',
    ]);
  });
});
