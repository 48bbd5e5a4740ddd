import type { AsyncData } from './use-async-data.ts';

/** The states in which a section waits or failed, for its stories. */
export const LOADING: AsyncData<never> = { state: 'loading' };
export const FAILED: AsyncData<never> = {
  state: 'failed',
  error: { code: 'timeout', message: 'The service is slow.' },
  retry: () => undefined,
};
export const ready = <T>(data: T): AsyncData<T> => ({ state: 'ready', data });
/** The brands of a story that is shown in all of them. */
export const ALL_BRANDS = { brands: ['weekly', 'daily', 'women', 'men', 'forums', 'rural'] };
