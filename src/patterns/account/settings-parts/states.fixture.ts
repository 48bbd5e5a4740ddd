import type { AsyncData } from './use-async-data.ts';

/** The states in which a section waits or failed, for its stories. */
export const LOADING: AsyncData<never> = { state: 'loading' };
/** A server hands no function to the browser. */
export const FAILED_ON_SERVER: AsyncData<never> = {
  state: 'failed',
  error: { code: 'timeout', message: 'The service is slow.' },
};
export const FAILED: AsyncData<never> = { ...FAILED_ON_SERVER, retry: () => undefined };
export const ready = <T>(data: T): AsyncData<T> => ({ state: 'ready', data });
/** The brands of a story that is shown in all of them. */
export const ALL_BRANDS = { brands: ['weekly', 'daily', 'women', 'men', 'forums', 'rural'] };
