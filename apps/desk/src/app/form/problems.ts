import { settingError } from 'rotativa/editor';
import { z } from 'zod';

/** A fault of a setting: the keys that lead to it, and what to do. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

const schemas = new Map<object, z.ZodType | undefined>();

/** A block's schema; undefined for one that cannot be read, which the server checks. */
function schemaOf(json: object): z.ZodType | undefined {
  if (!schemas.has(json)) {
    try {
      schemas.set(json, z.fromJSONSchema(json as z.core.JSONSchema.JSONSchema));
    } catch (error) {
      console.error('a schema of a block cannot be read in the browser', error);
      schemas.set(json, undefined);
    }
  }
  return schemas.get(json);
}

/** The faults of settings by the schema of their block. A setting that this site does not know is no fault: it is kept. */
export function problemsOf(schema: object, settings: unknown): Problem[] {
  const result = schemaOf(schema)?.safeParse(settings, { error: settingError });
  if (!result || result.success) return [];
  return result.error.issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => ({
      path: path.filter((key): key is string | number => typeof key !== 'symbol'),
      text: message,
    }));
}

/** The first fault of a field, or of something in it. */
export const problemAt = (
  problems: readonly Problem[],
  path: readonly (string | number)[],
): string | undefined =>
  problems.find((problem) => path.every((key, index) => problem.path[index] === key))?.text;
