import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Block } from '../src/blocks/defineBlock.ts';
import { DIST, moduleEntries } from './entries.ts';

const load = (module: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(DIST, `${module}.js`)).href) as Promise<Record<string, unknown>>;

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'settings' in value && 'prepare' in value;

/** The JSON schema of the built package's blocks. */
export async function packageSchema(): Promise<object> {
  const entries = moduleEntries().filter(({ name }) => name.startsWith('blocks/'));
  const modules = await Promise.all(entries.map(({ module }) => load(module)));
  const blocks = modules.flatMap((exported) => Object.values(exported).filter(isBlock));
  const { blocksSchema } = (await load('blocks/index')) as typeof import('../src/blocks/index.ts');
  return blocksSchema(blocks);
}
