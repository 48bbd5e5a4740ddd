import type { ApiError } from '../../domain/errors/api-error.ts';

/** Fails every call with this, as long as it is there. */
export interface MemoryOutcome {
  error?: ApiError | undefined;
}

/** @throws ApiError that was put into play */
export const outcome = async ({ error }: MemoryOutcome): Promise<void> => {
  if (error) throw error;
};
