import { z } from 'zod';

/** A fault of a setting: the keys that lead to it, and what to do. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

type Issue = z.core.$ZodIssue;

const counted = (count: number | bigint, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

const OF_KIND: Readonly<Record<string, (limit: number | bigint, most: boolean) => string>> = {
  string: (limit, most) => `${most ? 'Máximo' : 'Mínimo'} ${counted(limit, 'letra', 'letras')}.`,
  array: (limit, most) => `${most ? 'Máximo' : 'Mínimo'} ${counted(limit, 'elemento', 'elementos')}.`,
};

const limit = (origin: string, value: number | bigint, most: boolean): string =>
  OF_KIND[origin]?.(value, most) ?? `${most ? 'Máximo' : 'Mínimo'} ${value}.`;

const TYPES: Readonly<Record<string, string>> = {
  int: 'Escribe un número entero.',
  number: 'Escribe un número.',
  string: 'Escribe un texto.',
  boolean: 'Elige sí o no.',
  array: 'Debe ser una lista.',
};

/** The words for a fault that a schema finds. */
export function problemText(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return limit(issue.origin, issue.maximum, true);
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'No puede quedar vacío.'
        : limit(issue.origin, issue.minimum, false);
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'No es un valor posible.';
    case 'invalid_value':
      return 'Elige una de las opciones.';
    case 'not_multiple_of':
      return `Debe ser múltiplo de ${issue.divisor}.`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'Escribe una dirección que empiece por https://.'
        : 'No tiene la forma esperada.';
    case 'unrecognized_keys':
      return `Este sitio no conoce ${issue.keys.join(', ')}: se guarda y no se usa.`;
    default:
      return 'No es un valor posible.';
  }
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

/** What is wrong with settings by the schema of their block. What this site does not know is no fault: it is kept. */
export function problemsOf(schema: object, settings: unknown): Problem[] {
  const result = schemaOf(schema)?.safeParse(settings);
  if (!result || result.success) return [];
  return result.error.issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map((issue) => ({
      path: issue.path.filter((key): key is string | number => typeof key !== 'symbol'),
      text: problemText(issue),
    }));
}

/** The first fault of a field, or of something in it. */
export const problemAt = (
  problems: readonly Problem[],
  path: readonly (string | number)[],
): string | undefined =>
  problems.find((problem) => path.every((key, index) => problem.path[index] === key))?.text;
