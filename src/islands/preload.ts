import type { IslandDefinition } from './define-island.ts';
import { loadComponent } from './loaded.ts';

/**
 * Loads the code of islands, so that they render at once: on a server before its first page, and in an app that is
 * rendered in the browser before its first frame.
 * @throws the error of an island's module during evaluation
 */
export async function preload(islands: readonly IslandDefinition<never>[]): Promise<void> {
  await Promise.all(islands.map(loadComponent));
}
