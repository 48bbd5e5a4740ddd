import type { ApiError } from '../../domain/errors/api-error.ts';

/** The error of every call while it is set. */
export interface MemoryOutcome {
  error?: ApiError | undefined;
}

/** @throws ApiError the simulated error */
export const outcome = async ({ error }: MemoryOutcome): Promise<void> => {
  if (error) throw error;
};
