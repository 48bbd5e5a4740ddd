import { EVERYTHING } from '../../support/everything.ts';
import { sampleSeed, someOf } from '../../support/sample.ts';

/**
 * The rows that a test of many rows tries: all every night, some in the gate. The name of the test and the commit choose
 * them, so that each commit tries others. For rows that show one rule in several places, such as the words of a code or
 * two widths; rows with separate rules are always tried, and `rows.test.ts` lists which are not. A file that tried some
 * is recorded as passed: after the next change of what it is made of it tries others, and every night all.
 */
export const rowsOf = <const T>(test: string, count: number, rows: readonly T[]): readonly T[] =>
  EVERYTHING ? rows : someOf(rows, count, test, sampleSeed());
