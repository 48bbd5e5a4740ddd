/** Pictures of stories are data URLs. They are shortened, or they would fill the sample. */
const DRAWN = /(["'`])data:image\/.*?\1/gs;
const TAG = /<([A-Z][A-Za-z]*)/g;

/** The folder of a piece below the sources, and its name. */
const PIECE = /\/src\/(.*?([^/]+))\/[^/]+$/;

/** The public entries by the name of their piece: `StoryGrid` is in `rotativa/blocks/lists/StoryGrid`. */
const entriesOf = (storyFiles: readonly string[]): Map<string, string> =>
  new Map(
    storyFiles.flatMap((file) => {
      const [, folder = '', name = ''] = PIECE.exec(file) ?? [];
      return name ? [[name, `rotativa/${folder}`]] : [];
    }),
  );

/**
 * A story as an app writes it: with the imports of the pieces that it uses, from the package.
 *
 * @param code the JSX of a story
 * @param storyFiles the paths of all files of stories
 */
export function consumerCode(code: string, storyFiles: readonly string[]): string {
  const entries = entriesOf(storyFiles);
  const shown = code.replace(DRAWN, '"/foto.jpg"');
  const used = [...new Set([...shown.matchAll(TAG)].map(([, name = '']) => name))].sort();
  const imports = used.flatMap((name) => {
    const entry = entries.get(name);
    return entry ? [`import { ${name} } from '${entry}';`] : [];
  });
  return imports.length === 0 ? shown : `${imports.join('\n')}\n\n${shown}`;
}
