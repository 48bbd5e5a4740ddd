import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const rows = readFileSync(join(ROOT, 'docs/threats.md'), 'utf8')
  .split('## Threats')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat |'));

/** The page is only useful while the tests and files that it names exist. */
describe('every threat of docs/threats.md', () => {
  it.each((rows ?? []).map((row) => row.split('|').map((cell) => cell.trim())))(
    '%s%s has a measure and a test that is there',
    (_start, _threat, measure, proof) => {
      expect(measure).not.toBe('');
      const tests = [...(proof ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');
      expect(tests.length).toBeGreaterThan(0);
      expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    },
  );

  it('has many rows', () => expect(rows?.length).toBeGreaterThan(25));
});
