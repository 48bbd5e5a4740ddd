import { describe, expect, it } from 'vitest';
import { documentOf } from '../fixtures/index.ts';
import type { AnsDocument } from '../ans/document.ts';
import { authorsFirst } from './authors-first.ts';

function column(id: string, author?: string): AnsDocument {
  const by = author ? [{ _id: author, type: 'author', name: author }] : [];
  return documentOf({ _id: id, type: 'story', headlines: { basic: id }, credits: { by } });
}

const ordered = (...columns: [id: string, author?: string][]): string =>
  authorsFirst(columns.map(([id, author]) => column(id, author)))
    .map(({ _id }) => _id)
    .join(' ');

describe('B6 a strip of columnists', () => {
  it('has one column of each author before a second one', () => {
    expect(ordered(['1', 'ana'], ['2', 'luz'], ['3', 'ana'], ['4', 'eva'], ['5', 'luz'])).toBe('1 2 4 3 5');
  });

  it('takes columns without an author for those of one', () => {
    expect(ordered(['1'], ['2'], ['3', 'ana'])).toBe('1 3 2');
    expect(ordered()).toBe('');
  });
});
