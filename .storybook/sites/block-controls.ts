import type { ArgTypes } from '@storybook/react-vite';
import { z } from 'zod';

/** A field of a form, in JSON Schema. */
interface Field {
  type?: string;
  enum?: readonly string[];
  title?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

export interface BlockControls {
  args: Record<string, unknown>;
  argTypes: ArgTypes;
}

const controlOf = ({ type, minimum, maximum }: Field): NonNullable<ArgTypes[string]['control']> => {
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number')
    return {
      type: 'number',
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    };
  return type === 'string' ? 'text' : 'object';
};

/** The settings of a block as Storybook's controls, with what editors read and the defaults of its schema. */
export function controlsOf(settings: z.ZodObject): BlockControls {
  const { properties = {} } = z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(properties) as [string, Field][];
  return {
    args: Object.fromEntries(
      fields.filter(([, field]) => field.default !== undefined).map(([key, field]) => [key, field.default]),
    ),
    argTypes: Object.fromEntries(
      fields.map(([key, field]) => [
        key,
        {
          ...(field.title && { name: field.title }),
          ...(field.description && { description: field.description }),
          ...(field.enum ? { control: 'select', options: field.enum } : { control: controlOf(field) }),
          table: { defaultValue: { summary: JSON.stringify(field.default) ?? '–' } },
        } satisfies ArgTypes[string],
      ]),
    ),
  };
}
