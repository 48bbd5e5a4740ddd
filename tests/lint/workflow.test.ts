import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TEST_STEPS } from '../../tools/test-steps.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The words of each job: steps, and which part of a step it runs. */
const jobsOf = (workflow: string): string[] => {
  const text = readFileSync(join(ROOT, '.github/workflows', workflow), 'utf8');
  return [...text.matchAll(/- (?:\{ name: .*, )?steps: ([^}\n]+)/g)].map(([, words]) => words!.trim());
};

describe('the workflow of a change', () => {
  const jobs = jobsOf('ci.yml');
  const names = new Set(jobs.flatMap((job) => job.split(' ')));

  it('runs every step of the gate', () => {
    // A step that others need runs with them.
    const needed = new Set(TEST_STEPS.flatMap(({ needs = [] }) => needs));
    const left = TEST_STEPS.filter(({ name }) => !names.has(name) && !needed.has(name));
    expect(left.map(({ name }) => name)).toEqual([]);
  });

  it('runs every part of a step that it divides', () => {
    const parts = jobs.flatMap((job) => {
      const [, step, part, of] = /^(\w+) --shard=(\d+)\/(\d+)$/.exec(job) ?? [];
      return step ? [{ step, part: Number(part), of: Number(of) }] : [];
    });
    expect(parts.length).toBeGreaterThan(0);
    for (const { step, of } of parts) {
      const found = parts.filter((one) => one.step === step).map(({ part }) => part);
      expect(found.sort(), step).toEqual(Array.from({ length: of }, (_, index) => index + 1));
    }
  });
});
