import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('are in the order of asking, and what came in the meantime is between them', async () => {
    const turn = createTurns();
    const done: string[] = [];
    const work = async (name: string): Promise<void> => {
      await turn();
      done.push(name);
      // Something that comes while the work runs.
      setImmediate(() => done.push(`after ${name}`));
    };
    await Promise.all([work('first'), work('second'), work('third')]);
    await turn();
    expect(done).toEqual(['first', 'after first', 'second', 'after second', 'third', 'after third']);
  });

  it('come again after a pause', async () => {
    const turn = createTurns();
    await turn();
    await turn();
    await expect(turn()).resolves.toBeUndefined();
  });
});
