import { DAY_MS, MINUTE_MS } from 'rotativa/domain';
import type { AppContext } from '../context.ts';
import { applyRetention } from './apply.ts';

/** After the start, which is busy enough. */
const FIRST_MS = 10 * MINUTE_MS;

/** Applies the retention once a day. Several processes may share one database. @returns stops it after the current batch */
export function startRetention(context: AppContext): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  const run = (): void => {
    running = applyRetention(context, () => stopped)
      .then(() => undefined)
      .catch((error: unknown) => context.log.error({ err: error }, 'the retention of personal data failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, DAY_MS).unref();
      });
  };
  let timer = setTimeout(run, FIRST_MS).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
