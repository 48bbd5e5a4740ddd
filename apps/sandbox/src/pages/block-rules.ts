import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ValidationOptions, SettingsRule } from 'rotativa/editor';
import { z } from 'zod';
import type { AppContext } from '../context.ts';

/** The blocks, settings and layouts that a document may have. */
export interface BlockRules extends ValidationOptions {
  readonly blocks: readonly SettingsRule[];
}

const File = z.object({
  blocks: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      version: z.int().positive(),
      /** The JSON schema of the settings. */
      settings: z.record(z.string(), z.unknown()),
    }),
  ),
  layouts: z.record(z.string(), z.array(z.string())),
});

const NAME = 'blocks.json';

/**
 * The rules of the sites' blocks. They are data: the blocks themselves are React components of the sites, which this server
 * cannot load without a compiler, and must not depend on.
 * @returns undefined if the folder has none
 * @throws if the file cannot be read
 */
async function readBlockRules(folder: string): Promise<BlockRules | undefined> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { blocks, layouts } = File.parse(JSON.parse(text));
  return {
    layouts,
    blocks: blocks.map(({ settings, ...block }) => ({ ...block, settings: z.fromJSONSchema(settings) })),
  };
}

/** By folder. They do not change while the server runs. */
const known = new Map<string, Promise<BlockRules>>();

/** The rules of the configured sites, read when the first document is saved. Without a file no block is known. */
export function blockRules({ config, log }: Pick<AppContext, 'config' | 'log'>): Promise<BlockRules> {
  const { pagesDir } = config;
  const rules =
    known.get(pagesDir) ??
    readBlockRules(pagesDir).then((found) => {
      if (found === undefined)
        log.warn({ folder: pagesDir }, `there is no ${NAME}: settings are not checked`);
      return found ?? { blocks: [] };
    });
  known.set(pagesDir, rules);
  rules.catch(() => known.delete(pagesDir));
  return rules;
}
