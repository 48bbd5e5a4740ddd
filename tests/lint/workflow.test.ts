import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SEPARATE_RUNS, TEST_STEPS } from '../../tools/test-steps.ts';

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

describe('the nightly workflow', () => {
  const text = readFileSync(join(ROOT, '.github/workflows/nightly.yml'), 'utf8').split('\njobs:\n')[1]!;
  const jobs = [...text.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name!);

  it('reports the failure of every job', () => {
    const [, needed = ''] = /^ {2}report:\n {4}needs: \[(.*)\]$/m.exec(text) ?? [];
    expect(jobs.length).toBeGreaterThan(3);
    expect(['report', ...needed.split(', ')].sort()).toEqual(jobs.sort());
  });

  it.each(['failure', 'cancelled'])(
    'reports a job whose result is %s, as that of a job that takes too long',
    (result) => {
      const [, condition = ''] = /^ {2}report:\n(?:.*\n)*? {4}if: (.*)$/m.exec(text) ?? [];
      expect(condition).toContain('always()');
      expect(condition).toContain(`contains(needs.*.result, '${result}')`);
    },
  );

  it('runs every command that the gate leaves out', () => {
    const commands = SEPARATE_RUNS.flatMap((run) => run.split(': ')[0]!.match(/test:[\w:]+/g) ?? []);
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((command) => !text.includes(command))).toEqual([]);
  });

  it('runs every shard of the mutants', () => {
    const [, shards = ''] = /^ {8}shard: \[(.*)\]$/m.exec(text) ?? [];
    const found = shards.split(', ');
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(found.map((_shard, index) => `${index + 1}/${found.length}`));
    expect(text).toContain('SHARD: ${{ matrix.shard }}');
  });
});
