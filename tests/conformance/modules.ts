/// <reference types="vite/types/importMeta.d.ts" />
import type { IslandDefinition } from '../../src/islands/define-island.ts';
import { loadComponent } from '../../src/islands/loaded.ts';
import type { StoriesModule } from './stories.ts';

/** The exports of a folder's index: components, blocks, islands, functions. */
export type Entry = Readonly<Record<string, unknown>>;

type Loaders<T> = Record<string, () => Promise<T>>;

const STORIES = import.meta.glob('../../src/{components,blocks,patterns}/**/*.stories.tsx');
const COMPONENTS = import.meta.glob('../../src/components/[A-Z]*/index.ts');
const TESTS = import.meta.glob('../../src/components/[A-Z]*/*.test.tsx', {
  query: '?raw',
  import: 'default',
});
const ENTRIES = import.meta.glob('../../src/{blocks,patterns}/*/[A-Z]*/index.ts');
const ISLANDS = import.meta.glob('../../src/{blocks,patterns}/**/{island,islands,*-island}.ts');

const load = async <T>(loaders: Record<string, () => Promise<unknown>>): Promise<[string, T][]> =>
  Promise.all(
    Object.entries(loaders as Loaders<T>).map(async ([path, module]): Promise<[string, T]> => [
      path.replace('../../src/', ''),
      await module(),
    ]),
  );

/** Every module of stories, by its path in `src`. */
export const loadStories = (): Promise<[string, StoriesModule][]> => load(STORIES);

/** The entry of every component, by its path in `src`. */
export const loadComponents = (): Promise<[string, Entry][]> => load(COMPONENTS);

/** The text of the tests of every component. */
export const loadTests = async (): Promise<string[]> => (await load<string>(TESTS)).map(([, text]) => text);

/** The entry of every block and pattern, by its path in `src`. */
export const loadEntries = (): Promise<[string, Entry][]> => load(ENTRIES);

const isIsland = (value: unknown): value is IslandDefinition<object> =>
  typeof value === 'object' && value !== null && 'when' in value && 'load' in value;

/** Every island of the package. */
export async function allIslands(): Promise<IslandDefinition<object>[]> {
  const modules = await load<Entry>(ISLANDS);
  return modules.flatMap(([, module]) => Object.values(module)).filter(isIsland);
}

/** Loads the components of all islands, so that none of them suspends. */
export async function loadIslands(): Promise<void> {
  await Promise.all((await allIslands()).map((island) => loadComponent(island)));
}
