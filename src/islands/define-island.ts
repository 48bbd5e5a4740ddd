import type { ReactNode } from 'react';

/**
 * What survives JSON, by type: a function, a Date or a React element makes the property `never`,
 * so that an island with such a prop is refused at compile time.
 */
export type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : { [K in keyof T]: Plain<T[K]> };

/** Props that survive JSON, to bound an island's props with: `P extends PlainProps<P>`. */
export type PlainProps<P> = { [K in keyof P]: Plain<P[K]> };

/**
 * When an island's code is fetched and hydrated.
 * - `load`: as soon as the page's HTML is parsed;
 * - `idle`: when the browser has nothing better to do;
 * - `visible`: when it comes within 200 px of the viewport;
 * - `intent`: at the first pointer, key or focus on it.
 * Whatever the trigger, a reader who acts on an island that is not ready starts it at once.
 */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'intent';

/** A component as an island loads it: contravariant in its props, so that a mixed list has one type. */
export type IslandComponent<P> = (props: P) => ReactNode;

export interface IslandDefinition<P> {
  /** Unique on the site: it joins the server's HTML with the client's code, and prefixes the ids. */
  readonly name: string;
  readonly when: IslandWhen;
  /** Fetches the component: the module's default export. */
  readonly load: () => Promise<{ default: IslandComponent<P> }>;
}

const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Declares a piece of the page that hydrates on its own, late. It holds no component code, so the static
 * tree that mentions it never pulls that code in. The component must be synchronous (its data come by props)
 * and its props small: they stand in the HTML as JSON.
 *
 * @throws TypeError when the name is not lower-case words joined by hyphens
 */
export function defineIsland<P extends PlainProps<P>>(definition: IslandDefinition<P>): IslandDefinition<P> {
  if (!NAME.test(definition.name)) {
    throw new TypeError(`Island name "${definition.name}": use lower-case words joined by hyphens.`);
  }
  return Object.freeze(definition);
}
