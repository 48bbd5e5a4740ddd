import { type BuildOptions, build } from 'esbuild';
import { globSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Peer dependencies, which no budget counts. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime'];
const THIRD_PARTY = [
  ...REACT,
  '@radix-ui/*',
  '@floating-ui/*',
  'embla-carousel*',
  'zod',
  'sanitize-html',
  'get-nonce',
];

const asModule = (config: BuildOptions): BuildOptions => ({ ...config, format: 'esm', target: 'es2022' });

/** Returns the size of imports in a bundle, in bytes after brotli. Budgets are relative to it. */
async function weight(code: string, external: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    ...asModule({}),
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    external: [...external],
  });
  return brotliCompressSync(outputFiles[0]!.contents).length;
}

const radixDialog = await weight(
  `export { Root, Trigger, Portal, Overlay, Content, Title, Description, Close } from '@radix-ui/react-dialog';`,
  REACT,
);
const radixMenu = await weight(
  `export { Root, Trigger, Portal, Content, Item, Label, Separator } from '@radix-ui/react-dropdown-menu';`,
  REACT,
);
const embla = await weight(`export { default } from 'embla-carousel-react';`, REACT);
const library = await weight(`export * from './dist/index.js';`, THIRD_PARTY);

interface Budget {
  name: string;
  path: string;
  import?: string;
  limit: string;
  ignore?: readonly string[];
}

const component = (name: string, limit: number, ignore: readonly string[] = REACT): Budget => ({
  name,
  path: `dist/components/${name}/index.js`,
  import: `{ ${name} }`,
  limit: `${limit} B`,
  ignore,
});

/** Nearly all of each is what it does; the twentieth is for what is put around a platform element. */
const OWN_BUDGET = new Set(['Carousel', 'Combobox', 'DatePicker']);

const budgets: Budget[] = [
  component('Button', 400),
  // The footer and the body that scrolls above it are 50 B of it, the frame that it shares with other layers is 30 B.
  // 10 B are the name of the prop `icon`, which is in the icon and in its users.
  component('Dialog', radixDialog + 690),
  // A dialog, its two buttons and their row. 10 B, as in others, leave `as` away from elements without it: React on the
  // server reads every prop.
  component('AlertDialog', radixDialog + 1045),
  component('DropdownMenu', radixMenu + 500),
  // Options by the width of the screen and the swipe ratio are 250 B of it, what follows and keeps the focus is
  // 125 B, the column on phones is 70 B.
  component('Carousel', embla + 3000),
  // The requests for options are 400 B of it.
  component('Combobox', 2760, THIRD_PARTY),
  // Half of it is what it is made of: popover, field and icon button.
  // 40 B of it write the attributes that React 18 does not know.
  component('DatePicker', 3700, THIRD_PARTY),
  ...globSync('dist/components/*/', { cwd: import.meta.dirname })
    .map((path) => path.split('/')[2]!)
    // Almost all of the carousel is its behaviour; it has the budget above.
    .filter((name) => !OWN_BUDGET.has(name))
    .sort()
    .map((name) => ({
      ...component(name, Math.floor(library / 20), THIRD_PARTY),
      name: `${name}, a twentieth of the library`,
    })),
  // The larger of two components in one folder.
  ...[
    ['Avatar', 'AvatarGroup'],
    ['Table', 'SortableTable'],
  ].map(([folder, name]) => ({
    name: `${name}, a twentieth of the library`,
    path: `dist/components/${folder}/index.js`,
    import: `{ ${name} }`,
    limit: `${Math.floor(library / 20)} B`,
    ignore: THIRD_PARTY,
  })),
  {
    name: 'StoryGrid by name, without its editor’s form',
    path: 'dist/index.js',
    import: '{ StoryGrid }',
    // 100 B of it are words. 42 B are for React on the server: they render the root of each card and picture in place,
    // a component less, and a slot with one part without a list. 75 B choose the composition of a phone
    // and the width of its pictures. 15 B save a call for each of them.
    // 20 B write the attribute that React 18 does not know. 20 B leave out a kicker that repeats the mark of a live story.
    limit: '4170 B',
    ignore: REACT,
  },
  ...globSync('dist/themes/*.css', { cwd: import.meta.dirname })
    .sort()
    .map((path) => ({ name: path, path, limit: '3 kB' })),
];

export default budgets.map((budget) =>
  budget.import
    ? { ...budget, modifyEsbuildConfig: asModule }
    : { ...budget, disablePlugins: ['@size-limit/esbuild'] },
);
