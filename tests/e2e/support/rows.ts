import { EVERYTHING } from '../../support/everything.ts';
import { sampleSeed, someOf } from '../../support/sample.ts';

/**
 * The rows that a test of many rows tries: all every night, some in the gate. The name of the test and the commit choose
 * them, so that each commit tries others. For rows that show one rule in several places, such as the words of a code or
 * two widths; rows with separate rules are always tried.
 */
export const rowsOf = <const T>(test: string, count: number, rows: readonly T[]): readonly T[] =>
  EVERYTHING ? rows : someOf(rows, count, test, sampleSeed());
