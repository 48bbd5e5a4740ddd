import { z } from 'zod';

/** An environment variable, which may be unset. An empty one counts as unset. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const Port = z.coerce.number().int().min(1).max(65_535);

/** Scheme, host and port, as a browser writes an origin. */
export const Origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue('is not an origin (scheme, host and port)');
  return z.NEVER;
});

/** JSON of a shape. */
export const jsonOf = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A secret that services expect in a header. */
export const Token = z.string().regex(/^[\x21-\x7e]{16,}$/, 'is not 16 or more visible characters');

export const LogLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

/** An environment variable is invalid; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads environment variables.
 * @throws ConfigError naming every invalid variable
 */
export function readEnvironment<T extends z.ZodType>(
  schema: T,
  env: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw unusable(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

/** @param faults a sentence for each variable */
export const unusable = (faults: readonly string[]): ConfigError =>
  new ConfigError(`The environment is not usable.\n  ${faults.join('\n  ')}`);
