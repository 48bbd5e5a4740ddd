import type { Places } from '../adaptive-places.ts';
import type { BoundedQueue } from '../bounded-queue.ts';
import { observe } from './metrics.ts';

/** Reads the state of a queue with the metrics of its process. @returns stops it */
export function observeQueue(
  name: 'pages' | 'content',
  queue: Pick<BoundedQueue, 'running' | 'waiting'>,
  places: Pick<Places, 'count'>,
): () => void {
  const labels = { queue: name };
  const stops = [
    observe('rotativa_queue_running', labels, () => queue.running),
    observe('rotativa_queue_waiting', labels, () => queue.waiting),
    observe('rotativa_queue_places', labels, () => places.count),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
