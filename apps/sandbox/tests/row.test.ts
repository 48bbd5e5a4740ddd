import { expect, it } from 'vitest';
import { theRow } from '../src/db/row.ts';

it('the row of a statement is the first one, and without one the statement has failed', () => {
  expect(theRow([{ id: 1 }, { id: 2 }], 'The payment')).toEqual({ id: 1 });
  expect(() => theRow([], 'The payment')).toThrow('The payment is not in the database.');
});
