import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../compiler/entries.ts';
import { trackedFiles } from '../support/tracked-files.ts';

const CODE = /\.(?:[cm]?[jt]sx?|sh|ya?ml)$/;
/** A folder that a test or a tool needs is made by it (`mkdtemp`): a fixed one is there on one machine only. */
const FIXED = /['"`]\/(?:tmp|root|home)\/\w/;

it('no code has a path that only one machine has', () => {
  const files = trackedFiles(ROOT).filter((file) => CODE.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => FIXED.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
