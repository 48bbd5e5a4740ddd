import type { BodyLogEntry } from './block.ts';
import type { BodyContext } from './context.ts';

/** A context with a log, for tests of single passes. */
export function testContext(overrides: Partial<BodyContext> = {}): BodyContext & { entries: BodyLogEntry[] } {
  const entries: BodyLogEntry[] = [];
  return {
    siteHosts: [],
    resolve: () => undefined,
    log: (entry) => void entries.push(entry),
    entries,
    ...overrides,
  };
}
