import { z } from 'zod';

/** An empty variable counts as one that is not set, as in most shells and compose files. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** The environment holds something that the sandbox cannot use; the message names the variables. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
