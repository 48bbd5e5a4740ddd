import type { Context } from 'hono';
import type { z } from 'zod';
import { HttpError } from './errors.ts';

/** The input does not match the contract. */
export const invalidInput = (message: string): HttpError => new HttpError(400, '100130,300130', message);

/**
 * The JSON body of a call, validated by `schema`.
 * @throws HttpError 400 100130,300130 naming the field
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  return parseInput(schema, await readJson(c));
}

/**
 * The JSON body of a call, whatever type its header says. A missing body counts as an empty object. Limits and routes
 * read bodies with this function and the next, so that a limit counts what the route reads.
 * @throws HttpError 400 100130,300130
 */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  return text === '' ? {} : parseJson(text);
}

/** The fields of a form, the last one of a name; none if the body is not a form. */
export async function readForm(c: Context): Promise<Record<string, unknown>> {
  return Object.fromEntries(await readFormData(c));
}

/** The same, with every value of a name. */
export async function readFormData(c: Context): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch (error) {
    if (error instanceof TypeError) return new FormData();
    throw error;
  }
}

/** @throws HttpError 400 100130,300130 naming the field */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw invalidInput(`input validation error: ${field}: ${issue?.message ?? 'not usable'}`);
}

function parseJson(text: string): unknown {
  let value: unknown;
  let unusable = false;
  try {
    value = JSON.parse(text, (_name, part: unknown) => {
      unusable ||= typeof part === 'string' && !isText(part);
      return part;
    });
  } catch {
    throw invalidInput('input validation error: the body is not JSON');
  }
  if (unusable) throw invalidInput('input validation error: the body holds text that is no Unicode text');
  return value;
}

/** Text without lone surrogates, which would be stored as other characters, and NUL, which Postgres cannot store. */
const isText = (part: string): boolean => !/[\0\u{d800}-\u{dfff}]/u.test(part);
