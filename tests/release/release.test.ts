import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../compiler/entries.ts';
import { published, readJson, startRegistry, type LocalRegistry } from './local-registry.ts';
import { runIn } from './run-in.ts';

/** Inside the repository, whose `node_modules` its programs find. */
const FOLDER = join(ROOT, '.cache/release');
const CLONE = join(FOLDER, 'clone');
const READER = join(FOLDER, 'reader');

let registry: LocalRegistry;
const git = (...args: string[]): Promise<string> => runIn(CLONE, 'git', args);
const script = (name: string): Promise<string> =>
  runIn(CLONE, 'npm', ['run', '--silent', name], name === 'release:publish' ? registry.env : {});
const tags = async (): Promise<string[]> => (await git('tag', '--list')).split('\n').filter(Boolean);
const version = (): unknown => readJson(join(CLONE, 'package.json'))['version'];

/** A text for the changelog, in the form that `npx changeset` writes. */
const change = (kind: 'major' | 'minor' | 'patch', text: string): void =>
  writeFileSync(join(CLONE, `.changeset/${kind}-change.md`), `---\n'rotativa': ${kind}\n---\n\n${text}\n`);

/** As the pull request of `release.yml` does it: the version, the changelog, one commit. */
async function raise(): Promise<void> {
  await script('release:version');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', `Release ${String(version())}`);
}

/** Renders a component of the installed package. */
const render = (): Promise<string> =>
  runIn(READER, 'node', [
    '--input-type=module',
    '--eval',
    `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     import { Button } from 'rotativa/components/Button';
     console.log(renderToString(createElement(Button, null, 'Suscribirse')));`,
  ]);
const installed = (): Record<string, unknown> => readJson(join(READER, 'node_modules/rotativa/package.json'));
const install = (wanted: string): Promise<string> =>
  runIn(READER, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', wanted], registry.env);

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await runIn(FOLDER, 'git', ['clone', '--quiet', '--no-hardlinks', ROOT, CLONE]);
  await git('config', 'user.name', 'Release test');
  await git('config', 'user.email', 'release@example.com');
  for (const tag of await tags()) await git('tag', '--delete', tag);
  // The build of the gate: `release.yml` publishes what it has tested.
  cpSync(join(ROOT, 'dist'), join(CLONE, 'dist'), { recursive: true });
  // The state before the first release, whatever has been released since.
  const manifest = readJson(join(CLONE, 'package.json'));
  writeFileSync(join(CLONE, 'package.json'), JSON.stringify({ ...manifest, version: '0.0.0' }, null, 2));
  rmSync(join(CLONE, 'CHANGELOG.md'), { force: true });
  const waiting = globSync('.changeset/*.md', { cwd: CLONE }).filter((name) => !name.endsWith('README.md'));
  const first = waiting.find((name) => name.endsWith('first-release.md'));
  for (const name of waiting) if (name !== first) rmSync(join(CLONE, name));
  if (!first) change('major', 'First release.');
  await git('commit', '--quiet', '--all', '--allow-empty', '--message', 'Before the first release');
  registry = await startRegistry(FOLDER);
});
afterAll(async () => {
  await registry?.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

describe('Z1 a release', () => {
  it('raises the version to 1.0.0 and writes the changelog from the changesets', async () => {
    await raise();
    expect(version()).toBe('1.0.0');
    expect(readJson(join(CLONE, 'package-lock.json'))['version']).toBe('1.0.0');
    expect(readFileSync(join(CLONE, 'CHANGELOG.md'), 'utf8')).toMatch(
      /^# rotativa\n\n## 1\.0\.0\n\n### Major Changes\n\n- (?:\w+: )?First release/,
    );
    expect(globSync('.changeset/*.md', { cwd: CLONE })).toEqual(['.changeset/README.md']);
    expect(await git('status', '--short')).toBe('');
  });

  it('whose upload breaks half-way leaves nothing: no package, no tag', async () => {
    registry.line('breaks');
    await expect(script('release:publish')).rejects.toThrow();
    expect(await published(registry)).toBeUndefined();
    expect(await tags()).toEqual([]);
    expect(await git('status', '--short')).toBe('');
  });

  it('goes through when it is run again, and is tagged', async () => {
    registry.line('good');
    await script('release:publish');
    expect(await published(registry)).toEqual({ versions: ['1.0.0'], tags: { latest: '1.0.0' } });
    expect(await tags()).toEqual(['rotativa@1.0.0']);
  });

  it('is not published twice', async () => {
    await script('release:publish');
    expect(await published(registry)).toEqual({ versions: ['1.0.0'], tags: { latest: '1.0.0' } });
    expect(await tags()).toEqual(['rotativa@1.0.0']);
  });

  it('is not published from the folder of the sources', async () => {
    await expect(runIn(CLONE, 'npm', ['publish'], registry.env)).rejects.toThrow(/npm run release:publish/);
  });

  it('installs in an empty folder and renders', async () => {
    mkdirSync(READER);
    await runIn(READER, 'npm', ['init', '--yes'], registry.env);
    await install('rotativa');
    await install('react');
    await install('react-dom');
    expect(await render()).toMatch(/^<button.*class="[^"]*rt-button[^"]*".*>Suscribirse<\/button>\n$/);
    expect(existsSync(join(READER, 'node_modules/rotativa/dist/styles.css'))).toBe(true);
    expect(readFileSync(join(READER, 'node_modules/rotativa/CHANGELOG.md'), 'utf8')).toContain('## 1.0.0');
    expect(installed()).not.toHaveProperty('scripts');
  });

  it('is followed by a patch', async () => {
    change('patch', 'Closes a dialog once.');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Close a dialog once');
    await raise();
    await script('release:publish');
    expect(await tags()).toEqual(['rotativa@1.0.0', 'rotativa@1.0.1']);
    await install('rotativa@latest');
    expect(installed()['version']).toBe('1.0.1');
    const changelog = readFileSync(join(READER, 'node_modules/rotativa/CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/## 1\.0\.1\n\n### Patch Changes\n\n- .*Closes a dialog once\.[^]*## 1\.0\.0/);
    await render();
  });

  it('may be a pre-release, which only those get who ask for it', async () => {
    await runIn(CLONE, 'npx', ['--no-install', 'changeset', 'pre', 'enter', 'next']);
    change('minor', 'Adds a piece.');
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Add a piece');
    await raise();
    expect(version()).toBe('1.1.0-next.0');
    await script('release:publish');
    expect((await published(registry))?.tags).toEqual({ latest: '1.0.1', next: '1.1.0-next.0' });
    await install('rotativa@next');
    expect(installed()['version']).toBe('1.1.0-next.0');
    await install('rotativa@latest');
    expect(installed()['version']).toBe('1.0.1');
  });

  it('ends the pre-releases with their version', async () => {
    await runIn(CLONE, 'npx', ['--no-install', 'changeset', 'pre', 'exit']);
    await raise();
    expect(version()).toBe('1.1.0');
  });

  it('whose answer was lost is published, and the next run tags it', async () => {
    registry.line('loses the answer');
    await expect(script('release:publish')).rejects.toThrow();
    expect((await published(registry))?.tags['latest']).toBe('1.1.0');
    expect(await tags()).not.toContain('rotativa@1.1.0');
    registry.line('good');
    await script('release:publish');
    expect(await tags()).toContain('rotativa@1.1.0');
    expect((await published(registry))?.versions).toEqual(['1.0.0', '1.0.1', '1.1.0-next.0', '1.1.0']);
  });
});
