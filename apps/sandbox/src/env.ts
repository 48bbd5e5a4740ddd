import { z } from 'zod';

/** An empty variable counts as unset, as in most shells and compose files. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** An environment variable is invalid; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
