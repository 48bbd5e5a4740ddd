/**
 * The first row that a statement returned, where only a fault of this program leaves none: it wrote one, or its key is
 * that of another row.
 * @param what the row in the message, such as 'The payment'
 * @throws Error without a row, so that the transaction writes nothing
 */
export function theRow<Row>([row]: readonly Row[], what: string): Row {
  if (row === undefined) throw new Error(`${what} is not in the database.`);
  return row;
}
