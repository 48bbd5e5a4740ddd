import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of tests that take minutes, the longest first. */
const LONG = [
  'stories/patterns.test.ts',
  'stories/components.test.ts',
  'stories/blocks.test.ts',
  'stories/keyboard.test.ts',
  'stories/pages.test.ts',
  'stories/forced-colors.test.ts',
  'storybook/foundations.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((file) => moduleId.endsWith(file));
  return at === -1 ? LONG.length : at;
}

/** A file's length says nothing about its time here, so the long files are named: they start first, and no part has all. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!;
    const sorted = await this.sort(files);
    // Dealt like cards.
    return sorted.filter((_, at) => at % count === index - 1);
  }
}
