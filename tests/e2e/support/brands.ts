import { BRANDS, type BrandKey } from 'rotativa/themes';
import { rowsOf } from './rows.ts';

/**
 * The brands that a test of every brand tries: all every night, two in the gate. The name of the test and the commit
 * choose them, so that each commit tries other pairs.
 */
export const brandsOf = (test: string, brands: readonly BrandKey[] = BRANDS): readonly BrandKey[] =>
  rowsOf(test, 2, brands);
