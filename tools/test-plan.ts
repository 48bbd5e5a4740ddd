import type { TestStep } from './test-steps.ts';

export interface TestPlan {
  steps: readonly TestStep[];
  /** Arguments of the single named step: they choose some of its tests. */
  words: readonly string[];
}

/**
 * Returns what `npm test -- ARGS` runs: the named steps, all without a name, each after the steps that it needs.
 *
 * @param args names of steps, then words that choose tests of a single step
 * @throws when the first argument is no step, or words follow a step that takes none
 */
export function planTests(all: readonly TestStep[], args: readonly string[]): TestPlan {
  const isStep = (arg: string) => all.some(({ name }) => name === arg);
  const end = args.findIndex((arg) => !isStep(arg));
  const names = end === -1 ? args : args.slice(0, end);
  const words = end === -1 ? [] : args.slice(end);
  if (args.length === 0) return { steps: all, words };
  const known = all.map(({ name }) => name).join(', ');
  if (names.length === 0) throw new Error(`No step ${args[0]}. Steps: ${known}`);
  const named = all.filter(({ name }) => names.includes(name));
  if (words.length > 0 && (named.length > 1 || named[0]!.report !== 'vitest')) {
    throw new Error(`${words.join(' ')}: only one step of several tests takes words. Steps: ${known}`);
  }
  const needed = new Set(named.flatMap(({ name, needs = [] }) => [name, ...needs]));
  return { steps: all.filter(({ name }) => needed.has(name)), words };
}
