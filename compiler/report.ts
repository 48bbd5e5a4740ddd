/**
 * The public API as files: `npm run report` writes `reports/`, `--check` fails if the build differs.
 * API changes are then visible in a review. Requires a build.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { DIST, moduleEntries, ROOT, sheetEntries, SOURCE } from './entries.ts';
import { mediaRules } from './media-rules.ts';
import { wholeSheet } from './styles/sheets.ts';
import { VARIABLES } from '../src/variables.ts';

/** Public files without code. */
const DATA = ['blocks.schema.json', 'tokens.json', 'critical-css.json'];
const REPORTS = join(ROOT, 'reports');

/** Every public entry with its exports, as `name` or `type name`; files have none. */
function exportsReport(): string {
  const entries = [
    ...moduleEntries().map(({ name, module }) => ({ name, types: `dist/${module}.d.ts` })),
    ...[...sheetEntries(), ...DATA].map((name) => ({ name, types: '' })),
  ];
  const modules = entries.filter(({ types }) => types.endsWith('.d.ts'));
  const program = ts.createProgram(
    modules.map(({ types }) => join(ROOT, types)),
    { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const names = (path: string): string[] => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(path)!);
    if (!symbol) return [];
    return checker
      .getExportsOfModule(symbol)
      .map((exported) => {
        const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        return target.flags & ts.SymbolFlags.Value ? exported.name : `type ${exported.name}`;
      })
      .sort();
  };
  return entries
    .map(({ name, types }) =>
      [
        name === '.' ? '.' : `./${name}`,
        ...(types.endsWith('.d.ts') ? names(join(ROOT, types)).map((line) => `  ${line}`) : []),
      ].join('\n'),
    )
    .join('\n');
}

/** Every shipped declaration file, without comments. */
function typesReport(): string {
  const printer = ts.createPrinter({ removeComments: true });
  return globSync('**/*.d.ts', { cwd: DIST })
    .sort()
    .map((path) => {
      const source = ts.createSourceFile(
        path,
        readFileSync(join(DIST, path), 'utf8'),
        ts.ScriptTarget.Latest,
      );
      return `// ${path}\n${printer.printFile(source).trim()}`;
    })
    .join('\n\n');
}

/** Every public variable of each piece, with what it falls back to. */
const variablesReport = (): string =>
  Object.entries(VARIABLES)
    .map(([piece, names]) =>
      [piece, ...Object.entries(names).map(([name, fallback]) => `  ${name}: ${fallback}`)].join('\n'),
    )
    .join('\n');

const NOTICE = 'Written by `npm run report` from the build. A change here is a change of what consumers see.';
const reports = {
  'exports.txt': `${NOTICE}\n\n${exportsReport()}\n`,
  'types.txt': `${NOTICE}\n\n${typesReport()}\n`,
  'variables.txt': `${NOTICE}\n\n${variablesReport()}\n`,
  'media.txt': `${NOTICE}\n\n${mediaRules(await wholeSheet(SOURCE))}\n`,
};

/** Returns the first different line, for the message. */
function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  return `line ${at + 1}: ${old[at] ?? '(nothing)'} → ${now[at] ?? '(nothing)'}`;
}

let stale = 0;
mkdirSync(REPORTS, { recursive: true });
for (const [name, text] of Object.entries(reports)) {
  const path = join(REPORTS, name);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (before === text) continue;
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
    console.log(`reports/${name} has changed. Look at the difference, and run \`npx changeset\`.`);
    continue;
  }
  stale += 1;
  console.error(`reports/${name} is not what the build says, ${firstDifference(before, text)}`);
}
if (stale > 0) {
  console.error(
    'If the change of the public surface is meant, run `npm run report` and commit it with a changeset.',
  );
  process.exitCode = 1;
}
