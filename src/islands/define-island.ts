import type { ReactNode } from 'react';

/**
 * Types that survive JSON: a function, a Date or a React element makes the property `never`,
 * so that an island with such a prop does not compile.
 */
export type Serializable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : { [K in keyof T]: Serializable<T[K]> };

/** Constraint for props that survive JSON: `P extends PlainProps<P>`. */
export type SerializableProps<P> = { [K in keyof P]: Serializable<P[K]> };

/**
 * When an island's code is fetched and hydrated.
 * - `load`: when the page's HTML is parsed;
 * - `idle`: when the browser is idle;
 * - `visible`: when it comes within 200 px of the viewport;
 * - `intent`: at the first key or focus event on it, or when a pointer moves or presses on it.
 * With every trigger, an interaction starts the island at once.
 */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'intent';

/** The component of an island: contravariant in its props, so that a mixed list has one type. */
export type IslandComponent<P> = (props: P) => ReactNode;

/**
 * A plain script that updates an island's HTML in the browser.
 *
 * @param element the parent of the component's HTML
 * @returns stops the script, for pages that can remove the island
 */
export type IslandScript<P> = (element: HTMLElement, props: P) => (() => void) | void;

/** A part of a page that starts automatically: its name, its code and when it starts. */
export interface IslandDefinition<P> {
  /** Unique on the site: connects the server's HTML with the client's code and prefixes the ids. */
  readonly name: string;
  readonly when: IslandWhen;
  /** Loads the component: the module's default export. */
  readonly load: () => Promise<{ default: IslandComponent<P> }>;
  /**
   * For islands with small changes: the browser runs the module's default export on the server's HTML instead of
   * hydrating it, and loads neither the component nor React. The component must be static.
   */
  readonly script?: (() => Promise<{ default: IslandScript<P> }>) | undefined;
  /**
   * Props that the browser does not get, because the component keeps what the server's HTML shows of them, by
   * `useSentContent`.
   */
  readonly shown?: readonly (keyof P)[] | undefined;
}

const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Declares a part of the page that hydrates separately, on demand. It contains no component code, so a static
 * tree with an island does not import that code. The component must be synchronous (data as props)
 * and its props small, because they are in the HTML as JSON.
 *
 * @throws TypeError if the name is not in kebab case
 */
export function defineIsland<P extends SerializableProps<P>>(
  definition: IslandDefinition<P>,
): IslandDefinition<P> {
  if (!NAME.test(definition.name)) {
    throw new TypeError(`Island name "${definition.name}": use lower-case words joined by hyphens.`);
  }
  return Object.freeze(definition);
}
