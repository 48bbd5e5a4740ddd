import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pieces, SOURCE } from '../../compiler/entries.ts';
import { relativeImports } from '../../compiler/specifiers.ts';
import { stylesFiles } from '../../compiler/styles/extract.ts';
import { moduleGraph, sheetFolder, stylesOfPiece } from '../../compiler/styles/imports.ts';
import { EVERYTHING } from '../support/everything.ts';

/** Pieces that use together what the compiler of styles knows, in each layer. They are always compared. */
const SMOKE: ReadonlySet<string> = new Set([
  'components/Button',
  'components/Card',
  'components/Dialog',
  'components/Field',
  'components/Icon',
  'components/Skeleton',
  'components/Table',
  'blocks/body/ArticleBody',
  'blocks/carousels/StoryCarousel',
  'blocks/lists/StoryGrid',
  'patterns/headers/DailyHeader',
  'patterns/lists/StoryList',
]);

/** The compiler of styles, what it is made of, and what shows the stories: a change of these may change any piece. */
const FOR_ALL: readonly RegExp[] = [
  /^compiler\/(?:styles\/|entries\.ts|specifiers\.ts)/,
  /^src\/styling\//,
  /^\.storybook\/(?:main|preview|preview-head|root-settings|brands)\./,
  /^tests\/(?:styles|support)\//,
  /^tools\/(?:chromium|storybook-build)\.ts$/,
  /^package-lock\.json$/,
];

/** Files that have no part in a story. */
const NOT_SHOWN = /\.(?:test\.tsx?|mdx)$/;

/**
 * Returns the pieces whose styles are compared: some always, those that a change may reach, and all when it is a change
 * of the compiler or is not known.
 *
 * @param files the changed files, relative to the root
 */
export async function chosenPieces(
  files: readonly string[] | undefined,
  everything: boolean = EVERYTHING,
): Promise<string[]> {
  const all = pieces(SOURCE);
  const shown = files?.filter((file) => !NOT_SHOWN.test(file));
  if (everything || !shown || shown.some((file) => FOR_ALL.some((place) => place.test(file)))) return all;
  const changed = shown.filter((file) => file.startsWith('src/')).map((file) => file.slice('src/'.length));
  const folders = new Set(changed.map(sheetFolder));
  const own = new Set(all);
  // A view of a piece is compared in that piece; styles, and parts that pieces share, in every piece that imports them.
  const shared = new Set([
    ...[...folders].filter((folder) => !own.has(folder)),
    ...withImporters(changed).map(sheetFolder),
  ]);
  const graph = await moduleGraph(SOURCE);
  return all.filter(
    (piece) =>
      SMOKE.has(piece) ||
      folders.has(piece) ||
      shared.has(piece) ||
      stylesOfPiece(graph, piece).some((path) => shared.has(sheetFolder(path))),
  );
}

const allStyles = (): string[] => stylesFiles(SOURCE).map((file) => relative(SOURCE, file));
const read = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');

/** The styles files among `changed`, and all that import them, directly or by another. */
function withImporters(changed: readonly string[]): string[] {
  const imported = new Map(
    allStyles().map((file) => [
      file,
      relativeImports(read(file)).map(({ specifier }) => join(dirname(file), specifier)),
    ]),
  );
  const found = new Set(changed.filter((file) => file.endsWith('.styles.ts')));
  for (const target of found)
    for (const [file, targets] of imported) if (targets.includes(target)) found.add(file);
  return [...found];
}
