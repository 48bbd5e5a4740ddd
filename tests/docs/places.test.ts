import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const folders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

const [, TREE = ''] = /## The layers\n\n```\n([\s\S]*?)```/.exec(read('docs/architecture.md')) ?? [];

/** The words of a layer in the tree: its line, and those that continue below it. */
function words(layer: string): string[] {
  const [, text = ''] = new RegExp(`^  ${layer}/ +(.*(?:\\n {16}.*)*)`, 'm').exec(TREE) ?? [];
  return text.match(/[\w-]+/g) ?? [];
}

describe('docs/architecture.md', () => {
  it('shows every layer and every app', () => {
    expect(
      TREE.match(/^ {2}[\w-]+(?=\/)/gm)
        ?.map((name) => name.trim())
        .toSorted(),
    ).toEqual(folders('src'));
    expect(TREE.match(/(?<=^apps\/)[\w-]+/gm)?.toSorted()).toEqual(folders('apps'));
  });

  // `blocks/shared` has code of all groups and is no group.
  it.each(['blocks', 'patterns'])('names every group of %s', (layer) => {
    const groups = folders(`src/${layer}`).filter((name) => name !== 'shared');
    const missing = groups.filter((name) => !words(layer).includes(name));
    expect(missing, 'name these groups in the tree of docs/architecture.md').toEqual([]);
  });

  it('names every folder that all groups of blocks share', () => {
    const [line = ''] = /`blocks\/shared` serves.*/.exec(read('docs/architecture.md')) ?? [];
    const missing = folders('src/blocks/shared').filter((name) => !line.includes(`\`${name}\``));
    expect(missing, 'say in docs/architecture.md what these folders have').toEqual([]);
  });
});

describe('README.md', () => {
  it('leads to every page of docs', () => {
    const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(15);
    const missing = pages.filter((name) => !read('README.md').includes(`(docs/${name})`));
    expect(missing, 'add these pages to the table "Documentation"').toEqual([]);
  });
});

describe('docs/installing.md', () => {
  it('names every entry of the package', () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: object };
    const named = [...read('docs/installing.md').matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => {
      const [base, ...rest] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
      return [base!, ...rest.map((name) => name.replace('…', base!))];
    });
    const entries = Object.keys(exports)
      .filter((entry) => entry !== './package.json' && !entry.includes('*'))
      .map((entry) => entry.replace('.', 'rotativa'));
    const missing = entries.filter((entry) => !named.includes(entry));
    expect(missing, 'list these entries in docs/installing.md').toEqual([]);
  });
});
