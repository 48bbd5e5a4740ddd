import type { BuildOptions } from 'esbuild';
import { globSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** The consumer's own, in every budget. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime'];
const THIRD_PARTY = [...REACT, '@radix-ui/*', 'embla-carousel*', 'zod', 'sanitize-html', 'get-nonce'];

const asModule = (config: BuildOptions): BuildOptions => ({ ...config, format: 'esm', target: 'es2022' });

/** Returns what a line of imports weighs in a bundle, in bytes after brotli: what a budget is relative to. */
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

const budgets: Budget[] = [
  component('Button', 400),
  component('Dialog', radixDialog + 500),
  component('DropdownMenu', radixMenu + 500),
  component('Carousel', embla + 2500),
  ...globSync('dist/components/*/', { cwd: import.meta.dirname })
    .map((path) => path.split('/')[2]!)
    // Nearly all of the carousel is what it does; it has the budget above.
    .filter((name) => name !== 'Carousel')
    .sort()
    .map((name) => ({
      ...component(name, Math.floor(library / 20), THIRD_PARTY),
      name: `${name}, a twentieth of the library`,
    })),
  {
    name: 'CardGrid by name, without its editor’s form',
    path: 'dist/index.js',
    import: '{ CardGrid }',
    limit: '4 kB',
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
