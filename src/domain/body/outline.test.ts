import { describe, expect, it } from 'vitest';
import type { HeaderBlock } from './block.ts';
import { withOutline } from './outline.ts';

describe('N3 the outline of a body', () => {
  it.each([
    ['6', '2'],
    ['2 3 4 3 2', '2 3 4 3 2'],
    ['2 4 4 5 2', '2 3 3 4 2'],
    ['4 4 5 4', '2 2 3 2'],
    ['3 2 3', '2 2 3'],
    ['2 3 4 5 6 6', '2 3 4 5 6 6'],
  ])('levels %s are read as %s', (levels, read) => {
    const headers = levels.split(' ').map((level, at): HeaderBlock => ({
      type: 'header',
      id: `h${at}`,
      level: Number(level) as 2,
      html: 'x',
    }));
    const found = withOutline(headers).map((block) =>
      block.type === 'header' ? (block.outline ?? block.level) : undefined,
    );
    expect(found.join(' ')).toBe(read);
  });
});
