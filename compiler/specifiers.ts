import ts from 'typescript';
import { applyEdits } from './styles/edit.ts';

const RELATIVE_SOURCE = /^(\.{1,2}\/.*)\.tsx?$/;
/** How the contract tests, in `tests/contract`, import `src`. They are as deep in `dist`, which has no `src`. */
const FROM_TESTS = /^\.\.\/\.\.\/src\//;

/** Returns the built name of a relative import: `./Button.tsx` → `./Button.js`, `../../src/a.ts` → `../../a.js`. */
export const builtSpecifier = (specifier: string): string =>
  specifier.replace(RELATIVE_SOURCE, '$1.js').replace(FROM_TESTS, '../../');

/** Returns the relative modules that a source or declaration file imports, re-exports or names in a type. */
export function relativeImports(code: string): { specifier: string; start: number; end: number }[] {
  return (
    ts
      .preProcessFile(code, true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      // The scanner returns the position of the quote.
      .map(({ fileName, pos }) => ({ specifier: fileName, start: pos + 1, end: pos + 1 + fileName.length }))
  );
}

/** Returns `code` with built names in relative imports. Nothing else changes. */
export const withBuiltSpecifiers = (code: string): string =>
  applyEdits(
    code,
    relativeImports(code).map(({ specifier, start, end }) => ({
      start,
      end,
      text: builtSpecifier(specifier),
    })),
  );
