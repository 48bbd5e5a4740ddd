import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sameSecret } from '../../shared/same-secret.ts';
import { digestOf, newSecret } from '../src/security/secrets.ts';
import fc from '../../../tests/support/fuzz.ts';

const APPS = join(import.meta.dirname, '..', '..');

it('two secrets are compared whatever they hold', () => {
  const secret = fc.string({ unit: 'binary', maxLength: 90 });
  fc.assert(fc.property(secret, secret, (one, other) => sameSecret(one, other) === (one === other)));
  fc.assert(fc.property(secret, (one) => sameSecret(one, one)));
  expect(sameSecret('é'.repeat(86), 'x'.repeat(86))).toBe(false);
});

it('a secret has 256 random bits in an address, and only its digest is stored', () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('only one file of the apps compares secrets by bytes', async () => {
  const files = (await readdir(APPS, { recursive: true })).filter(
    (file) => /^(?:[^/]+\/src|shared)\/.*\.tsx?$/.test(file) && !file.includes('node_modules'),
  );
  const found: string[] = [];
  for (const file of files)
    if ((await readFile(join(APPS, file), 'utf8')).includes('timingSafeEqual')) found.push(file);
  expect(found).toEqual(['shared/same-secret.ts']);
});
