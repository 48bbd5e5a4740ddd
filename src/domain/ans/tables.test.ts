import { describe, expect, it } from 'vitest';
import { elementIssues, elementOf, words } from './read.fixture.ts';

describe('tables', () => {
  const table = (fields: object) => elementOf({ type: 'table', ...fields });

  it('have rows of cells, and a cell has elements', () => {
    expect(
      table({
        header: ['Ciudad', { type: 'table_cell', content: 'Familias' }],
        rows: [['Neiva', { type: 'text', content: '120' }]],
        caption: ' Por ciudad ',
      }),
    ).toStrictEqual({
      _id: '',
      type: 'table',
      header: [[words('Ciudad')], [words('Familias')]],
      rows: [[[words('Neiva')], [words('120')]]],
      caption: 'Por ciudad',
    });
  });

  it.each([
    ['a row with cells', { type: 'table_row', cells: ['a'] }],
    ['a row with elements', { type: 'table_row', content_elements: ['a'] }],
    ['a row that is one cell', { type: 'text', content: 'a' }],
    ['a cell with elements', [{ type: 'table_cell', content_elements: ['a'] }]],
  ])('%s', (_name, row) => {
    expect(table({ rows: [row] })).toStrictEqual({
      _id: '',
      type: 'table',
      header: [],
      rows: [[[words('a')]]],
    });
  });

  it('an empty cell stays in its column; a text before elements counts', () => {
    expect(table({ rows: [['', 'b']] })).toMatchObject({ rows: [[[], [words('b')]]] });
    expect(table({ rows: [[{ type: 'text', content: 'a', content_elements: ['b'] }]] })).toMatchObject({
      rows: [[[words('a')]]],
    });
  });

  it('the title is the caption of a table without one', () => {
    expect(table({ rows: [], title: 'T' })).toMatchObject({ caption: 'T' });
    expect(table({ rows: [], caption: ' ' })).not.toHaveProperty('caption');
  });

  it('a problem has the path of its cell', () => {
    expect(elementIssues({ type: 'table', header: [1, true], rows: ['a', [['x'], true]] })).toEqual([
      'header[1]: expected an element, found boolean true; left out',
      'rows[0]: expected a list; the value is read as its only item',
      'rows[1][1]: expected an element, found boolean true; left out',
    ]);
    expect(elementIssues({ type: 'table', rows: [[{ content_elements: [false] }]] })).toEqual([
      'rows[0][0].content_elements[0]: expected an element, found boolean false; left out',
    ]);
  });
});
