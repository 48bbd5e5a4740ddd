import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { pieces } from '../entries.ts';
import { compiledRootsPlugin } from './compiled-roots-plugin.ts';

/** The modules that each module imports, later or at once, by paths relative to the source. Packages are left out. */
export type ModuleGraph = ReadonlyMap<string, readonly { path: string; later: boolean }[]>;

/**
 * Returns the graph of the modules of all pieces, with roots as they ship.
 *
 * @param source the library's source folder
 */
export async function moduleGraph(source: string): Promise<ModuleGraph> {
  const { metafile } = await build({
    entryPoints: pieces(source).map((piece) => `${piece}/index.ts`),
    absWorkingDir: source,
    bundle: true,
    write: false,
    outdir: source,
    format: 'esm',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
    plugins: [compiledRootsPlugin(source)],
  });
  return new Map(
    Object.entries(metafile.inputs).map(([module, { imports }]) => [
      module,
      imports
        .filter(({ external }) => !external)
        .map(({ path, kind }) => ({ path, later: kind === 'dynamic-import' })),
    ]),
  );
}

const isStyles = (path: string): boolean => path.endsWith('.styles.ts');

/** The modules that `start` reaches, including itself. `next` returns those that a module leads to. */
function reached(start: readonly string[], next: (module: string) => readonly string[]): string[] {
  const found = new Set(start);
  // The set grows during the iteration.
  for (const module of found) for (const path of next(module)) found.add(path);
  return [...found].sort();
}

/** Returns the styles files that a piece reaches, with what it loads later. @param piece `components/Card` */
export const stylesOfPiece = (graph: ModuleGraph, piece: string): string[] =>
  reached([`${piece}/index.ts`], (module) => (graph.get(module) ?? []).map(({ path }) => path)).filter(
    isStyles,
  );

/**
 * Returns the styles files of the components that each module with islands declares. A server renders these components
 * with the page, so the page needs their CSS at once, although their code comes later.
 *
 * @param source the library's source folder
 */
export function stylesOfIslands(graph: ModuleGraph, source: string): ReadonlyMap<string, readonly string[]> {
  const loaded = new Map<string, string[]>();
  for (const module of graph.keys()) {
    const targets = islandComponents(module, readFileSync(join(source, module), 'utf8'));
    if (targets.length > 0) loaded.set(module, targets);
  }
  const atOnce = (module: string): string[] => [
    ...(graph.get(module) ?? []).filter(({ later }) => !later).map(({ path }) => path),
    ...(loaded.get(module) ?? []),
  ];
  return new Map(
    [...loaded].map(([module, targets]) => [module, reached(targets, atOnce).filter(isStyles)] as const),
  );
}

/** The modules that the `load` functions of the islands in a module import, relative to the source as the module is. */
function islandComponents(module: string, code: string): string[] {
  if (!code.includes('defineIsland')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node, loads: boolean): void => {
    if (
      loads &&
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      ts.isStringLiteral(node.arguments[0]!)
    )
      found.push(join(dirname(module), node.arguments[0].text));
    const isLoad = ts.isPropertyAssignment(node) && node.name.getText() === 'load';
    ts.forEachChild(node, (child) => visit(child, loads || isLoad));
  };
  visit(ts.createSourceFile(module, code, ts.ScriptTarget.Latest, true), false);
  return found;
}

/** The folder of a styles file, both relative to the source: its piece, or the folder that it is in. */
export const sheetFolder = (path: string): string =>
  /^(.*?\/)?[A-Z]\w*(?=\/)/.exec(path)?.[0] ?? dirname(path);

/** The path of a source file in the source folder, with slashes. */
export const sourcePath = (file: string, source: string): string =>
  relative(source, file).split(sep).join('/');
