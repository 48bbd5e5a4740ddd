import { cacheState, type AgedPage } from './page-cache.ts';

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * The header `Server-Timing` of a page: whether it was in memory, and how long it took to make, in milliseconds.
 * @returns undefined for a locked article, of which it would compare the variants of readers
 */
export function serverTiming(aged: AgedPage): string | undefined {
  if (aged.page.varies) return undefined;
  const state = cacheState(aged);
  const steps = state === 'miss' || state === 'none' ? Object.entries(aged.page.steps ?? {}) : [];
  return [`cache;desc=${state}`, ...steps.map(([step, ms]) => `${step};dur=${tenths(ms as number)}`)].join(
    ', ',
  );
}
