import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedersFor } from './seeders.ts';
import { seedHash } from './state.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotativa-seed-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a new manifest in the configured folder of pictures makes a stored database outdated', async () => {
  const config = { picturesDir: folder, pagesDir: join(folder, 'pages') };
  const before = await seedHash([], config);
  await writeFile(join(folder, 'manifest.json'), '{}');
  expect(await seedHash([], config)).not.toBe(before);
});

it('a changed page in the configured folder makes a stored database outdated', async () => {
  const config = { picturesDir: folder, pagesDir: join(folder, 'pages') };
  const before = await seedHash([], config);
  await mkdir(config.pagesDir);
  await writeFile(join(config.pagesDir, 'weekly.json'), '{}');
  expect(await seedHash([], config)).not.toBe(before);
});

it('every source of a seeder exists, so that its change is noticed', () => {
  const sources = seedersFor('development').flatMap((seeder) => seeder.sources);
  const root = join(import.meta.dirname, '../..');
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

it('a changed story makes a stored database outdated', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = seedersFor('production').flatMap((seeder) => seeder.sources);
  expect(sources.map((source) => resolve(root, source))).toContain(resolve(root, '../content'));
});
