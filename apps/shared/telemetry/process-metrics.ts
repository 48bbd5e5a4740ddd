import { monitorEventLoopDelay } from 'node:perf_hooks';
import { observe } from './metrics.ts';

const NANOSECONDS = 1e9;

/** Reads memory and delays of this process with its metrics. @returns stops it */
export function observeProcess(): () => void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const memory = (kind: keyof NodeJS.MemoryUsage): (() => void) =>
    observe('rotativa_process_memory_bytes', { kind }, () => process.memoryUsage()[kind]);
  const stops = [
    ...(['rss', 'heapUsed', 'external'] as const).map(memory),
    observe('rotativa_event_loop_delay_seconds', {}, () => {
      const longest = delays.max / NANOSECONDS;
      delays.reset();
      return longest;
    }),
  ];
  return () => {
    delays.disable();
    for (const stop of stops) stop();
  };
}
