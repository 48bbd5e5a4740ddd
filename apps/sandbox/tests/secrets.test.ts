import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sameSecret } from '../src/security/secrets.ts';
import fc from '../../../tests/support/fuzz.ts';

const APPS = join(import.meta.dirname, '..', '..');

it('two secrets are compared whatever they hold', () => {
  const secret = fc.string({ unit: 'binary', maxLength: 90 });
  fc.assert(fc.property(secret, secret, (one, other) => sameSecret(one, other) === (one === other)));
  fc.assert(fc.property(secret, (one) => sameSecret(one, one)));
  expect(sameSecret('é'.repeat(86), 'x'.repeat(86))).toBe(false);
});

it('only one file of the apps compares secrets by bytes', async () => {
  const files = (await readdir(APPS, { recursive: true })).filter(
    (file) => /^[^/]+\/src\/.*\.tsx?$/.test(file) && !file.includes('node_modules'),
  );
  const found: string[] = [];
  for (const file of files)
    if ((await readFile(join(APPS, file), 'utf8')).includes('timingSafeEqual')) found.push(file);
  expect(found).toEqual(['sandbox/src/security/secrets.ts']);
});
