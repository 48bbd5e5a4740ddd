import type { IslandDefinition } from '../../src/islands/define-island.ts';
import { loadComponent } from '../../src/islands/loaded.ts';

type Entry = Readonly<Record<string, unknown>>;

const ISLANDS = import.meta.glob<Entry>('../../src/{blocks,patterns}/**/{island,islands,*-island}.ts', {
  eager: true,
});

const isIsland = (value: unknown): value is IslandDefinition<object> =>
  typeof value === 'object' && value !== null && 'when' in value && 'load' in value;

/** Loads the components of all islands, which the HTML of an example already has. */
export async function loadIslandComponents(): Promise<void> {
  const all = Object.values(ISLANDS).flatMap((module) => Object.values(module));
  await Promise.all(all.filter(isIsland).map(loadComponent));
}
