import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { moduleEntries, sheetEntries } from '../../compiler/entries.ts';
import { relativeImports } from '../../compiler/specifiers.ts';

const CONSUMERS = ['node-react18', 'node-react19', 'vite', 'next', 'types', 'testing'];
const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));

describe('Z1 the tarball', () => {
  const { files, path, size } = inject('tarball');
  const packed = (file: string): string =>
    execFileSync('tar', ['-xzOf', path, `package/${file}`], { encoding: 'utf8' });

  it('holds the build and no source, story or test', () => {
    const other = files.filter(
      (file) =>
        !/^dist\/examples\/(newspaper|pictures|next|react-router|astro|vite)\//.test(file) &&
        !/^dist\/.+\.(js|d\.ts|css|json|woff2|svg|LICENSE\.txt)$/.test(file) &&
        !/^(package\.json|(README|CHANGELOG|SECURITY)\.md|LICENSE|docs\/[a-z-]+\.md)$/.test(file),
    );
    expect(other).toEqual([]);
    expect(
      files.filter(
        (file) =>
          !file.startsWith('dist/examples/') &&
          /\.(test|stories|fixture)\.|fixtures\/|__|(^|[^d])\.tsx?$/.test(file) &&
          !file.endsWith('.d.ts'),
      ),
    ).toEqual([]);
    expect(files).toContain('dist/styles.css');
  });

  it('has the guides for its users, and none for those who work in the repository', () => {
    expect(files).toEqual(expect.arrayContaining(['docs/recipes.md', 'docs/theming.md', 'docs/support.md']));
    for (const name of ['features', 'operating', 'releases', 'threats'])
      expect(files, name).not.toContain(`docs/${name}.md`);
    expect(packed('docs/csp.md')).toMatch(/\[threats\]\(https:[^)]+\/docs\/threats\.md\)/);
  });

  it('ships every brand’s fonts with their licences beside them', () => {
    const themes = join(import.meta.dirname, '../../src/themes');
    const fonts = readdirSync(themes)
      .filter((brand) => existsSync(join(themes, brand, 'fonts.json')))
      .flatMap((brand) => read(`../../src/themes/${brand}/fonts.json`) as { family: string; file: string }[]);
    const beside = files.filter((file) => file.startsWith('dist/themes/fonts/'));
    expect(fonts.length).toBeGreaterThanOrEqual(12);
    for (const { family, file } of fonts) {
      const name = file.replace('.woff2', '');
      expect(beside.some((path) => basename(path).startsWith(`${name}-`))).toBe(true);
      expect(beside).toContain(`dist/themes/fonts/${family.replaceAll(' ', '-')}.LICENSE.txt`);
    }
    expect(beside).toHaveLength(2 * fonts.length);
  });

  it('has a package.json for those who install it', () => {
    const manifest = JSON.parse(packed('package.json')) as Record<string, unknown>;
    const own = read('../../package.json') as Record<string, unknown>;
    const dropped = Object.keys(own).filter((field) => !(field in manifest));
    expect(dropped.toSorted()).toEqual([
      'devDependencies',
      'overrides',
      'publishConfig',
      'scripts',
      'workspaces',
    ]);
    expect(packed('package.json')).not.toContain('rotativa-source');
    expect(Object.keys(manifest['exports'] as object)).toEqual(Object.keys(own['exports'] as object));
    expect(manifest).toMatchObject({
      author: expect.any(String) as string,
      bugs: { url: expect.stringMatching(/^https:/) as string },
      keywords: expect.arrayContaining(['react']) as string[],
    });
  });

  it('has pages whose links lead to pages of the package, or to files of the repository', () => {
    const { repository } = read('../../package.json') as { repository: { url: string } };
    const base = repository.url.replace(/^git\+|\.git$/g, '');
    const pages = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');
    const faults = pages.flatMap((page) =>
      [...packed(page).matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)].flatMap(([, to = '']) => {
        const [, inRepository] = to.startsWith(base) ? (/\/blob\/[^/]+\/(.*)/.exec(to) ?? []) : [];
        if (inRepository) return existsSync(join(import.meta.dirname, '../..', inRepository)) ? [] : [to];
        if (/^[a-z]+:/.test(to)) return [];
        return files.includes(posix.join(posix.dirname(page), to)) ? [] : [`${page}: ${to}`];
      }),
    );
    expect(pages.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });

  it('opens no file by a pattern of `exports` that is not listed as an entry', () => {
    const { exports } = read('../../package.json') as {
      exports: Record<string, { default: string } | string>;
    };
    const open = Object.entries(exports).flatMap(([name, target]) => {
      const [before, after] = (typeof target === 'string' ? target : target.default).slice(2).split('*');
      if (after === undefined) return [];
      return files
        .filter((file) => file.startsWith(before!) && file.endsWith(after))
        .map((file) => file.slice(before!.length, file.length - after.length))
        .filter(Boolean)
        .map((found) => name.slice(2).replace('*', found));
    });
    const entries = new Set([...moduleEntries().map(({ name }) => name), ...sheetEntries()]);
    expect(open.length).toBeGreaterThan(150);
    expect(open.filter((name) => !entries.has(name) && !/^tokens\/[a-z-]+\.json$/.test(name))).toEqual([]);
  });

  // The letters from which `npx rotativa` draws placeholders, of six fonts, are 0.1 MB; the pictures of the stories that
  // `npx rotativa init` copies 0.33 MB.
  it('stays under 2.26 MB', () => {
    expect(size).toBeLessThan(2_260_000);
  });

  it('does not name the machine that packed it', () => {
    const text = execFileSync('tar', ['-xzOf', path], { maxBuffer: 256 * 1024 * 1024, encoding: 'latin1' });
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(text).not.toContain(join(import.meta.dirname, '../..') + '/');
  });

  it('declares no piece by the barrel, whose types are those of all pieces', () => {
    const root = join(import.meta.dirname, '../..');
    const wrong = files
      .filter((file) => /^dist\/(components|blocks|patterns)\/.*\.d\.ts$/.test(file))
      .filter((file) =>
        relativeImports(readFileSync(join(root, file), 'utf8')).some(
          ({ specifier }) => join(dirname(file), specifier) === 'dist/index.js',
        ),
      );
    expect(wrong).toEqual([]);
  });

  it('keeps ‘use client’ on the modules that have it in the source, and on no other', () => {
    const client = (code: string) => /^\s*(['"])use client\1/.test(code);
    const root = join(import.meta.dirname, '../..');
    const wrong = files
      .filter((file) => file.endsWith('.js'))
      .filter((file) => {
        const source = file.replace(/^dist/, 'src').replace(/\.js$/, '.ts');
        const code = ['', 'x'].map((x) => tryRead(join(root, source + x))).find((text) => text !== undefined);
        return client(readFileSync(join(root, file), 'utf8')) !== client(code ?? '');
      });
    expect(wrong).toEqual([]);
  });
});

function tryRead(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

describe('the consumers’ lock files', () => {
  const { dependencies, peerDependencies } = read('../../package.json') as Record<string, object>;

  it.each(CONSUMERS)('%s knows the library’s dependencies (`npm run consumers:lock` writes them)', (name) => {
    const { packages } = read(`consumers/${name}/package-lock.json`) as {
      packages: Record<string, Record<string, unknown>>;
    };
    const library = packages['node_modules/rotativa']!;
    expect(library['dependencies']).toEqual(dependencies);
    expect(library['peerDependencies']).toEqual(peerDependencies);
    expect(library).not.toHaveProperty('integrity');
  });
});
