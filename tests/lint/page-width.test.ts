import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCE } from '../../compiler/entries.ts';

const HOME = 'components/page-width.styles.ts';
const sheets = globSync('**/*.{styles.ts,css}', { cwd: SOURCE }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  css: readFileSync(join(SOURCE, file), 'utf8').replace(/\s+/g, ' '),
}));

describe('the width of the page', () => {
  it.each([
    ['its box', /var\(--rt-grid-max[^)]*\) \+ 2 \* var\(--rt-grid-margin\)/],
    ['the edge beside it', /max\( ?var\(--rt-grid-margin\), \([^,]+ - var\(--rt-grid-max/],
  ])('has one formula for %s', (_, formula) => {
    expect(sheets.filter(({ css }) => formula.test(css)).map(({ file }) => file)).toEqual([HOME]);
  });
});
