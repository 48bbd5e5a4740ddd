import type { BodyLogEntry } from './block.ts';
import type { BodyContext } from './context.ts';

/** A context for tests of single passes, with its log. */
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
