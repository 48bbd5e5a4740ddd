import { builtinEnvironments } from 'vitest/runtime';

/**
 * Gives this process a document, for a file that begins without one. Vitest's environment leaves its `Request` and `URL` in
 * place when it ends. The next file of the worker that asks for a document would wrap that `Request` in itself, so that
 * every call of a service ends in an endless recursion.
 * @returns a function that takes the document away
 */
export async function openDom(): Promise<() => Promise<void>> {
  const { Request, URL } = globalThis;
  const dom = await builtinEnvironments.jsdom.setup(globalThis, {});
  return async () => {
    await dom.teardown(globalThis);
    Object.assign(globalThis, { Request, URL });
  };
}
