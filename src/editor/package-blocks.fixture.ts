import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Block } from '../blocks/defineBlock.ts';

const BLOCKS = join(import.meta.dirname, '../blocks');

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'prepare' in value && 'settings' in value;

/** Every block of the package. */
export async function packageBlocks(): Promise<Block[]> {
  const files = globSync('*/*/*.block.ts', { cwd: BLOCKS }).sort();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(BLOCKS, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isBlock));
}
