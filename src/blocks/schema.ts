import { z } from 'zod';
import type { Block } from './defineBlock.ts';

/** A JSON schema (draft 7) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of the settings that an editor may write. Unknown ones are refused: nothing would read them. */
export function settingsSchema({ settings }: Pick<Block, 'settings'>): JsonSchema {
  const options = { io: 'input', target: 'draft-7', unrepresentable: 'any' } as const;
  const { $schema: _, ...schema } = z.toJSONSchema(settings, options);
  return { ...schema, additionalProperties: false };
}

/** The schema of a block in a page document. */
const placementSchema = (block: Block): JsonSchema => ({
  title: block.label,
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1 },
    block: { const: block.name },
    version: block.version > 1 ? { const: block.version } : { const: 1, default: 1 },
    settings: settingsSchema(block),
  },
  required: ['block', ...(block.version > 1 ? ['version'] : [])],
  additionalProperties: false,
});

/**
 * The JSON schema of a placed block: one of the given ones, with its settings of the present version, their types, defaults
 * and Spanish labels.
 * `definitions` has the schema of each by its name.
 * @see B2
 */
export function blocksSchema(blocks: Iterable<Block>): JsonSchema {
  const named = [...blocks].sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    oneOf: named.map(({ name }) => ({ $ref: `#/definitions/${name}` })),
    definitions: Object.fromEntries(named.map((block) => [block.name, placementSchema(block)])),
  };
}
