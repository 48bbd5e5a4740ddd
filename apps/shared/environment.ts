import { readFileSync } from 'node:fs';
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

/** The end of a variable that names a file with the value of the variable before it. */
const FILE = '_FILE';

/**
 * The values of files, such as those in which systemd and container engines keep secrets: `DATABASE_URL_FILE` is the path of
 * a file with `DATABASE_URL`. A variable that is set itself counts.
 */
function valuesOfFiles(
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { values: Record<string, string>; faults: string[] } {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names) {
    const file = env[name + FILE];
    if (!file || env[name]) continue;
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      faults.push(`${name + FILE}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { values, faults };
}

/** Whether a variable is set, itself or by a file. */
export const isSet = (name: string, env: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(env[name] || env[name + FILE]);

/**
 * Reads environment variables, and files that variables with the end `_FILE` name.
 * @throws ConfigError with a line for every invalid variable
 */
export function readEnvironment<T extends z.ZodObject>(
  schema: T,
  env: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  const { values, faults } = valuesOfFiles(Object.keys(schema.shape), env);
  const parsed = schema.safeParse({ ...env, ...values });
  if (parsed.success && faults.length === 0) return parsed.data;
  const invalid = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  throw unusable([...faults, ...invalid]);
}

/** How long a server that closes still takes requests while its health is 503, so that a balancer notices, in milliseconds. */
export const ShutdownDelay = z.coerce.number().int().min(0).max(60_000);

/** @param faults a sentence for each variable */
export const unusable = (faults: readonly string[]): ConfigError =>
  new ConfigError(`The environment is not usable.\n  ${faults.join('\n  ')}`);
