import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The path of a piece by the path of its stories: `components/Button`. */
export const pieceOf = (storyFile: string): string => /src\/(.*)\/[^/]+$/.exec(storyFile)![1]!;

/** The id of a story, as Storybook has it: `blocks-lists-storygrid--soft`. */
export const storyId = (piece: string, exported: string): string =>
  toId(piece, storyNameFromExport(exported));

/** The name of a story in words: `Soft Large At The End`. */
export const storyName = (exported: string): string => storyNameFromExport(exported);
