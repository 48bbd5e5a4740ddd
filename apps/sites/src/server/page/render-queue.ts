import { createAdaptivePlaces } from '../../../../shared/adaptive-places.ts';
import { createBoundedQueue, type BoundedQueue } from '../../../../shared/bounded-queue.ts';
import { count } from '../../../../shared/telemetry/metrics.ts';
import { observeQueue } from '../../../../shared/telemetry/queue-metrics.ts';
import { createOverloadLog } from '../../../../shared/overload-log.ts';

export { OverloadError } from '../../../../shared/bounded-queue.ts';

/** Bounds the pages that are made at the same time, so that an overload makes few readers wait and takes no memory. */
export type RenderQueue = BoundedQueue;

export interface RenderQueueOptions {
  /** How many pages are made at the same time at most. The queue makes fewer at once when more take longer. */
  readonly atOnce: number;
  /** How many more may wait. */
  readonly waiting: number;
  /** How long one waits, in milliseconds. */
  readonly waitMs: number;
  readonly log: { warn(what: object, message: string): void };
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

/** Content is asked for from another process: with one page at a time, both processors would wait in turn. */
const LEAST_AT_ONCE = 2;
/** The queue of pages. It logs one line when an overload begins, and one when it ends. */
export function createRenderQueue({ atOnce, waiting, waitMs, log, now }: RenderQueueOptions): RenderQueue {
  const places = createAdaptivePlaces({ least: LEAST_AT_ONCE, most: atOnce, now });
  const told = createOverloadLog({
    log,
    now,
    begins: 'more pages are asked for than this server can make',
    ends: 'every page is made again',
    facts: () => ({ atOnce, waiting, waitMs, now: places.count, pageMs: Math.round(places.meanMs) }),
  });
  const queue = createBoundedQueue({
    ...{ places, waiting, waitMs, now },
    onEnd: told.onEnd,
    onRefused: () => {
      told.onRefused();
      count('rotativa_queue_refused', { queue: 'pages' });
    },
  });
  observeQueue('pages', queue, places);
  return queue;
}
