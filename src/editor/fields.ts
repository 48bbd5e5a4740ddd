import type { JsonSchema } from '../blocks/schema.ts';

/**
 * Pickers that a setting may name in its meta: `z.string().meta({ widget: 'section' })`. They search, and write the id or
 * the path of what was found.
 */
export const EDITOR_WIDGETS = [
  'story',
  'stories',
  'section',
  'collection',
  'author',
  'gallery',
  'navigation',
  'address',
  'picture',
  'colour-role',
] as const;
export type EditorWidget = (typeof EDITOR_WIDGETS)[number];

/** A choice of a field. */
export interface EditorOption {
  value: string | number | boolean;
  label: string;
}

/** A field of a form, as plain data. */
export interface EditorField {
  /** The key of the setting; empty for the entry of a list. */
  name: string;
  label: string;
  help?: string;
  required: boolean;
  default?: unknown;
  /**
   * 'list' has entries like `item`; 'map' has texts as keys and values like `item`; 'group' has `fields`. 'unknown' is a
   * schema that forms do not know: a text with JSON, which the schema judges.
   */
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'map' | 'group' | 'unknown';
  /** A text of several lines. */
  multiline?: boolean;
  integer?: boolean;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  /** A regular expression for the whole text. */
  pattern?: string;
  /** The least and the highest number of entries. */
  minItems?: number;
  maxItems?: number;
  options?: EditorOption[];
  widget?: EditorWidget;
  item?: EditorField;
  fields?: EditorField[];
}

/** A JSON schema of draft 7, with the keys of a setting's meta. */
interface Schema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: (string | number | boolean)[];
  const?: string | number | boolean;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  widget?: string;
  multiline?: boolean;
  /** The labels of the choices by their values. */
  options?: Record<string, string>;
}

/** Zod names the bounds of safe integers, which are no limits for an editor. */
const limit = (number: number | undefined): number | undefined =>
  number === undefined || Math.abs(number) >= Number.MAX_SAFE_INTEGER ? undefined : number;

/** The record without undefined values. */
const given = <T extends object>(record: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

/** The values of a choice: an enumeration, a constant, or one of several constants. */
function choices({ enum: values, const: only, anyOf }: Schema): (string | number | boolean)[] | undefined {
  if (values) return values;
  if (only !== undefined) return [only];
  const all = anyOf?.map(choices);
  return all?.every((one) => one !== undefined) ? all.flat() : undefined;
}

const isSchema = (value: Schema | boolean | undefined): value is Schema =>
  typeof value === 'object' && !Array.isArray(value);

/** The part of a field that depends on its type. */
function partsOf(schema: Schema): Pick<EditorField, 'kind'> & Partial<EditorField> {
  const values = choices(schema);
  if (values)
    return {
      kind: 'choice',
      options: values.map((value) => ({ value, label: schema.options?.[String(value)] ?? String(value) })),
    };
  switch (schema.type) {
    case 'string':
      return given({
        kind: 'text' as const,
        multiline: schema.multiline,
        minLength: schema.minLength,
        maxLength: schema.maxLength,
        pattern: schema.pattern,
      });
    case 'number':
    case 'integer':
      return given({
        kind: 'number' as const,
        integer: schema.type === 'integer' || undefined,
        min: limit(schema.minimum ?? schema.exclusiveMinimum),
        max: limit(schema.maximum ?? schema.exclusiveMaximum),
      });
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      if (!isSchema(schema.items)) return { kind: 'unknown' };
      return given({
        kind: 'list' as const,
        minItems: schema.minItems,
        maxItems: schema.maxItems,
        item: fieldOf('', schema.items, true),
      });
    case 'object':
      if (schema.properties) return { kind: 'group', fields: fieldsOf(schema) };
      if (isSchema(schema.additionalProperties) && Object.keys(schema.additionalProperties).length > 0)
        return { kind: 'map', item: fieldOf('', schema.additionalProperties, true) };
      return { kind: 'unknown' };
    default:
      return { kind: 'unknown' };
  }
}

function fieldOf(name: string, schema: Schema, required: boolean): EditorField {
  const widget = EDITOR_WIDGETS.find((one) => one === schema.widget);
  return {
    ...given<Omit<EditorField, 'kind'>>({
      name,
      label: schema.title ?? name,
      help: schema.description,
      required: required && schema.default === undefined,
      default: schema.default,
      widget,
    }),
    ...partsOf(schema),
  };
}

/** The fields of an object's schema, in its order. */
export const fieldsOf = (schema: JsonSchema | Schema): EditorField[] => {
  const { properties = {}, required = [] } = schema as Schema;
  return Object.entries(properties).map(([name, one]) => fieldOf(name, one, required.includes(name)));
};

/** The paths of the fields that forms do not know: 'modules[].shape'. */
export const unknownFields = (fields: readonly EditorField[], before = ''): string[] =>
  fields.flatMap(({ name, kind, item, fields: inside = [] }) => {
    const path = `${before}${name}`;
    if (kind === 'unknown') return [path];
    if (item) return unknownFields([{ ...item, name: '' }], `${path}[]${item.fields ? '.' : ''}`);
    return unknownFields(inside, name === '' ? before : `${path}.`);
  });
