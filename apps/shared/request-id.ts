import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The header of the id, in requests and in responses. */
export const REQUEST_ID = 'X-Request-Id';

/** The format of an id that a caller may give. */
const GIVEN_ID = /^[\w-]{8,64}$/;

const ids = new AsyncLocalStorage<string>();

/** The id that a caller gives, or a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && GIVEN_ID.test(given) ? given : randomUUID();

/** Runs the work of a request. All that it calls can read the id. */
export const withRequestId = <T>(id: string, run: (id: string) => T): T => ids.run(id, run, id);

/** Runs work that a request begins and that goes on after it, such as a timer, outside of the request and of its trace. */
export const outsideRequests: (run: () => void) => void = AsyncLocalStorage.snapshot();

/** The id of the request that is answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => ids.getStore();
