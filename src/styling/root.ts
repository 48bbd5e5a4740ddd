import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';

/**
 * What a consumer of the library may style: a component that is also a selector.
 * `_sc` is a type-only brand, equal to styled-components' own, so that `${Button}` in a
 * consumer's template is typed as a selector and not as a style function.
 */
export interface Part<P> {
  (props: P): ReactNode;
  readonly _sc: symbol;
  toString(): string;
  displayName?: string | undefined;
}

/** A styled root: the one element of a component that carries its CSS. */
export type Root<T extends ElementType> = Part<ComponentPropsWithRef<T> & { as?: ElementType }>;
