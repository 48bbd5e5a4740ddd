import { describe, expect, it } from 'vitest';
import { planTests } from './test-plan.ts';
import type { TestStep } from './test-steps.ts';

const STEPS: TestStep[] = [
  { name: 'lint', command: ['lint'] },
  { name: 'unit', command: ['vitest', 'run'], report: 'vitest' },
  { name: 'build', command: ['build'] },
  { name: 'size', command: ['size'], needs: ['build'] },
];
const plan = (...args: string[]) => {
  const { steps, words } = planTests(STEPS, args);
  return { steps: steps.map(({ name }) => name), words };
};

describe('npm test', () => {
  it('runs every step', () => {
    expect(plan()).toEqual({ steps: ['lint', 'unit', 'build', 'size'], words: [] });
  });

  it('runs the named steps, in their own order', () => {
    expect(plan('unit', 'lint')).toEqual({ steps: ['lint', 'unit'], words: [] });
  });

  it('runs the steps that a named step needs before it', () => {
    expect(plan('size')).toEqual({ steps: ['build', 'size'], words: [] });
  });

  it('hands the words after a step to it', () => {
    expect(plan('unit', 'Button', 'src/domain')).toEqual({
      steps: ['unit'],
      words: ['Button', 'src/domain'],
    });
  });

  it('refuses an unknown step, and words for steps that take no words', () => {
    expect(() => plan('Button')).toThrow('No step Button. Steps: lint, unit, build, size');
    expect(() => plan('lint', 'Button')).toThrow('only one step');
    expect(() => plan('lint', 'unit', 'Button')).toThrow('only one step');
  });
});
