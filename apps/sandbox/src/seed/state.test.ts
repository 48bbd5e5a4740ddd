import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedHash } from './state.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotativa-seed-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a new manifest in the configured folder of pictures makes a stored database outdated', async () => {
  const before = await seedHash([], folder);
  await writeFile(join(folder, 'manifest.json'), '{}');
  expect(await seedHash([], folder)).not.toBe(before);
});
