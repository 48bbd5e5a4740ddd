import type { Block } from '../blocks/defineBlock.ts';
import { settingsSchema, type JsonSchema } from '../blocks/schema.ts';
import type { DocumentLabels } from './changes.ts';
import { fieldsOf, unknownFields, type EditorField } from './fields.ts';
import { BLOCK_CATEGORIES } from './words.ts';

/** A block in an editor's catalogue, and its form. */
export interface EditorBlock {
  name: string;
  label: string;
  category: string;
  /** Whether editors place it; false for parts of the page's frame, which stay where they are. */
  editorial: boolean;
  /** The version of the settings that the form writes. */
  version: number;
  /** The settings of a new placement. */
  defaults: Record<string, unknown>;
  fields: EditorField[];
  /** The JSON schema (draft 7) of the settings. */
  schema: JsonSchema;
}

/** All that an editor needs of the blocks of a site, as JSON. */
export interface EditorConfig {
  /** By their labels. */
  blocks: EditorBlock[];
  /** The categories that have blocks, in the order of the catalogue. */
  categories: { name: string; label: string }[];
}

export interface EditorConfigOptions {
  /** The labels of further categories by their names, which come after those of the package. */
  categories?: Readonly<Record<string, string>> | undefined;
  /** Called for each field that forms do not know ('note: shape'), for the log of developers. */
  onUnknown?: ((field: string) => void) | undefined;
}

const defaultsOf = (fields: readonly EditorField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, default: usual }) => (usual === undefined ? [] : [[name, usual]])),
  );

/**
 * The configuration of an editor for the given blocks, made of the schemas of their settings: fields with Spanish labels,
 * help, limits, defaults and pickers. It is plain data, so that a server can send it to an editor that has no blocks.
 */
export function editorConfig(
  blocks: Iterable<Block>,
  { categories = {}, onUnknown }: EditorConfigOptions = {},
): EditorConfig {
  const all = [...blocks].map((block): EditorBlock => {
    const schema = settingsSchema(block);
    const fields = fieldsOf(schema);
    for (const field of unknownFields(fields)) onUnknown?.(`${block.name}: ${field}`);
    const { name, label, category, editorial, version } = block;
    return { name, label, category, editorial, version, defaults: defaultsOf(fields), fields, schema };
  });
  const used = new Set(all.map(({ category }) => category));
  const labels = new Map<string, string>(Object.entries({ ...BLOCK_CATEGORIES, ...categories }));
  for (const name of used) if (!labels.has(name)) labels.set(name, name);
  return {
    blocks: all.sort((one, other) => one.label.localeCompare(other.label, 'es')),
    categories: [...labels].filter(([name]) => used.has(name)).map(([name, label]) => ({ name, label })),
  };
}

/** The labels of blocks and settings, for `changesInWords`. */
export const labelsOf = ({ blocks }: Pick<EditorConfig, 'blocks'>): Pick<DocumentLabels, 'blocks'> => ({
  blocks: Object.fromEntries(
    blocks.map(({ name, label, fields }) => [
      name,
      { label, settings: Object.fromEntries(fields.map((field) => [field.name, field.label])) },
    ]),
  ),
});
