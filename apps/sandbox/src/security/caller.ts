import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from 'hono/factory';
import { callers } from './client-address.ts';

const names = new AsyncLocalStorage<string>();

/** Lets all work of a request know whose it is. */
export const nameCaller = (proxies: readonly string[]) => {
  const callerOf = callers(proxies);
  return createMiddleware((c, next) => {
    const name = callerOf(c);
    return name === undefined ? next() : names.run(name, next);
  });
};

/** The caller of the request that is answered; undefined outside of one, and for a call inside this process. */
export const currentCaller = (): string | undefined => names.getStore();
