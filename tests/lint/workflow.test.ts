import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SEPARATE_RUNS, TEST_STEPS } from '../../tools/test-steps.ts';
import { trackedFiles } from '../support/tracked-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A workflow: what is before its jobs, and each job by its name. */
function workflow(name: string): { head: string; jobs: Map<string, string> } {
  const [head = '', body = ''] = read(`.github/workflows/${name}`).split('\njobs:\n');
  const jobs = body.split(/^ {2}(?=[\w-]+:$)/m).slice(1);
  return { head, jobs: new Map(jobs.map((text) => [text.slice(0, text.indexOf(':')), text])) };
}

const CHANGE = workflow('ci.yml');
const NIGHT = workflow('nightly.yml');
const RELEASE = workflow('release.yml');

/** The words of each run of a matrix: steps, and which part of a step it runs. */
const runsOf = (job: string | undefined): string[] => {
  const listed = /^ {8}steps:\n((?: {10}- .*\n)+)/m.exec(job ?? '')?.[1]?.match(/(?<=- ).+/g);
  return listed ?? job?.match(/(?<=- \{ name: .*, steps: )[^}]+(?= \})/g) ?? [];
};

const stepsOf = (runs: readonly string[]): Set<string> => new Set(runs.flatMap((run) => run.split(' ')));

const numbered = (of: number): string[] => Array.from({ length: of }, (_, index) => `${index + 1}/${of}`);

/** The parts of each divided step, as '1/3'. */
function partsOf(runs: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const run of runs) {
    const [, step, part] = /^(\w+) --shard=(\d+\/\d+)$/.exec(run) ?? [];
    if (step && part) parts.set(step, [...(parts.get(step) ?? []), part]);
  }
  return parts;
}

describe('the workflow of a change', () => {
  const runs = runsOf(CHANGE.jobs.get('test'));

  it('runs for each pull request, and for what is merged', () => {
    expect(CHANGE.head).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}pull_request:\n/m);
  });

  it('runs every step of the gate', () => {
    // A step that others need runs with them.
    const needed = new Set(TEST_STEPS.flatMap(({ needs = [] }) => needs));
    const left = TEST_STEPS.filter(({ name }) => !stepsOf(runs).has(name) && !needed.has(name));
    expect(left.map(({ name }) => name)).toEqual([]);
    expect(CHANGE.jobs.get('test')).toContain('- run: npm test -- ${{ matrix.steps }}\n');
  });

  it('runs every part of a step that it divides', () => {
    const parts = partsOf(runs);
    expect(parts.size).toBeGreaterThan(0);
    for (const [step, found] of parts) expect(found, step).toEqual(numbered(found.length));
  });

  it('has passed when every one of its runs has', () => {
    const passed = CHANGE.jobs.get('passed');
    expect(passed).toContain('    if: always()\n    needs: test\n');
    expect(passed).toMatch(/- run: test '\$\{\{ needs\.test\.result \}\}' = success\n/);
  });
});

describe('a command', () => {
  it('that fails is the end of the gate', () => {
    expect(read('.ci/run').split('\n').slice(2)).toEqual([
      'set -euo pipefail',
      'cd "$(dirname "$0")/.."',
      'npm ci',
      'npm test',
      '',
    ]);
  });

  it.each(readdirSync(join(ROOT, '.github/workflows')))('that fails is the end of its job: %s', (name) => {
    expect(read(`.github/workflows/${name}`)).not.toMatch(/continue-on-error|\|\| (?:true|:|exit 0)/);
  });

  it('that fails comes before the release', () => {
    const [before, after] = RELEASE.jobs.get('release')!.split('- run: .ci/run\n');
    expect(before).not.toContain('changesets/action');
    expect(after).toContain('changesets/action');
  });

  it('is not tried again by any suite, but for a browser that is gone', () => {
    const suites = trackedFiles(ROOT, { patterns: ['vitest.config.ts', 'tests'] }).filter((file) =>
      /vitest[\w.]*\.config\.ts$/.test(file),
    );
    expect(suites.length).toBeGreaterThan(5);
    const retries = suites.flatMap((file) => read(file).match(/\bretry\b.*/g) ?? []);
    expect(new Set(retries)).toEqual(new Set(['retry: { count: 1, condition: BROWSER_IS_GONE },']));
  });

  it('is of every tool that its script names, and the night runs more than the gate', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['lint']).toMatch(/^eslint \. .* && stylelint "\{src,apps\/sites\/src,apps\/desk\/src,/);
    expect(scripts['test:all']).toBe(`TESTS=all ${scripts['test']}`);
    expect(scripts['test:focus']).toBe(`FOCUS=only ${scripts['test:storybook']}`);
  });
});

describe('the nightly workflow', () => {
  const text = [...NIGHT.jobs.values()].join('');
  const runs = runsOf(NIGHT.jobs.get('everything'));

  it('runs every night', () => {
    expect(NIGHT.head).toMatch(/^on:\n {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'\n/m);
  });

  it('reports the failure of every job', () => {
    const [, needed = ''] = /^ {4}needs: \[(.*)\]$/m.exec(NIGHT.jobs.get('report')!) ?? [];
    expect(NIGHT.jobs.size).toBeGreaterThan(3);
    expect(['report', ...needed.split(', ')].sort()).toEqual([...NIGHT.jobs.keys()].sort());
  });

  it.each(['failure', 'cancelled'])(
    'reports a job whose result is %s, as that of a job that takes too long',
    (result) => {
      const [, condition = ''] = /^ {4}if: (.*)$/m.exec(NIGHT.jobs.get('report')!) ?? [];
      expect(condition).toContain('always()');
      expect(condition).toContain(`contains(needs.*.result, '${result}')`);
    },
  );

  it('runs every command that the gate leaves out', () => {
    const commands = SEPARATE_RUNS.flatMap((run) => run.split(': ')[0]!.match(/test:[\w:]+/g) ?? []);
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((command) => !text.includes(command))).toEqual([]);
  });

  it('runs every step that tries only some of its rows in the gate', () => {
    const some = ['package', ...TEST_STEPS.filter(({ report }) => report).map(({ name }) => name)];
    expect(some.filter((step) => !stepsOf(runs).has(step))).toEqual([]);
    expect(NIGHT.jobs.get('everything')).toContain('- run: npm run test:all -- ${{ matrix.steps }}\n');
    const parts = partsOf(runs);
    expect(parts.size).toBeGreaterThan(0);
    for (const [step, found] of parts) expect(found, step).toEqual(numbered(found.length));
  });

  it('runs every shard of a job that has shards', () => {
    const sharded = [...NIGHT.jobs].filter(([, job]) => job.includes(' shard: ['));
    expect(sharded.map(([name]) => name)).toEqual(['focus', 'mutation']);
    for (const [name, job] of sharded) {
      const found = /^ {8}shard: \[(.*)\]$/m.exec(job)![1]!.split(', ');
      expect(found.length, name).toBeGreaterThan(1);
      expect(found, name).toEqual(numbered(found.length));
      expect(job, name).toContain('SHARD: ${{ matrix.shard }}');
    }
  });

  it('tries the property tests with values that the gate does not have', () => {
    expect(NIGHT.jobs.get('fuzz')).toMatch(
      /^ {4}env:\n {6}FUZZ_SEED: random\n[^]*- run: npm test -- unit\n/m,
    );
  });
});
