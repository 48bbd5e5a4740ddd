import { it } from 'vitest';
import fc from '../../../tests/support/fuzz.ts';
import { STEPS, walkPages } from '../../../tests/support/pages-walk.ts';
import { createMemoryPages } from './pages.ts';

const HOME = { brand: 'weekly', page: 'home' };
const ROLE = { weekly: 'publish' } as const;

it('X5 two editors, a schedule and a clock: nothing is lost, and readers get what was chosen', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      let now = Date.UTC(2026, 10, 28);
      const memory = createMemoryPages({
        clock: { now: () => new Date(now) },
        staff: { 'a@x.co': ROLE, 'b@x.co': ROLE },
        pages: [{ ...HOME, document: { layout: 'front', title: '', regions: { main: [] } } }],
      });
      const world = {
        ...{ page: HOME, published: memory, now: () => now },
        editors: [memory.as('a@x.co'), memory.as('b@x.co')] as const,
        later: (ms: number) => void (now += ms),
      };
      await walkPages(world, steps);
    }),
    { numRuns: 60 },
  );
});
