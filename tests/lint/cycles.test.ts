import { globSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { circlesOf } from '../support/circles.ts';
import { openSources } from '../support/sources.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The circles of files in a folder, each as one line. Imports of types and `import()` count too. */
function circlesIn(root: string, folder: string): string[] {
  const { importsOf } = openSources(root);
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !file.endsWith('.d.ts') && !/\.test\.tsx?$/.test(file),
  );
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  return circlesOf(graph).map((circle) =>
    circle.map((file) => file.slice(folder.length + 1)).join(' imports '),
  );
}

describe('files that import one another', () => {
  it('are none in apps/sites/src', () => {
    expect(
      circlesIn(ROOT, 'apps/sites/src'),
      'move what both need into a file that imports neither of them',
    ).toEqual([]);
  });

  describe('a circle is found', () => {
    let root: string;
    const write = (file: string, text: string): void => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    beforeAll(() => {
      root = mkdtempSync(join(tmpdir(), 'circles-'));
    });
    afterAll(() => rmSync(root, { recursive: true }));

    it.each([
      ['values', "import { b } from './b.ts';\nexport const a = b;\n"],
      ['types', "import type { B } from './b.ts';\nexport type A = B;\n"],
      ['types in place', "export type A = import('./b.ts').B;\n"],
      ['code that loads later', "export const a = () => import('./b.ts');\n"],
      ['exports', "export * from './b.ts';\n"],
    ])('of %s', (kind, text) => {
      write(`${kind}/a.ts`, text);
      write(`${kind}/b.ts`, "export * from './inner/c.ts';\n");
      write(`${kind}/inner/c.ts`, "export * from '../a.ts';\n");
      write(`${kind}/d.ts`, "export * from './a.ts';\n");
      expect(circlesIn(root, kind)).toEqual(['a.ts imports b.ts imports inner/c.ts imports a.ts']);
    });
  });
});
