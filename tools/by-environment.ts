import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom\n');

/**
 * Runs the files of a project that need a DOM first, then the others. Vitest ends a shared worker when the next file
 * needs another environment, so in a mixed order nearly every file would start a process.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // The projects stay in their order.
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(hasDocument), ...own.filter((file) => !hasDocument(file))];
    });
  }
}
