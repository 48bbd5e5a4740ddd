/**
 * What the package promises, pinned: `npm run report` writes `reports/`, `--check` fails where the build differs.
 * A change of the public surface is then a change of a file that a reviewer sees. Needs a build.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { DIST, ROOT } from './entries.ts';
import { packageExports } from './exports.ts';

const REPORTS = join(ROOT, 'reports');

/** Every public entry with the names that it exports, as `name` or `type name`; a file has none. */
function exportsReport(): string {
  const entries = Object.entries(packageExports()).map(([name, target]) => ({
    name,
    types: typeof target === 'string' ? '' : typeof target['types'] === 'string' ? target['types'] : '',
  }));
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
      [name, ...(types.endsWith('.d.ts') ? names(join(ROOT, types)).map((line) => `  ${line}`) : [])].join(
        '\n',
      ),
    )
    .join('\n');
}

/** Every declaration file that ships, without its comments. */
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

const NOTICE = 'Written by `npm run report` from the build. A change here is a change of what consumers see.';
const reports = {
  'exports.txt': `${NOTICE}\n\n${exportsReport()}\n`,
  'types.txt': `${NOTICE}\n\n${typesReport()}\n`,
};

/** Returns the first line that differs, for the message. */
function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  return `line ${at + 1}: ${old[at] ?? '(nothing)'} → ${now[at] ?? '(nothing)'}`;
}

let stale = 0;
mkdirSync(REPORTS, { recursive: true });
for (const [name, text] of Object.entries(reports)) {
  const path = join(REPORTS, name);
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
    continue;
  }
  const before = readFileSync(path, 'utf8');
  if (before === text) continue;
  stale += 1;
  console.error(`reports/${name} is not what the build says, ${firstDifference(before, text)}`);
}
if (stale > 0) {
  console.error(
    'If the change of the public surface is meant, run `npm run report` and commit it with a changeset.',
  );
  process.exitCode = 1;
}
