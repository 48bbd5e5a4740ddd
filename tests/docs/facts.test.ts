import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { SOURCE } from '../../compiler/entries.ts';
import { wholeSheet } from '../../compiler/styles/sheets.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const brotliKb = (data: string | Uint8Array): number => brotliCompressSync(data).length / 1000;

/** The number that a document says, found by the words around it. */
function stated(path: string, sentence: RegExp): number {
  const [, figure] = sentence.exec(read(path)) ?? [];
  if (figure === undefined) throw new Error(`${path} says nothing like ${sentence}`);
  return Number(figure);
}

/** Documents round. A figure that is wrong by more than a tenth misleads. */
function expectAbout(figure: number, actual: number): void {
  expect(Math.abs(figure - actual) / actual, `${figure} KB in the text, ${actual} KB`).toBeLessThan(0.1);
}

it('docs/styling.md has the size of styles.css', async () => {
  expectAbout(
    stated('docs/styling.md', /`styles\.css` has (\d+) KB after brotli/),
    brotliKb(await wholeSheet(SOURCE)),
  );
});

it.each([
  [
    'docs/messages.md',
    /whole dictionary, about (\d+) KB/,
    `export { setMessages } from './messages/index.ts';`,
  ],
  ['docs/messages.md', /`english` is about (\d+) KB/, `export { english } from './messages/en/index.ts';`],
  [
    'docs/csp.md',
    /in a browser they cost (\d+) KB after brotli/,
    `export { prepareBody } from './domain/server.ts';`,
  ],
])('%s has the size of what it describes', async (path, sentence, contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: SOURCE },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  expectAbout(stated(path, sentence), brotliKb(outputFiles[0]!.contents));
});

it('docs/testing.md names every suite of rotativa/testing/contract', () => {
  const suites = read('tests/contract/index.ts').match(/\bdescribe\w+Contract\b/g) ?? [];
  expect(suites.length).toBeGreaterThan(5);
  expect(suites.filter((suite) => !read('docs/testing.md').includes(`\`${suite}\``))).toEqual([]);
});

it('README.md links to the documentation site, whose address only package.json decides', () => {
  const { homepage } = JSON.parse(read('package.json')) as { homepage: string };
  expect(read('README.md')).toContain(`[documentation site](${homepage})`);
});
