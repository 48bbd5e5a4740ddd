import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/tracked-files.ts';
import { pieces, SOURCE } from '../../compiler/entries.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { homepage } = JSON.parse(read('package.json')) as { homepage: string };

const PAGES = trackedFiles(ROOT, { patterns: ['*.md', ':!.changeset'] });

/** The addresses of a page's links, outside code. */
const linksOf = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);

/** The places that the headings of a page make: '## A block’s words' is `a-blocks-words`. */
const placesOf = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The reason why a link of the page does not work; undefined if it does. */
function fault(page: string, to: string): string | undefined {
  const [path = '', place] = to.split('#');
  const file = path ? join(dirname(page), path) : page;
  // npm publishes the guides in the package, and the documentation site shows them.
  if (page.startsWith('docs/') && !file.startsWith('docs/')) return 'is outside the package';
  if (!existsSync(join(ROOT, file))) return 'is missing';
  return place && file.endsWith('.md') && !placesOf(read(file)).includes(place)
    ? 'has no such place'
    : undefined;
}

const faults = (page: string, text: string): string[] =>
  linksOf(text)
    .filter((to) => !/^[a-z]+:/.test(to))
    .flatMap((to) => {
      const reason = fault(page, to);
      return reason ? [`${page}: ${to} ${reason}`] : [];
    });

describe('Z1 links of documents', () => {
  it('lead to files and places that exist, and guides to guides', () => {
    expect(PAGES.length).toBeGreaterThan(25);
    expect(PAGES.flatMap((page) => faults(page, read(page)))).toEqual([]);
  });

  it('finds what is wrong', () => {
    const text =
      '[a](messages.md) [b](#messages) [c](nothing.md) [d](messages.md#nothing) [e](../README.md) `[f](f.md)`';
    expect(faults('docs/blocks.md', text)).toEqual([
      'docs/blocks.md: nothing.md is missing',
      'docs/blocks.md: messages.md#nothing has no such place',
      'docs/blocks.md: ../README.md is outside the package',
    ]);
  });

  it('lead to pages of pieces that exist, at the address of package.json', () => {
    const links = PAGES.flatMap((page) => linksOf(read(page))).filter(
      (to) => to.startsWith(homepage) && to !== homepage,
    );
    expect(links.length).toBeGreaterThan(0);
    expect(linksOf(read('README.md'))).toContain(homepage);
    const known = new Set(pieces(SOURCE).map((piece) => `${homepage}${piece}/`));
    expect(links.filter((to) => !known.has(to))).toEqual([]);
  });
});
