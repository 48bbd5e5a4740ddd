/** Pictures of stories are data URLs. They are shortened, or they would fill the sample. */
const DRAWN = /(["'`])data:image\/.*?\1/gs;
/** Names in JSX, of elements and of values: `<Icon`, `icon={shareIcon}`. */
const NAME = /<([A-Z]\w*)|=\{([a-z]\w*)\}/g;

/** The folder of a piece below the sources, and its name. */
const PIECE = /\/src\/(.*?([^/]+))\/[^/]+$/;

/**
 * The public entries by the name of their piece: `StoryGrid` is in `rotativa/blocks/lists/StoryGrid`.
 *
 * @param storyFiles the paths of all files of stories
 */
export const entriesOf = (storyFiles: readonly string[]): Map<string, string> =>
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
 * @param entries the public entry of each name: of pieces, and of what else they export
 */
export function consumerCode(code: string, entries: ReadonlyMap<string, string>): string {
  const shown = code.replace(DRAWN, '"/foto.jpg"');
  const names = new Set([...shown.matchAll(NAME)].map(([, tag, value]) => tag ?? value!));
  const used = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const entry = entries.get(name);
    // A constant of the sample may have the name of an export.
    if (!entry || shown.includes(`const ${name} =`)) continue;
    used.set(entry, [...(used.get(entry) ?? []), name]);
  }
  const imports = [...used].map(([entry, all]) => `import { ${all.join(', ')} } from '${entry}';`);
  return imports.length === 0 ? shown : `${imports.join('\n')}\n\n${shown}`;
}
