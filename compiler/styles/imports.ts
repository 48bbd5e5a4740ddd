import { dirname } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { pieces } from '../entries.ts';
import { compiledRootsPlugin } from './compiled-roots-plugin.ts';

/** The folders of the sheets that each sheet needs: `blocks/lists/StoryGrid` → `components/SectionHeader`, … */
export type SheetImports = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the other sheets that each sheet needs, from the modules' imports; code that an island loads
 * later counts too.
 *
 * @param source the library's source folder
 * @param styled the folders with roots; shared folders among them have no entry
 */
export async function sheetImports(source: string, styled: readonly string[]): Promise<SheetImports> {
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
  return importsOf(metafile.inputs, [...new Set([...pieces(source), ...styled])]);
}

/** @param sheets the folders that have a sheet; what a folder without one imports is imported by its importers */
function importsOf(
  inputs: Record<string, Pick<Metafile['inputs'][string], 'imports'>>,
  sheets: readonly string[],
): SheetImports {
  const known = new Set(sheets);
  const direct = new Map<string, Set<string>>();
  for (const [path, { imports }] of Object.entries(inputs)) {
    const from = unitOf(path, known);
    const targets = direct.get(from) ?? new Set();
    for (const { path: target, external } of imports) if (!external) targets.add(unitOf(target, known));
    direct.set(from, targets);
  }
  const collect = (folder: string, seen: Set<string>): string[] =>
    [...(direct.get(folder) ?? [])].flatMap((target) => {
      if (seen.has(target)) return [];
      seen.add(target);
      return known.has(target) ? [target] : collect(target, seen);
    });
  return new Map(sheets.map((folder) => [folder, collect(folder, new Set([folder])).sort()]));
}

/** The sheet of a file, or the file itself if it has none. */
function unitOf(path: string, sheets: ReadonlySet<string>): string {
  const folder = sheetFolder(path);
  return sheets.has(folder) ? folder : path;
}

/** The folder whose sheet holds a file's styles, both relative to the source: its piece, or the folder that it is in. */
export const sheetFolder = (path: string): string =>
  /^(.*?\/)?[A-Z]\w*(?=\/)/.exec(path)?.[0] ?? dirname(path);
