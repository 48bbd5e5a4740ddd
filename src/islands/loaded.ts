import { lazy } from 'react';
import type { IslandComponent, IslandDefinition } from './define-island.ts';

// By their loaders: a site may give an island another script, and its component stays the same.
const loaded = new WeakMap<IslandDefinition<never>['load'], IslandComponent<never>>();
const lazies = new WeakMap<IslandDefinition<never>['load'], IslandComponent<never>>();

/** The component of an island that `preload` has loaded, otherwise undefined. */
export const loadedComponent = <P>(island: IslandDefinition<P>): IslandComponent<P> | undefined =>
  loaded.get(island.load) as IslandComponent<P> | undefined;

/** Loads and caches an island's component, so that it renders without suspending. */
export async function loadComponent<P>(island: IslandDefinition<P>): Promise<IslandComponent<P>> {
  const { default: component } = await island.load();
  loaded.set(island.load, component as IslandComponent<never>);
  return component;
}

/** A component that suspends until the island's code is loaded. One per loader, so that its state survives. */
export function lazyComponent<P extends object>(island: IslandDefinition<P>): IslandComponent<P> {
  const known = lazies.get(island.load);
  if (known) return known as IslandComponent<P>;
  const component = lazy(async () => ({ default: await loadComponent(island) }));
  lazies.set(island.load, component as unknown as IslandComponent<never>);
  return component as unknown as IslandComponent<P>;
}
